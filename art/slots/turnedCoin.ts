import { type Drawing, ellipse, group } from '../drawing/index.ts';

/** A coin of radius 20 about 0,0, seen from the front. */
export interface CoinSides {
  readonly face: string;
  readonly edge: { readonly colour: string; readonly radius: number; readonly shift: number };
  readonly light: Parameters<Drawing['lit']>[0];
}

/** Turns a coin about its upright axis, so that its edge shows. */
export function turnedCoin(a: Drawing, { face, edge, light }: CoinSides, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const wide = Math.max(0.14, Math.abs(Math.cos(angle)));
  const side = degrees < 90 ? 1 : -1;
  return group(
    ellipse(side * edge.shift * Math.sin(angle), 0, edge.radius * wide, edge.radius, edge.colour) +
      group(face, `transform="scale(${Number(wide.toFixed(2))} 1)"`),
    `filter="${a.lit(light)}"`,
  );
}
