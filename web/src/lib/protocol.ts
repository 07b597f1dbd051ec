/**
 * The words in which the server describes a table, as they arrive: docs/protocol.md.
 * The server leaves out whatever has its default value; `complete.ts` fills in what the drawing code relies on.
 */

export type Point = [number, number];
export type Tone = 'plain' | 'good' | 'bad' | 'gold' | 'magic' | 'cool' | 'dim';
export type Hue = 'red' | 'blue' | 'green' | 'white' | 'gold' | 'black';
export type Source = 'book' | 'public' | 'original';

export interface Keyed {
  id: string;
  /** Tells equal things with one id apart; given by `complete.ts`. */
  key: string;
}

export interface Badge {
  icon?: string;
  value?: number | null;
  text?: string | null;
  tone?: Tone;
  /** The colour it has on the table. */
  hue?: Hue | null;
}

export interface Note {
  text: string;
  rule?: string;
}

export interface Pattern {
  hexes: [number, number][];
  own?: [number, number] | null;
}

export interface Piece extends Keyed {
  icon: string;
  name: string;
  seat?: number | null;
  tone?: Tone;
  lying?: boolean;
  face_down?: boolean;
  health?: [number, number] | null;
  badges: Badge[];
}

export interface Cell extends Keyed {
  name: string;
  terrain: string;
  at?: [number, number] | null;
  outline: Point[];
  centre?: Point | null;
  label: string;
  /** What is worth knowing of it, for whoever looks closer. */
  help?: string | null;
  open: boolean;
  pieces: Piece[];
  badges: Badge[];
}

export interface Line extends Keyed {
  kind: string;
  points: Point[];
  between: string[];
}

export interface Board extends Keyed {
  kind: 'hex' | 'area' | 'track';
  name: string;
  size: Point;
  seat?: number | null;
  cells: Cell[];
  lines: Line[];
  badges: Badge[];
  source?: Source | null;
}

export interface CardPart extends Keyed {
  text: string[];
  name?: string | null;
  label?: string;
  tone?: Tone;
  lit?: boolean;
  patterns: Pattern[];
}

export interface Card extends Keyed {
  name?: string | null;
  icon?: string;
  label?: string;
  parts: CardPart[];
  /** Its two parts are halves of equal weight, above and below the name. */
  halves?: boolean;
  badges: Badge[];
  tone?: Tone;
  face_down?: boolean;
  spent?: boolean;
  lit?: boolean;
  source?: Source | null;
}

export interface Zone extends Keyed {
  kind: 'hand' | 'row' | 'pile' | 'tableau';
  name: string;
  seat?: number | null;
  cards: Card[];
  count?: number | null;
  /** Everything turns on it now: it is shown before all else. */
  urgent?: boolean;
}

export interface Stat extends Keyed {
  name: string;
  icon: string;
  value: number;
  most?: number | null;
  tone?: Tone;
  hue?: Hue | null;
}

export interface Mat {
  seat: number;
  name: string;
  icon?: string;
  active?: boolean;
  stats: Stat[];
  badges: Badge[];
  zones: Zone[];
  score?: number | null;
}

export interface Die extends Keyed {
  kind: string;
  face: string;
  seat?: number | null;
  icon?: string;
  icons: string[];
  name?: string | null;
  hidden?: boolean;
  spent?: boolean;
}

export interface Turn extends Keyed {
  name: string;
  icon?: string;
  label?: string;
  seat?: number | null;
  active?: boolean;
  done?: boolean;
  notes: Note[];
}

export interface Score {
  seat: number;
  name: string;
  points: number;
}

export interface Scene {
  game: string;
  name: string;
  status: Badge[];
  order: Turn[];
  shared: Stat[];
  boards: Board[];
  zones: Zone[];
  mats: Mat[];
  dice: Die[];
  scores: Score[];
}

export interface Choice {
  action: string;
  text: string;
  things: string[];
  path: string[];
  covers: string[];
  group?: string;
  source?: Source | null;
}

export interface Barred {
  text: string;
  rule: string;
  things: string[];
}

export interface Question {
  seat: number;
  kind: string;
  text: string;
  choices: Choice[];
  barred: Barred[];
}

export interface LogEntry {
  text: string;
  step: number;
  seat?: number | null;
  icon?: string;
  rule?: string;
  tone?: Tone;
  steps: LogEntry[];
}

export interface Outcome {
  winners: number[];
  [more: string]: unknown;
}

export interface View {
  seat: number | null;
  step: number;
  scene: Scene;
  question: Question | null;
  waiting_for: number[];
  log: LogEntry[];
  can_undo: boolean;
  outcome?: Outcome | null;
  /** How it came to that outcome, in the game's words. */
  ending?: string | null;
}
