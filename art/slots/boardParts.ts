import { circle, Drawing, group, rect } from '../drawing/index.ts';
import { lettering, type Outlines } from '../lettering.ts';
import { type CoinDrawing, glint, softLight, turningCoins } from './props.ts';
import { centred, type Piece } from './Piece.ts';

/** The outline of a square with round corners, as a part of a path. */
export const roundedSquare = (inset: number, size: number, r: number): string => {
  const side = size - 2 * inset - 2 * r;
  return `M${inset + r},${inset}h${side}a${r},${r} 0 0 1 ${r},${r}v${side}a${r},${r} 0 0 1 ${-r},${r}h${-side}a${r},${r} 0 0 1 ${-r},${-r}v${-side}a${r},${r} 0 0 1 ${r},${-r}Z`;
};

/** A square frame between two outlines. */
export const ring = (outer: string, inner: string, fill: string) =>
  `<path fill-rule="evenodd" d="${outer}${inner}" fill="${fill}"/>`;

/** The ground of one reel, to be stretched in width. */
export const reelGround = (
  a: Drawing,
  width: number,
  height: number,
  [edge, dark, bright]: readonly [string, string, string],
) =>
  rect(
    0,
    0,
    width,
    height,
    0,
    a.linear([
      [0, edge],
      [0.2, dark],
      [0.5, bright],
      [0.8, dark],
      [1, edge],
    ]),
  );

/** The rod between two reels, to be stretched in height. */
export const rod = (a: Drawing, width: number, height: number, metal: readonly string[]) =>
  rect(0, 0, width, height, 0, a.linear(metal.slice(0, 3), 0, 0, 1, 0));

/** The shadow under the upper edge of the window. Turned, it is that over the lower one. */
export const windowShade = (a: Drawing, width: number, height: number, edge: string, opacity = 0.85) =>
  rect(
    0,
    0,
    width,
    height,
    0,
    a.linear([
      [0, edge, opacity],
      [1, edge, 0],
    ]),
  );

/** The gold ground of a symbol that wins. 64 × 80 about 0,0, with a glow. */
export const litPlate = (a: Drawing) =>
  rect(-35, -43, 70, 86, 13, '#FFB52E', `opacity=".6" filter="${a.blur(3)}"`) +
  rect(
    -32,
    -40,
    64,
    80,
    10,
    a.radial(
      [
        [0, '#FFF6C8'],
        [0.6, '#FFC23D'],
        [1, '#C8700E'],
      ],
      0.5,
      0.5,
      0.72,
    ),
  ) +
  rect(-30.5, -38.5, 61, 77, 8.5, 'none', 'stroke="#FFF6D0" stroke-width="2.5"');

/** A badge for the number of a line. Radius 12 about 0,0. */
export function lineBadge(a: Drawing, metal: readonly string[], badge: string): string {
  return (
    group(
      circle(0, 0, 12, a.linear(metal.slice(0, 3))),
      `filter="${a.lit({ shade: '#3a1c02', blur: 1.5, relief: 4, gloss: 1, dx: -2, dy: -3, drop: 2 })}"`,
    ) + circle(0, 0, 9, badge)
  );
}

/** A lamp of the frame. Radius 2.6 about 0,0, with a glow. */
export const lamp = (a: Drawing, colour: string) =>
  a.glow(0, 0, 6, colour, 0.6) + circle(0, 0, 2.6, a.radial(['#FFFFFF', colour], 0.4, 0.35, 0.8));

/** The digits of a line's badge. */
export const digitPieces = (outlines: Outlines): Piece[] =>
  Array.from({ length: 10 }, (_, digit) => {
    const a = new Drawing(`digit_${digit}`, [0, 0, 10, 14]);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
      outline: '#2A0A3E',
      extrusion: '#2A0A3E',
      depth: 0,
      arc: 0,
    } as const;
    const line = { text: String(digit), x: 5, y: 12, size: 14, fit: 10 };
    return {
      name: `digit_${digit}`,
      svg: a.svg(lettering(a, [line], style, outlines)),
      field: [10, 14],
      size: [10, 14],
    };
  });

function coins(draw: CoinDrawing | undefined): Piece[] {
  const drawings: Drawing[] = [];
  const open = (turn: number) => {
    const a = new Drawing(`coin_${turn}`, [-25, -25, 50, 50]);
    drawings.push(a);
    return a;
  };
  return turningCoins(open, draw).map((body, turn) => ({
    name: `coin_${turn}`,
    svg: drawings[turn]?.svg(body) ?? '',
    field: [50, 50],
    size: [32, 32],
  }));
}

/** The pieces of a celebration: flying coins, sparks and light. */
export const celebrationPieces = (coin?: CoinDrawing): Piece[] => [
  ...coins(coin),
  centred('spark', 32, 32, glint, 0.75),
  centred('glow', 96, 96, softLight, 0.5, { detail: 0.5 }),
];
