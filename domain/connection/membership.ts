import type { Transaction } from '../ports/store.ts';
import { topicOf } from './topics.ts';

/** The number of the notice below; no frame has it, since the hub keeps it to itself. */
export const MEMBERSHIP_CHANGED = 0;

/** Tells the hubs that a player's club or alliance changed: the player's connections hear other channels once this is committed. */
export function membershipChanged(tx: Pick<Transaction, 'publish'>, playerID: string): void {
  tx.publish({
    topic: topicOf.player(playerID),
    op: MEMBERSHIP_CHANGED,
    code: 200,
    result: null,
    personal: false,
    socket: 'both',
  });
}
