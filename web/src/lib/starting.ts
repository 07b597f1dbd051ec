/** How a game begins: who sits where, and with which options. */

import type { GameInfo, GameOption, GamePreset, NewTable, OptionValue, SeatWish } from './api';

/** The number of players follows from the seats. */
export const optionsOf = (game: GameInfo): GameOption[] =>
  game.options.filter(({ name }) => name !== 'players');

/** Options that matter with these values and so many seats. */
export function applying(
  options: readonly GameOption[],
  values: Readonly<Record<string, unknown>>,
  players: number,
): GameOption[] {
  const valueOf = (name: string) => (name === 'players' ? players : values[name]);
  return options.filter(
    ({ when = [] }) => when.length === 0 || when.some(([name, fitting]) => fitting.includes(valueOf(name))),
  );
}

/** Whether an option is chosen by faces. */
export const isPictured = ({ values }: GameOption): boolean => values?.some(({ icon }) => icon) ?? false;

/** Options that are places in one company: each is filled from the same faces, none of which comes twice. */
export function companiesOf(options: readonly GameOption[]): GameOption[][] {
  const companies = new Map<string, GameOption[]>();
  for (const option of options.filter(isPictured)) {
    const faces = JSON.stringify(option.values?.map(({ value }) => value));
    companies.set(faces, [...(companies.get(faces) ?? []), option]);
  }
  return [...companies.values()];
}

/** Whoever goes in a seat, where there are as many of them as seats. */
export function faceIn(
  options: readonly GameOption[],
  values: Readonly<Record<string, unknown>>,
  seats: number,
  seat: number,
): OptionValue | undefined {
  const company = companiesOf(options)[0];
  if (company?.length !== seats) return undefined;
  const option = company[seat];
  return option?.values?.find(({ value }) => value === (values[option.name] ?? option.default));
}

/** The values once a face is put in a place: whoever had it gets the face that was there. */
export function seated(
  company: readonly GameOption[],
  values: Readonly<Record<string, unknown>>,
  place: string,
  face: unknown,
): Record<string, unknown> {
  const before = company.find(({ name }) => name !== place && values[name] === face);
  return { ...values, ...(before ? { [before.name]: values[place] } : {}), [place]: face };
}

/** What an option is set to, in words. */
export const settingOf = (
  { name, values: all }: GameOption,
  values: Readonly<Record<string, unknown>>,
): string => all?.find(({ value }) => value === values[name])?.label ?? String(values[name] ?? '');

/** The drawing of a value of an option, called by both names; null where the game has none. */
export function drawingOf(pictures: readonly string[], option: GameOption, value: unknown): string | null {
  const name = `${option.name}-${String(value)}`;
  return pictures.includes(name) ? name : null;
}

/** Whether an option is chosen by drawings: maps, scenes. */
export const isDrawn = (pictures: readonly string[], option: GameOption): boolean =>
  option.values?.some(({ value }) => drawingOf(pictures, option, value)) ?? false;

/** Every option as the game proposes it, but for what a preset says. */
export function valuesOf(game: GameInfo, preset: GamePreset | null): Record<string, unknown> {
  const chosen = preset?.options ?? {};
  return Object.fromEntries(
    optionsOf(game).map(({ name, default: usual }) => [name, name in chosen ? chosen[name] : usual]),
  );
}

/** I, and bots on all other seats. */
export function seatsFor(game: GameInfo, preset: GamePreset | null): SeatWish[] {
  const players =
    preset?.options.players ?? game.options.find(({ name }) => name === 'players')?.default ?? null;
  const count = typeof players === 'number' ? players : game.players.least;
  return Array.from({ length: count }, (_, place) =>
    place === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'adept' },
  );
}

/** What a clock has unless something else is told of it: the server leaves out what is usual. */
export const USUAL_CLOCK = { minutes: 30, increment: 10, days: 3 };

const FIRST = 'first';

/** What is proposed: to whoever has never played it the first game of the book, to others the usual one. */
export function proposed(game: GameInfo, played: readonly string[]): GamePreset | null {
  const first = game.presets.find(({ name }) => name === FIRST);
  return (played.includes(game.name) ? undefined : first) ?? game.presets[0] ?? null;
}

/** The game as most people want it, at once. */
export function usualTable(game: GameInfo, played: readonly string[]): NewTable {
  const preset = proposed(game, played);
  return {
    game: game.name,
    options: valuesOf(game, preset),
    seats: seatsFor(game, preset),
    share: 'later',
  };
}

/** The challenge that is shown of today's: one's own that is not over, or else another game's every day. */
export function featured<T extends { day: string; yours: { status: string } | null }>(
  challenges: readonly T[],
): T | undefined {
  const day = Math.floor(Date.parse(challenges[0]?.day ?? '') / 86_400_000) || 0;
  return challenges.find(({ yours }) => yours?.status === 'playing') ?? challenges[day % challenges.length];
}

/** Hours, to the half, from an hour on; minutes below. */
export function lengthOf([least, most]: readonly [number, number]): {
  least: string;
  most: string;
  unit: 'minutes' | 'hours';
} {
  if (least < 60) return { least: String(least), most: String(most), unit: 'minutes' };
  const hours = (minutes: number) => {
    const halves = Math.round(minutes / 30);
    return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
  };
  return { least: hours(least), most: hours(most), unit: 'hours' };
}
