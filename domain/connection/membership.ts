import type { Transaction } from '../ports/store.ts';
import { topicOf } from './topics.ts';

/** The number of the notice below. No frame has this number, because the hub never sends the notice to a client. */
export const MEMBERSHIP_CHANGED = 0;

/** Makes the hubs subscribe the player's connections to other channels after the commit. */
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
