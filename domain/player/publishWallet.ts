import { walletChanged } from '#protocol/operations/user.ts';
import { topicOf } from '../connection/topics.ts';
import type { Transaction } from '../ports/store.ts';
import { walletOf } from './present.ts';

/** Tells a player's connections the balances as they are now, once this is committed. */
export async function publishWallet(tx: Transaction, playerID: string): Promise<void> {
  tx.publish({
    topic: topicOf.player(playerID),
    op: walletChanged.op,
    code: walletChanged.code,
    result: await walletOf(tx, playerID),
    personal: true,
    socket: walletChanged.socket,
  });
}
