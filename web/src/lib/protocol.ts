/**
 * The words in which the server describes a table: docs/protocol.md. Written by scripts/protocol_types.py from
 * src/tabletome/scene/vocabulary.py; change that, not this. The server leaves out whatever has its default value;
 * `complete.ts` fills it in.
 */

export type Point = [number, number];

export interface Keyed {
  id: string;
  /** Tells equal things with one id apart; given by `complete.ts`. */
  key: string;
}

export type Tone = 'plain' | 'good' | 'bad' | 'gold' | 'magic' | 'cool' | 'dim';

/** The colour a thing has on the table, whatever it means for a player. */
export type Hue =
  'red' | 'blue' | 'green' | 'white' | 'gold' | 'black' | 'purple' | 'orange' | 'teal' | 'brown';

/** Where the facts of a piece come from; `mixed` is partly printed and partly ours. */
export type Source = 'book' | 'public' | 'mixed' | 'original';

export type State = 'done' | 'now' | 'next';

export type EffectKind =
  | 'move'
  | 'strike'
  | 'shoot'
  | 'hurt'
  | 'heal'
  | 'roll'
  | 'flip'
  | 'reveal'
  | 'gain'
  | 'spend'
  | 'place'
  | 'remove'
  | 'say';

/** A small mark: an icon, a number, a word, or several of these. */
export interface Badge {
  icon: string;
  value: number | null;
  text: string | null;
  tone: Tone;
  hue: Hue | null;
  /** Whose mark it is, where it shows that. */
  seat: number | null;
}

/** A line that explains something, and the rule behind it, if there is one. */
export interface Note {
  text: string;
  rule: string;
  icon: string;
  tone: Tone;
}

/** A step of something that goes on: a phase of a combat, a part of a turn. */
export interface Step {
  name: string;
  state: State;
}

/** Hexes that something covers together, in axial coordinates; `own` is where whoever does it stands. */
export interface Pattern {
  hexes: [number, number][];
  own: [number, number] | null;
}

/** A word of the glossary: a keyword, a condition, a symbol. */
export interface Term extends Keyed {
  name: string;
  /** What it means. */
  text: string | null;
  icon: string;
  hue: Hue | null;
  rule: string;
}

/** Arithmetic that a player may want to see: each term with its sign, and what it comes to. */
export interface Sum {
  /** `value` with its sign, `text` or `icon` saying what it is. */
  terms: Badge[];
  total: number;
  /** What the total has to reach, or is taken from. */
  against: number | null;
  name: string | null;
}

/** How much of something is there and how much is needed: block against an attack, points against a price. */
export interface Meter {
  name: string;
  value: number;
  needed: number;
  text: string | null;
  icon: string;
  tone: Tone;
  /** What it is about: a card or a part of one, which shows it where it lies. */
  thing: string;
}

/** Something counted: a resource, life, a level, a place on a track. */
export interface Stat extends Keyed {
  name: string;
  icon: string;
  value: number;
  most: number | null;
  least: number;
  tone: Tone;
  hue: Hue | null;
  /**
   * A plain number; a bar or a dial that is full at `most`; a track of labelled cells; places for pieces; dots; an
   * arc of moments, each with the icon of its mark.
   */
  show: 'number' | 'bar' | 'dial' | 'track' | 'slots' | 'pips' | 'arc';
  /** The printed value, where something has changed it. */
  base: number | null;
  marks: Mark[];
  /** A word beside or instead of the number. */
  text: string | null;
  help: string | null;
}

/** Something on a track: a label on a cell, or whose marker stands there. */
export interface Mark {
  at: number;
  text: string | null;
  icon: string;
  seat: number | null;
  tone: Tone;
}

/** Something that stands on a board: a figure, a token, a monument. */
export interface Piece extends Keyed {
  icon: string;
  name: string;
  /** Whose it is; clients give each seat a colour. */
  seat: number | null;
  /** Its own colour, where it is not its owner's: the class of a unit, a character of a player who has several. */
  hue: Hue | null;
  tone: Tone;
  /** The outline: what kind of thing it is, told without colour. */
  shape: 'figure' | 'token' | 'round' | 'jagged' | 'octagon' | 'banner';
  rank: '' | 'elite' | 'boss';
  /** What tells it from its like. */
  number: number | null;
  lying: boolean;
  face_down: boolean;
  health: [number, number] | null;
  /** How many models it has left, of how many. */
  figures: [number, number] | null;
  badges: Badge[];
  /** The sheet that says everything about it. */
  sheet: string;
  help: string | null;
}

/** What the look of pieces means: a colour, an outline, a flag with its number. */
export interface Sign {
  /** Whoever looks like that. */
  name: string;
  /** What that comes to. */
  text: string | null;
  icon: string;
  hue: Hue | null;
  shape: 'figure' | 'token' | 'round' | 'jagged' | 'octagon' | 'banner';
  number: number | null;
}

/** What a place is: a village, a keep, a mine. Drawn under the pieces. */
export interface Site {
  kind: string;
  /** What a player calls it, where the name of the cell does not say so. */
  name: string | null;
  hue: Hue | null;
  /** Whose it is. */
  seat: number | null;
  /** Such as `burned`, `conquered`, `open`. */
  state: string;
}

/** A place on a board. Hex boards give `at` (axial coordinates), area boards give `outline` and `centre`. */
export interface Cell extends Keyed {
  /** What a player would call it: never a bare number. */
  name: string;
  terrain: string;
  site: Site | null;
  at: [number, number] | null;
  outline: [number, number][];
  centre: [number, number] | null;
  /** What is written on it: a number, a coordinate. */
  label: string;
  icon: string;
  /** What is worth knowing of it, for whoever looks closer. */
  help: string | null;
  /** False where nothing can ever stand. */
  open: boolean;
  /** Of a place on a map of places: visited, here, to be gone to, closed, not known. */
  state: '' | 'done' | 'now' | 'open' | 'shut' | 'unknown';
  /** The sheet that says everything about it. */
  sheet: string;
  pieces: Piece[];
  badges: Badge[];
}

/** Something drawn between cells: a river, a wall, a door, a road. */
export interface Line extends Keyed {
  kind: string;
  points: [number, number][];
  between: string[];
  name: string | null;
}

/** Cells that belong together: a tile, a room, a flank, a tile that could be turned up. */
export interface Group extends Keyed {
  /** `ghost`: not there yet, drawn as an outline. */
  kind: 'tile' | 'room' | 'section' | 'ghost' | 'area';
  cells: string[];
  /** Hexes of a ghost, which are no cells. */
  at: [number, number][];
  name: string | null;
  /** What is to be said of it: a price, who rules it. */
  text: string | null;
  hue: Hue | null;
}

/** Cells that are marked: always, or while a person looks at `thing`. */
export interface Overlay {
  style: 'reach' | 'range' | 'area' | 'threat';
  cells: string[];
  thing: string;
  text: string | null;
}

/** From one thing to another: who means to attack whom, who sees whom, where somebody came from. */
export interface Arrow {
  kind: 'intent' | 'attack' | 'move' | 'sight';
  start: string;
  end: string;
  text: string | null;
  tone: Tone;
}

/** Cells with pieces. `kind` says how cells lie: as hexes, as drawn areas, as steps of a track, or on a picture. */
export interface Board extends Keyed {
  kind: 'hex' | 'area' | 'track' | 'picture';
  name: string;
  size: [number, number];
  seat: number | null;
  cells: Cell[];
  lines: Line[];
  groups: Group[];
  badges: Badge[];
  /** The drawing behind the cells, by the name of a file in the game's own `pictures`. */
  picture: string;
  /** Things that should be in view now. */
  focus: string[];
  source: Source | null;
}

/** A section of a card: a half, an ability, a level. */
export interface CardPart extends Keyed {
  text: string[];
  name: string | null;
  label: string;
  tone: Tone;
  lit: boolean;
  /** Areas it speaks of, to be drawn below the words. */
  patterns: Pattern[];
}

/** A card, face up, or only its back. */
export interface Card extends Keyed {
  name: string | null;
  icon: string;
  /** The number a player looks for first: initiative, cost, level. */
  label: string;
  parts: CardPart[];
  /** Its two parts are halves of equal weight, above and below the name. */
  halves: boolean;
  badges: Badge[];
  /** What it takes to have or use it. */
  cost: Badge[];
  /** What is counted on it: rounds until it can be used again, charges, boxes that are ticked. */
  counter: Stat | null;
  /** A small diagram: one column beside the other, as the sections that an order reaches. */
  columns: Badge[];
  tone: Tone;
  /** The colour of its frame. */
  hue: Hue | null;
  /** What sort of card it is, in a word or two. */
  kind: string | null;
  face_down: boolean;
  spent: boolean;
  lit: boolean;
  source: Source | null;
}

/** How many cards of a kind a deck still holds, and held when full. */
export interface Odds {
  name: string;
  left: number;
  most: number;
  icon: string;
  tone: Tone;
}

/** Cards that lie together. A pile shows its top card, if any, and its `count`. */
export interface Zone extends Keyed {
  kind: 'hand' | 'row' | 'pile' | 'tableau';
  name: string;
  /** What it is to a player. Clients give each role a fixed place; offers share one, as tabs. */
  role: '' | 'hand' | 'played' | 'active' | 'discard' | 'lost' | 'items' | 'offer' | 'deck';
  /** Its sign, where others of the same role have to be told from it. */
  icon: string;
  seat: number | null;
  cards: Card[];
  count: number | null;
  /** What may come next, of a deck whose content is known. */
  odds: Odds[];
  /** Everything turns on it now, as on enemies in combat: it is shown before all else. */
  urgent: boolean;
}

/** A line of a sheet: what it is for, what it holds, whether it applies now and why. */
export interface Row {
  name: string | null;
  /**
   * One for each of the sheet's columns, or as many as the line has. Bare numbers in a sheet without columns are
   * marks on a scale, dim where they do not count; the name tells it in words.
   */
  values: Badge[];
  text: string | null;
  state: '' | 'lit' | 'dim';
  why: string | null;
  /** The pieces it speaks of. */
  things: string[];
  health: [number, number] | null;
}

/** Everything about one thing: a monster's statistics, an enemy, a hero, a place. */
export interface Sheet extends Keyed {
  name: string;
  icon: string;
  hue: Hue | null;
  /** What it is, in a line. */
  text: string | null;
  label: string;
  stats: Stat[];
  /** Conditions and other marks, each with a word. */
  badges: Badge[];
  columns: Badge[];
  rows: Row[];
  /** Abilities and rules in words. */
  notes: Note[];
  zones: Zone[];
  /** It is worth a place on the table all the time; other sheets wait to be asked for. */
  always: boolean;
}

/** One way in which what is being resolved may go on: who would have won, what each side would pay and get. */
export interface Prospect {
  name: string;
  /** What it comes to, in a word: a score, how likely it is. */
  result: string | null;
  icon: string;
  tone: Tone;
  notes: Note[];
  forecast: Forecast[];
}

/** What is being resolved now: a combat, a shop, a page of a story, a reckoning. The first one has the focus. */
export interface Panel extends Keyed {
  kind: 'combat' | 'shop' | 'story' | 'summary' | 'choice';
  title: string;
  text: string[];
  icon: string;
  picture: string;
  steps: Step[];
  sheets: Sheet[];
  meters: Meter[];
  sums: Sum[];
  dice: Die[];
  /** How it may go on, side by side. */
  prospects: Prospect[];
  zones: Zone[];
  notes: Note[];
  /** Where it happens, marked on the boards. */
  overlays: Overlay[];
  arrows: Arrow[];
}

/** All that lies before one player, or before one of the characters of a player who has several. */
export interface Mat extends Keyed {
  seat: number;
  name: string;
  icon: string;
  hue: Hue | null;
  text: string | null;
  /** It is this player's turn. */
  active: boolean;
  stats: Stat[];
  badges: Badge[];
  /** What threatens it, what it is after. */
  notes: Note[];
  zones: Zone[];
  sheet: string;
  score: number | null;
}

/** A die as it lies. */
export interface Die extends Keyed {
  kind: string;
  face: string;
  seat: number | null;
  icon: string;
  /** All symbols of a face that shows several. */
  icons: string[];
  hue: Hue | null;
  /** What it shows, in words. */
  name: string | null;
  /** What it does here, or why it does nothing. */
  effect: string | null;
  tone: Tone;
  hidden: boolean;
  /** It lies there, but cannot be used now. */
  spent: boolean;
}

/** A place in the order of play: a player, a group of monsters, a round marker. */
export interface Turn extends Keyed {
  name: string;
  icon: string;
  /** What the order is by: an initiative, a number. */
  label: string;
  seat: number | null;
  hue: Hue | null;
  badges: Badge[];
  active: boolean;
  done: boolean;
  /** What will be done then, and why, where that is known. */
  notes: Note[];
}

/** How the room looks: a palette by its name, and the light. */
export interface Look {
  palette: string;
  light: 'day' | 'night' | 'torch' | 'underground';
}

/** The whole table as one seat may see it. */
export interface Scene {
  game: string;
  name: string;
  /** What the players are after, and how the game ends. */
  aim: string | null;
  look: Look | null;
  /** Where we are: round, phase, time of day. */
  status: Badge[];
  /** Who acts when, where that is not simply the order of the mats. */
  order: Turn[];
  /** What is counted and belongs to nobody: elements, pools, supplies. */
  shared: Stat[];
  boards: Board[];
  overlays: Overlay[];
  arrows: Arrow[];
  /** Cards that belong to nobody: offers, decks, cards in effect. */
  zones: Zone[];
  mats: Mat[];
  dice: Die[];
  sheets: Sheet[];
  /** How pieces are told apart, for the margin of the table; clients leave it out where room is short. */
  key: Sign[];
  panels: Panel[];
  /**
   * How each seat's points are made up: so far, or once the game is over. A sheet with the id `scores` tells the
   * same, for clients that have no room for a table of them.
   */
  scores: Score[];
}

/** One line of the reckoning. */
export interface Score {
  seat: number;
  name: string;
  points: number;
}

/** What a choice would lead to, as far as a player can know it: shown on the choice and on the thing. */
export interface Forecast {
  thing: string;
  text: string | null;
  before: number | null;
  /** What becomes of the thing's life, or another number; on average, where it is a matter of luck. */
  after: number | null;
  most: number | null;
  /** How likely it is that what is hoped for comes about. */
  chance: number | null;
  /** Each result and how likely it is. */
  spread: [number, number][];
  tone: Tone;
}

/** One thing a player may do now. `action` is sent back to take it. */
export interface Choice {
  action: string;
  text: string;
  things: string[];
  /** The cells that are passed on the way, for a preview. */
  path: string[];
  /** The cells that lie under it together, for a preview. */
  covers: string[];
  /** Choices of one `turn` are the same area laid differently: a key or the wheel goes from one to the next. */
  turn: string;
  /** Choices of one group belong together in a long list. */
  group: string;
  /** Where it belongs: the main button, going without, ending one's turn, leaving for good. */
  role: '' | 'main' | 'skip' | 'end' | 'quit';
  /** `lethal` and `final` choices need a second press. */
  risk: '' | 'costly' | 'lethal' | 'final';
  /**
   * It is allowed, but as things stand nothing comes of it, or nobody needs it to get on: clients fold it behind the
   * others.
   */
  minor: boolean;
  cost: Badge[];
  forecast: Forecast[];
  /** For questions about numbers: how much of each of the question's `amounts`. */
  amounts: Record<string, number>;
  /** It only says that one goes on; whoever does what comes next need not say so first (`Question.beyond`). */
  goes_on: boolean;
  /** Answers to be given before it, each to its own question: it is a choice of a later one. */
  first: string[];
  help: string | null;
  source: Source | null;
}

/** Something a player might expect to be able to do, and the rule that forbids it. */
export interface Barred {
  text: string;
  rule: string;
  things: string[];
}

/** What a seat is asked: one sentence, every choice, and what is not allowed and why. */
export interface Question {
  seat: number;
  kind: string;
  text: string;
  choices: Choice[];
  /** Choices of what is asked next if one just goes on (`Choice.goes_on`), so that they can be taken at once. */
  beyond: Choice[];
  barred: Barred[];
  help: string | null;
  /** The thing the question belongs to: a card being played, a figure that acts. */
  about: string;
  steps: Step[];
  /** Cards to choose between that lie nowhere on the table, or should be seen large; the choices name their ids. */
  shows: Card[];
  /** What is counted out, where the choices are numbers. */
  amounts: Stat[];
}

/** Something that happened, for the eye. A client plays effects one after another. */
export interface Effect {
  kind: EffectKind;
  /**
   * Who or what it happens to; for `strike` and `shoot`, who does it. A cell stands for whoever of the seat of the
   * entry is there; a `move` without a thing is theirs who stand at the start of its path.
   */
  thing: string;
  target: string;
  /** Cells, from the first to the last; only one where a thing goes there from wherever it is. */
  path: string[];
  amount: number | null;
  icon: string;
  dice: Die[];
  cards: Card[];
  text: string | null;
  tone: Tone;
}

/** Something that happened, in words; `steps` tell a longer story in order. */
export interface LogEntry {
  text: string;
  step: number;
  seat: number | null;
  icon: string;
  rule: string;
  tone: Tone;
  kind: '' | 'headline' | 'story';
  /** The arithmetic behind it. */
  sum: Sum | null;
  things: string[];
  effects: Effect[];
  steps: LogEntry[];
}

/** How a game ended. `shared` marks a victory won side by side, where nobody has less of it for having company. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  shared: boolean;
}

/** Everything a client shows. `seat` None is a spectator's view. */
export interface View {
  seat: number | null;
  step: number;
  scene: Scene;
  question: Question | null;
  waiting_for: number[];
  log: LogEntry[];
  can_undo: boolean;
  outcome: Outcome | null;
  /** How it came to that outcome, in the game's words. */
  ending: string | null;
}

/** Every part by its name. */
export interface Parts {
  Badge: Badge;
  Note: Note;
  Step: Step;
  Pattern: Pattern;
  Term: Term;
  Sum: Sum;
  Meter: Meter;
  Stat: Stat;
  Mark: Mark;
  Piece: Piece;
  Sign: Sign;
  Site: Site;
  Cell: Cell;
  Line: Line;
  Group: Group;
  Overlay: Overlay;
  Arrow: Arrow;
  Board: Board;
  CardPart: CardPart;
  Card: Card;
  Odds: Odds;
  Zone: Zone;
  Row: Row;
  Sheet: Sheet;
  Prospect: Prospect;
  Panel: Panel;
  Mat: Mat;
  Die: Die;
  Turn: Turn;
  Look: Look;
  Scene: Scene;
  Score: Score;
  Forecast: Forecast;
  Choice: Choice;
  Barred: Barred;
  Question: Question;
  Effect: Effect;
  LogEntry: LogEntry;
  Outcome: Outcome;
  View: View;
}
