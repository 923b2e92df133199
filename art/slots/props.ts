import type { Drawing } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';
import { coin } from '../props/treasure.ts';

/** A half turn of a coin about its upright axis, in degrees. */
const COIN_TURNS = [0, 32, 62, 84, 118, 148] as const;

/** A coin of radius 20 about 0,0, turned about its upright axis. */
export type CoinDrawing = (a: Drawing, degrees: number) => string;

const goldCoin: CoinDrawing = (a, degrees) =>
  coin(a, 0, 0, 20, {
    mark: 'star',
    ry: 20 * Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180))),
    rot: degrees < 90 ? 90 : -90,
  });

/** The coins of a turn. */
export const turningCoins = (a: (turn: number) => Drawing, draw: CoinDrawing = goldCoin): string[] =>
  COIN_TURNS.map((degrees, turn) => draw(a(turn), degrees));

/** A white glint of radius 16 about 0,0, for any tint. */
export const glint = (a: Drawing) => a.glow(0, 0, 16, '#FFFFFF', 0.45) + sparkle(0, 0, 15);

/** A soft white light of radius 48 about 0,0, for any tint. */
export const softLight = (a: Drawing) => a.glow(0, 0, 48, '#FFFFFF', 0.9);
