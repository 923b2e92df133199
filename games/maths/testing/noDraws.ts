import type { Draws } from '../draws/Draws.ts';

/** For spins that draw nothing beside their stops. */
export const NO_DRAWS: Draws = {
  startBlock() {
    throw new Error('the spin starts a block');
  },
  below(n) {
    throw new Error(`the spin draws below ${n}`);
  },
};
