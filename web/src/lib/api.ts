/** Requests to the server: docs/protocol.md. */

import type { Sparse } from './complete';
import type { Card, Hue, LogEntry, Sheet, Stat, Term, View, Zone } from './protocol';
import { settings } from './settings.svelte';
import type { Draw } from './shares';

export interface Me {
  id: number;
  name: string;
  account: boolean;
  webhook: string;
  /** By which time I live, such as Europe/Berlin. */
  zone: string;
  /** Minutes of my day between which nothing is sent. */
  quiet: { begins: number; ends: number } | null;
  /** The minute of my day when I am told of all slow games at once. */
  digest: number | null;
  /** In which the server writes to me. */
  language: string;
  /** I may see reports and settle them. */
  moderator: boolean;
}

export type NoticeWish = Pick<Me, 'webhook' | 'zone' | 'quiet' | 'digest'>;

/** A move that I have chosen before I am asked; without an action: pass, if I may. */
export interface Premove {
  seat: number;
  at: number;
  action?: string;
  /** Only at questions of this kind. */
  asked?: string;
  /** Pass again and again, until something else is asked. */
  lasting?: boolean;
}

/** What I might be offered next, and at which question. */
export interface PremoveChoice {
  action: string;
  text: string;
  asked: string;
  question: string;
  passes?: boolean;
}

/** What somebody says about a step of a game. */
export interface Comment {
  id: number;
  step: number;
  person: number;
  name: string;
  text: string;
  at: number;
  mine?: boolean;
}

/** A game that can be watched now. */
export interface Watched {
  table: TableSummary;
  watching: number;
  rating: number | null;
}

export const WRONGS = ['chat', 'play', 'name', 'other'] as const;

/** What somebody is said to have done, for the moderators. */
export interface NewReport {
  person: number;
  kind: (typeof WRONGS)[number];
  text: string;
  table?: string;
  line?: number;
}

export interface Report {
  id: number;
  at: number;
  kind: NewReport['kind'];
  text: string;
  by: string;
  about: string;
  about_id?: number;
  table?: string;
  lines?: ChatLine[];
  others?: number;
  settled?: number;
  settled_by?: string;
  verdict?: string;
}

export const SENTENCES = ['nothing', 'mute', 'ban'] as const;

export interface Settlement {
  deed: (typeof SENTENCES)[number];
  reason: string;
  /** None: for good. */
  days?: number;
}

/** What a moderator did, or the operator. */
export interface Deed {
  at: number;
  deed: string;
  by?: string;
  about?: string;
  about_id?: number;
  subject?: string;
  until?: number;
  reason?: string;
}

export interface Rating {
  players: number;
  rating: number;
  deviation: number;
  games: number;
  won: number;
}

/** What is played together or alone, such as a scenario of some difficulty, and with what success. */
export interface Course {
  key: string;
  options: string[];
  players: number;
  played: number;
  won: number;
  best?: Mark[];
}

export interface TogetherBoard {
  game: string;
  title: string;
  courses: Course[];
  course: string;
  ranked: MarkedGame[];
}

/** What somebody has done in one game; what is not given is nothing. */
export interface GameFigures {
  game: string;
  title: string;
  played: number;
  won: number;
  seconds: number;
  best?: number;
  streak?: number;
  favourites?: { name: string; played: number; won: number }[];
  /** The last twelve, this one last. */
  months?: { month: string; played?: number; won?: number; seconds?: number }[];
  ratings?: Rating[];
  courses?: Course[];
}

export interface PastGame {
  table: string;
  game: string;
  title: string;
  players: number;
  place: number;
  won: boolean;
  cooperative: boolean;
  ended: number;
  steps: number;
  score?: number;
  resigned?: boolean;
  rating?: number;
  change?: number;
  replay?: boolean;
  against?: string[];
  /** The levels of the bots. */
  bots?: Level[];
}

export type Hidden = 'history' | 'figures' | 'ratings' | 'achievements';
export const HIDEABLE: readonly Hidden[] = ['history', 'figures', 'ratings', 'achievements'];

/** Something that can be achieved; with the time, and perhaps the table, if it was. */
export interface Achievement {
  name: string;
  how: string;
  rarity: number;
  at?: number;
  table?: string;
}

export interface Achieved {
  game: string;
  title: string;
  achievements: Achievement[];
}

/** What somebody shows of themselves. */
export interface Profile {
  id: number;
  name: string;
  account: boolean;
  since: number;
  hidden?: Hidden[];
  figures?: GameFigures[];
  history?: PastGame[];
  achieved?: Achieved[];
}

/** By what finished games are compared, in words. */
export interface Mark {
  name: string;
  value: number;
}

export interface MarkedGame {
  rank: number;
  person: number;
  name: string;
  marks: Mark[];
  table: string;
}

export interface DailyTry {
  status: 'playing' | 'judging' | 'counted' | 'given-up' | 'late' | 'refused';
  table: string;
  rank?: number;
  marks?: Mark[];
}

/** Today's challenge of a game. */
export interface DailyInfo {
  game: string;
  title: string;
  day: string;
  ends: number;
  tried: number;
  options: string[];
  streak: number;
  yours: DailyTry | null;
}

export interface DailyBoard extends DailyInfo {
  longest: number;
  bots: Level[];
  ranked: MarkedGame[];
  best: MarkedGame | null;
}

export type Format = 'swiss' | 'knockout' | 'round-robin' | 'race';
export const FORMATS: readonly Format[] = ['swiss', 'knockout', 'round-robin', 'race'];

export interface NewTournament {
  name: string;
  game: string;
  format: Format;
  options: Record<string, unknown>;
  clock?: ClockWish;
  most: number;
  rounds: number;
  minutes: number;
  bots: Level[];
}

export interface TournamentSummary {
  id: string;
  name: string;
  game: string;
  title: string;
  format: Format;
  status: 'open' | 'running' | 'over' | 'cancelled';
  entered: number;
  most: number;
  round: number;
  rounds: number;
  begins: number;
  yours: boolean;
}

export interface Entrant {
  name: string;
  party: number;
  person?: number;
  bot?: Level;
  withdrawn?: boolean;
}

export interface Standing {
  party: number;
  rank?: number;
  points?: number;
  buchholz?: number;
  sonneborn?: number;
  wins?: number;
  played?: number;
  marks?: Mark[];
}

export interface Pairing {
  parties: number[];
  points?: number[];
  how?: 'bye' | 'played' | 'forfeit';
  table?: string;
}

export interface TournamentInfo extends TournamentSummary {
  owner: boolean;
  size: number;
  options: string[];
  clock: ClockWish | null;
  entrants: Entrant[];
  standings: Standing[];
  history: { number: number; pairings: Pairing[] }[];
}

export interface Ranked {
  rank: number;
  name: string;
  rating: number;
  deviation: number;
  games: number;
  won: number;
  person?: number;
  bot?: Level;
}

export interface Leaderboard {
  game: string;
  title: string;
  players: number;
  sizes: number[];
  ranked: Ranked[];
}

export interface OptionValue {
  value: unknown;
  label: string;
  /** The face of a hero or a people, its colour, and what sets it apart. */
  icon?: string;
  hue?: Hue | '';
  stats?: Sparse<Stat>[];
}

export interface GameOption {
  name: string;
  label: string;
  help: string;
  default: unknown;
  values: OptionValue[] | null;
  least: number | null;
  most: number | null;
  /** It matters if one of these options has one of the values; nothing: always. */
  when?: [string, unknown[]][];
  /** Its values lead from less to more, as from easy to hard. */
  scale?: boolean;
  /** Words with commas between, picked from cards that differ by the value of this option. */
  picked_by?: string;
}

export interface PickList {
  cards: { word: string; card: Sparse<Card>; most: number }[];
  /** How many words there are if there are any; null: any number. */
  exactly: number | null;
}

export interface GamePreset {
  name: string;
  title: string;
  text: string;
  icon: string;
  options: Record<string, unknown>;
}

/** So many pieces, by where their facts come from. */
export interface Pieces {
  have: number;
  book: number;
  public: number;
  mixed: number;
  original: number;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  players: { least: number; most: number };
  options: GameOption[];
  rules: number;
  /** The names of its drawings, such as `cover`. */
  pictures: string[];
  /** How much of it is as printed, and how much is ours. */
  pieces: Pieces;
  /** How long it takes, at least and at most. */
  minutes: [number, number] | null;
  /** From 1 to 5. */
  weight: number | null;
  /** Ways to start, the usual one first. */
  presets: GamePreset[];
}

/** What a game with certain options would be like. */
export interface GamePreview {
  /** Its aim, and what the options come to. */
  sheet: Sparse<Sheet> | null;
  /** How such games ended on this server, where all players win or lose together. */
  record: { games: number; won: number } | null;
}

export type Level = 'novice' | 'adept' | 'expert' | 'master' | 'aggressive' | 'builder';
export const LEVELS: readonly Level[] = ['novice', 'adept', 'expert', 'master', 'aggressive', 'builder'];

export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'hotseat';
  bot?: Level;
  name?: string;
}

export type ClockWish =
  { kind: 'live'; minutes: number; increment: number } | { kind: 'correspondence'; days: number };

/** What one has to do with somebody; what is not given is nothing. */
export interface Acquaintance {
  id: number;
  name: string;
  /** `asked`: I wait for their answer; `asks`: they wait for mine. */
  friend?: 'asked' | 'asks' | 'friend';
  online?: boolean;
  blocked?: boolean;
  muted?: boolean;
  note?: string;
}

/** A game for which I wait until others want the same. */
export interface Sought {
  id: number;
  game: string;
  title: string;
  players: number;
  rated: boolean;
  since: number;
  rating?: number;
  window?: number;
}

export interface Seek {
  game: string;
  options: Record<string, unknown>;
  clock?: ClockWish;
  rated: boolean;
  share: 'later';
}

/** Which tables of a list are wanted; what is not given may be anything. */
export interface Sort {
  game?: string;
  players?: number;
  rated?: boolean;
  speed?: 'live' | 'correspondence' | 'none';
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock?: ClockWish;
  private?: boolean;
  /** Only friends find it. */
  friends?: boolean;
  /** It counts for ratings. */
  rated?: boolean;
  /** Bots may be asked what they would do. */
  hints?: boolean;
  /** People may write to each other. */
  chat?: boolean;
  /** We add something to the seed once we have seen what binds the server. */
  share?: 'later';
}

export interface Invite {
  seat: number;
  url: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'person' | 'hotseat' | 'open' | 'bot';
  connected: boolean;
  resigned: boolean;
  bot: Level | null;
  clock: { left: number; running: boolean } | null;
  /** Whom the seat will play, while the game waits for people and where that is settled. */
  side: string;
  /** Who sits or sat here. */
  person: number | null;
}

export interface TableRequest {
  id: number;
  kind: 'undo' | 'abandon';
  seat: number;
  agreed: number[];
  asked: number[];
  step: number;
}

export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

export type Status = 'waiting' | 'playing' | 'over' | 'abandoned' | 'retired';

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  status: Status;
  private: boolean;
  seats: SeatInfo[];
  you: number[];
  your_turn: boolean;
  step: number;
  created: number;
  changed: number;
  waiting_for: number[];
  friends: boolean;
  rated: boolean;
  /** By which I may sit down, where friends let me in. */
  invite: string | null;
  clock: ClockWish | null;
  result: Result | null;
  /** I see it as it was some time ago. */
  delayed: boolean;
  /** How far a game of mine has come, in the game's own words. */
  progress: { value: number; most: number; text: string } | null;
}

/** Who is here now, and how many games go on. */
export interface Bustle {
  people: number;
  games: number;
}

/** A friend asks me to sit down. */
export interface Invitation {
  table: TableSummary;
  by: string;
  by_id: number;
  at: number;
}

/** A browser in which one is signed in. */
export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  status: Status;
  private: boolean;
  friends: boolean;
  rated: boolean;
  /** All win or lose together; told once the game has begun. */
  cooperative: boolean;
  hints: boolean;
  chat_open: boolean;
  /** What one may ask of the bots among one's partners. */
  wishes: string[];
  owner: boolean;
  you: number[];
  /** I have a seat here or had one: I may ask for a rematch. */
  played: boolean;
  revision: number;
  step: number;
  waiting_for: number[];
  /** From when on the others may claim the game of whoever has to move; null where a clock decides. */
  claim_from: number | null;
  clock: ClockWish | null;
  seats: SeatInfo[];
  commitment: string;
  /** The game waits for what we add to its seed. */
  needs_share: boolean;
  seed: string | null;
  draw: Draw | null;
  /** Why the rules of today cannot play this game. */
  retired: string | null;
  /** Where the game went on from an earlier move because its rules had changed. */
  rule_changes: { step: number; was: number; at: number }[];
  requests: TableRequest[];
  invites: Invite[];
  result: Result | null;
  rematch: string | null;
  cloned_from: string | null;
  /** What is played for beyond the game itself. */
  contest: 'daily' | 'practice' | 'tournament' | null;
  /** I see the table as it was so many seconds ago. */
  delay: number | null;
}

export interface ChatLine {
  id: number;
  name: string;
  text: string;
  at: number;
  seat: number | null;
  person: number | null;
}

export interface Hint {
  step: number;
  /** The first two with reasons: what it gains, costs and risks. */
  choices: { action: string; text: string; value: number; visits: number; why: string[] }[];
}

export interface RuleInfo {
  id: string;
  kind: string;
  section: string;
  text: string;
}

export interface RuleBook {
  game: string;
  title: string;
  sections: { id: string; title: string; rules: RuleInfo[] }[];
}

export interface RuleInFull extends RuleInfo {
  title: string;
  source: string;
  data?: unknown;
  readings: { issue: string; reading: string }[];
}

export interface CardBook {
  game: string;
  title: string;
  zones: Sparse<Zone>[];
}

export interface LessonInfo {
  name: string;
  title: string;
  steps: number;
  minutes: number;
}

export interface Learning {
  game: string;
  title: string;
  lessons: LessonInfo[];
}

/** What a lesson shows beside the table; what is not given is nothing. */
export interface LessonView {
  title: string;
  names: string[];
  place: number;
  minutes_left: number;
  name: string;
  text: string;
  lit?: string[];
  rule?: string;
  /** The action that the coach would take. */
  show?: string;
  shown?: string;
  free?: boolean;
  /** It is a whole game, which the learner plays: nothing is pointed out, kinds of decisions are explained when met. */
  whole?: boolean;
  answer?: string;
  /** What came of the learner's own move, where that is no longer seen. */
  came?: string;
  /** What the coach has played for the learner on the way here. */
  meanwhile?: string;
  over?: boolean;
  /** The lesson that is best taken after this one. */
  next?: string;
}

export interface Lecture {
  doings: string[];
  lesson: LessonView;
  view: Sparse<View>;
}

export interface PlayerAid {
  game: string;
  title: string;
  sections: { title: string; lines: string[] }[];
}

/** What a person has met, each as `game kind`, and the games they have played. */
export interface Learned {
  met: string[];
  played: string[];
}

export interface CoachWords {
  text: string;
  example: string;
}

export interface Glossary {
  game: string;
  terms: Sparse<Term>[];
}

export interface ReplayStep {
  step: number;
  steps: number;
  seat: number | null;
  /** The log is told from this step on. */
  since: number;
  view: Sparse<View>;
}

/** A decision, taken after `step` moves, that cost a part of the chances; what was better, and why. */
export interface CostlyDecision {
  step: number;
  seat: number;
  played: string;
  better: string;
  cost: number;
  why: string[];
}

/** How a game went, and which decisions cost each person the most. */
export interface GameReview {
  chances: { step: number; values: number[] }[];
  costly: CostlyDecision[];
  looked_at: number;
  decisions: number;
}

/** Entries of the log before a step, all from `since` on. */
export interface LogPage {
  since: number;
  entries: Sparse<LogEntry>[];
}

export interface Verdict {
  ok: boolean;
  game: string;
  steps: number;
  error: string;
  seed: string;
  commitment: string;
  draw: Draw | null;
}

/** What the server refused, and why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }

  /** How long to wait before asking again, where the server says so. */
  get seconds(): number {
    return Number(/(\d+) s$/.exec(this.message)?.[1] ?? 0);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : content,
  }).catch(() => {
    throw new Refused('offline', 'offline');
  });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refused> {
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; text?: string };
  return new Refused(problem.code ?? `http-${answer.status}`, problem.text ?? answer.statusText);
}

const query = (values: Record<string, string | number | boolean | null | undefined>) => {
  const given = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return new URLSearchParams([
    ['lang', settings.language],
    ...given.map(([name, value]) => [name, String(value)]),
  ]).toString();
};

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  enter: (name?: string) =>
    request<Me>('POST', '/session', { language: settings.language, ...(name ? { name } : {}) }),
  register: (name: string, password: string) => request<Me>('POST', '/accounts', { name, password }),
  login: (name: string, password: string) => request<Me>('POST', '/login', { name, password }),
  logout: () => request<undefined>('POST', '/logout'),
  changePassword: (password: string, changed: string) =>
    request<Me>('PUT', '/account/password', { password, new: changed }),
  /** Guests have no password. */
  deleteAccount: (password?: string) =>
    request<undefined>('POST', '/account/deletion', password ? { password } : {}),
  resetPassword: (name: string, code: string, changed: string) =>
    request<Me>('POST', '/account/reset', { name, code, new: changed }),
  sessions: () => request<SessionInfo[]>('GET', '/sessions'),
  endSession: (id: string) => request<undefined>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => request<undefined>('DELETE', '/sessions'),
  dataUrl: '/api/account/data',
  learned: () => request<Learned>('GET', '/session/learned'),
  meet: (met: readonly string[]) => request<undefined>('POST', '/session/learned', { met }),
  forgetMet: () => request<undefined>('DELETE', '/session/learned'),
  pushKey: () => request<{ key: string | null }>('GET', '/push'),
  subscribe: (wish: { endpoint: string; key: string; secret: string }) =>
    request<undefined>('POST', '/session/pushes', wish),
  unsubscribe: (endpoint: string) =>
    request<undefined>('DELETE', `/session/pushes?${new URLSearchParams({ endpoint }).toString()}`),
  setNotices: (wish: NoticeWish) => request<Me>('PUT', '/session/notices', wish),

  profile: (id: number, before?: number) => request<Profile>('GET', `/people/${id}?${query({ before })}`),
  hide: (hidden: readonly Hidden[]) => request<undefined>('PUT', '/account/privacy', { hidden }),
  leaderboard: (game: string, players?: number) =>
    request<Leaderboard>('GET', `/leaderboards/${encodeURIComponent(game)}?${query({ players })}`),

  together: (game: string, course?: string) =>
    request<TogetherBoard>('GET', `/leaderboards/${encodeURIComponent(game)}/together?${query({ course })}`),

  company: () => request<Acquaintance[]>('GET', '/company'),
  tie: (id: number) => request<Acquaintance>('GET', `/people/${id}/tie`),
  changeTie: (id: number, change: { blocked?: boolean; muted?: boolean; note?: string }) =>
    request<Acquaintance>('PUT', `/people/${id}/tie`, change),
  befriend: (id: number) => request<Acquaintance>('POST', `/people/${id}/friend`),
  part: (id: number) => request<Acquaintance>('DELETE', `/people/${id}/friend`),
  invitations: () => request<Invitation[]>('GET', `/invitations?${query({})}`),
  invite: (table: string, person: number) =>
    request<undefined>('POST', `${at(table)}/invitations`, { person }),
  decline: (table: string) => request<undefined>('DELETE', `/invitations/${encodeURIComponent(table)}`),
  report: (report: NewReport) => request<undefined>('POST', '/reports', report),
  reports: (settled: boolean) => request<Report[]>('GET', `/moderation/reports?${query({ settled })}`),
  settle: (report: number, verdict: Settlement) =>
    request<undefined>('POST', `/moderation/reports/${report}`, verdict),
  unsay: (line: number) => request<undefined>('DELETE', `/moderation/chat/${line}`),
  deeds: () => request<Deed[]>('GET', '/moderation/log'),
  seeking: () => request<Sought[]>('GET', `/seeking?${query({})}`),
  seek: (wish: Seek) => request<Sought>('POST', `/seeking?${query({})}`, wish),
  stopSeeking: (id: number) => request<undefined>('DELETE', `/seeking/${id}`),

  dailies: () => request<DailyInfo[]>('GET', `/daily?${query({})}`),
  daily: (game: string, day?: string) =>
    request<DailyBoard>('GET', `/daily/${encodeURIComponent(game)}?${query({ day })}`),
  startDaily: (game: string) => request<{ id: string }>('POST', `/daily/${encodeURIComponent(game)}`),
  practiseDaily: (game: string) =>
    request<{ id: string }>('POST', `/daily/${encodeURIComponent(game)}/practice`),

  tournaments: () => request<TournamentSummary[]>('GET', `/tournaments?${query({})}`),
  tournament: (id: string) =>
    request<TournamentInfo>('GET', `/tournaments/${encodeURIComponent(id)}?${query({})}`),
  createTournament: (wish: NewTournament) => request<{ id: string }>('POST', '/tournaments', wish),
  enterTournament: (id: string, party?: number) =>
    request<undefined>('POST', `/tournaments/${encodeURIComponent(id)}/join`, { party }),
  leaveTournament: (id: string) => request<undefined>('POST', `/tournaments/${encodeURIComponent(id)}/leave`),
  beginTournament: (id: string) => request<undefined>('POST', `/tournaments/${encodeURIComponent(id)}/begin`),
  cancelTournament: (id: string) => request<undefined>('DELETE', `/tournaments/${encodeURIComponent(id)}`),

  bustle: () => request<Bustle>('GET', '/bustle'),
  games: () => request<GameInfo[]>('GET', `/games?${query({})}`),
  cards: (game: string) => request<CardBook>('GET', `/games/${encodeURIComponent(game)}/cards?${query({})}`),
  preview: (game: string, options: Record<string, unknown>) =>
    request<GamePreview>('POST', `/games/${encodeURIComponent(game)}/preview?${query({})}`, { options }),
  picks: (game: string, option: string, by: string) =>
    request<PickList>(
      'GET',
      `/games/${encodeURIComponent(game)}/picks/${encodeURIComponent(option)}?${query({ by })}`,
    ),
  terms: (game: string) => request<Glossary>('GET', `/games/${encodeURIComponent(game)}/terms?${query({})}`),
  learning: (game: string) =>
    request<Learning>('GET', `/games/${encodeURIComponent(game)}/learning?${query({})}`),
  lesson: (game: string, lesson: string, doings: readonly string[], doing: string) =>
    request<Lecture>(
      'POST',
      `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}?${query({})}`,
      { doings, doing },
    ),
  aid: (game: string) => request<PlayerAid>('GET', `/games/${encodeURIComponent(game)}/aid?${query({})}`),
  coach: (game: string, kind: string) =>
    request<CoachWords>(
      'GET',
      `/games/${encodeURIComponent(game)}/coach/${encodeURIComponent(kind)}?${query({})}`,
    ),
  rules: (game: string, q = '') =>
    request<RuleBook>('GET', `/rules/${encodeURIComponent(game)}?${query({ q })}`),
  rule: (game: string, id: string) =>
    request<RuleInFull>('GET', `/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}?${query({})}`),

  tables: (filter: 'mine' | 'open' | 'watch' | 'past', sort: Sort = {}) =>
    request<TableSummary[]>('GET', `/tables?${query({ filter, ...sort })}`),
  featured: () => request<Watched[]>('GET', `/tables/featured?${query({})}`),
  premoves: (table: string) => request<Premove[]>('GET', `${at(table)}/premoves`),
  premoveChoices: (table: string, seat: number) =>
    request<PremoveChoice[]>('GET', `${at(table)}/premoves/choices?${query({ seat })}`),
  keepPremove: (table: string, wish: Omit<Premove, 'at'>) =>
    request<Premove[]>('PUT', `${at(table)}/premoves`, wish),
  revokePremove: (table: string, seat: number) =>
    request<undefined>('DELETE', `${at(table)}/premoves/${seat}`),
  comments: (table: string) => request<Comment[]>('GET', `${at(table)}/comments`),
  comment: (table: string, step: number, text: string) =>
    request<Comment>('POST', `${at(table)}/comments`, { step, text }),
  removeComment: (table: string, id: number) => request<undefined>('DELETE', `${at(table)}/comments/${id}`),
  /** Where it is my turn, after a table, and at how many tables it is. */
  nextTable: (after: string) =>
    request<{ id: string | null; count: number }>('GET', `/tables/next?${query({ after })}`),
  table: (table: string) => request<TableInfo>('GET', `${at(table)}?${query({})}`),
  createTable: (table: NewTable) => request<{ id: string; invites: Invite[] }>('POST', '/tables', table),
  join: (table: string, share: string, seat?: number, invite?: string | null) =>
    request<TableInfo>('POST', `${at(table)}/join`, {
      share,
      ...(seat === undefined ? {} : { seat }),
      ...(invite ? { invite } : {}),
    }),
  share: (table: string, share: string) => request<TableInfo>('POST', `${at(table)}/share`, { share }),
  deleteTable: (table: string) => request<undefined>('DELETE', at(table)),
  log: (table: string, before: number, seat: string) =>
    request<LogPage>('GET', `${at(table)}/log?${query({ before, seat })}`),
  leave: (table: string) => request<undefined>('POST', `${at(table)}/leave`),
  changeSeat: (table: string, seat: number, kind: 'bot' | 'open', bot?: Level) =>
    request<TableInfo>('PUT', `${at(table)}/seats/${seat}`, bot ? { kind, bot } : { kind }),
  resign: (table: string, seat: number) => request<TableInfo>('POST', `${at(table)}/resign`, { seat }),
  claim: (table: string, seat: number) => request<TableInfo>('POST', `${at(table)}/claim`, { seat }),
  abandon: (table: string, seat: number) =>
    request<{ done: boolean }>('POST', `${at(table)}/abandon`, { seat }),
  rematch: (table: string) => request<{ id: string }>('POST', `${at(table)}/rematch?share=later`),
  hint: (table: string, seat: number) => request<Hint>('POST', `${at(table)}/hint?${query({})}`, { seat }),
  replay: (table: string, step: number | null, seat: string) =>
    request<ReplayStep>('GET', `${at(table)}/replay?${query({ step, seat })}`),
  /** With a seat, bots play all others. */
  clone: (table: string, step: number, seat?: number) =>
    request<{ id: string }>('POST', `${at(table)}/clone`, seat === undefined ? { step } : { step, seat }),
  review: (table: string) => request<GameReview>('GET', `${at(table)}/review?${query({})}`),
  picture: (game: string, name: string) => `/api/games/${game}/pictures/${name}.svg`,
  recordUrl: (table: string) => `/api${at(table)}/record`,
  verify: (record: string) => request<Verdict>('POST', '/verify', record),
};

let entered: Promise<Me> | null = null;

/** Whoever looks is somebody: the signed-in person, or a new guest. */
export function whoAmI(): Promise<Me> {
  entered ??= api.enter().catch((wrong: unknown) => {
    entered = null;
    throw wrong;
  });
  return entered;
}

/** After logging in or out. */
export function becomeSomeone(me: Promise<Me> | null): void {
  entered = me;
}
