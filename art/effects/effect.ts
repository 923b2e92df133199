import type { Drawing } from '../drawing/index.ts';
import type { Move } from './motion.ts';

/** An effect at a moment. */
export interface EffectMoment {
  /** The drawing as a whole, about its middle. */
  readonly whole?: Move;
  /** A part of it by its name. Undefined means the whole, as drawn. */
  readonly part?: (name: string) => Move | undefined;
  /** The drawings behind and before it on the stage. */
  readonly behind?: string;
  readonly before?: string;
}

/** The effect of a gift. */
export interface Effect {
  readonly seconds: number;
  /** @param t seconds since it began; `a` collects the definitions of drawings besides the gift */
  readonly at: (t: number, a: Drawing) => EffectMoment;
}

/** The stage about 0,0: as wide as a phone, as high as its middle. */
export const STAGE = { width: 540, height: 720 } as const;

/** The number at the end of a part's name: 3 of `sparkle-3`. */
export const numberOf = (name: string): number => Number(/\d+$/u.exec(name)?.[0] ?? 0);
