/** Drawings that belong to one game, served with it. */

export const pictureOf = (game: string, name: string): string =>
  `/api/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(name)}.svg`;
