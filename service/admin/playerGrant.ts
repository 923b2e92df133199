import type { Command } from './command.ts';
import { MOVE_WORDS, moveItems } from './moveItems.ts';

/** `player grant <id>… --gold N --reason TEXT` posts the gold in the ledger, so the house account shows all grants. */
export const playerGrant: Command = {
  verb: 'player grant',
  takes: MOVE_WORDS,
  does: 'gives items from the house, within the limit of one call; the same --key gives only once',
  run: (operator, words) => moveItems(operator, words, { action: 'grant', done: 'granted', sign: 1 }),
};
