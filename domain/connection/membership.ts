import type { Transaction } from '../ports/store.ts';
import { topicOf } from './topics.ts';

/** The number of the notice below. No frame has it, since the hub keeps it to itself. */
export const MEMBERSHIP_CHANGED = 0;

/**
 * Notifies the hubs that a player's club or alliance changed. After the commit the player's connections are subscribed to other channels.
 */
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
