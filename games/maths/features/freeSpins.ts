import type { FreeSpinRule } from '../game/SlotGame.ts';

/** The parts of a base spin that can start free spins. */
export interface SpinStart {
  scatters: number;
  /** The boards that pay. */
  boards: number;
}

/** Whether a base spin starts free spins: by its scatters, or by its boards that pay. */
export const startsFreeSpins = (
  { atLeast = Number.POSITIVE_INFINITY, tumbles = Number.POSITIVE_INFINITY }: Pick<FreeSpinRule, 'atLeast' | 'tumbles'>,
  { scatters, boards }: SpinStart,
): boolean => scatters >= atLeast || boards >= tumbles;
