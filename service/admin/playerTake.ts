import type { Command } from './command.ts';
import { MOVE_WORDS, moveItems } from './moveItems.ts';

/** `player take <id>… --gold N --reason TEXT` never takes more than the wallet holds. */
export const playerTake: Command = {
  verb: 'player take',
  takes: MOVE_WORDS,
  does: 'returns items of the wallet to the house, within the limit of one call; the same --key takes only once',
  run: (operator, words) => moveItems(operator, words, { action: 'take', done: 'took from', sign: -1 }),
};
