/** Drawings as data: marks with colours, which a canvas or an SVG can show. Y grows downwards, the middle is (0, 0). */

export interface Mark {
  /** The outline, in the words of SVG paths. */
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: readonly number[];
  /** Parts where the outline overlaps itself stay open. */
  evenodd?: boolean;
}

export type Drawing = readonly Mark[];

/** A drawing put somewhere. */
export interface Stamp {
  drawing: Drawing;
  x: number;
  y: number;
  size: number;
  /** Mirrored, left and right exchanged. */
  mirrored?: boolean;
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;
