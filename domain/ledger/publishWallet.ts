import { ITEM } from '#protocol/entities/wallet.ts';
import { walletChanged } from '#protocol/operations/wallet.ts';
import { topicOf } from '../connection/topics.ts';
import { isPlayer, type Transfer } from './posting.ts';
import type { Transaction } from '../ports/store.ts';

export interface MovedRound {
  readonly RoundID: string;
  /** Whether the game still shows the round, so that the page may delay the balance. */
  readonly IsOpen: boolean;
}

/**
 * Pushes the balances to a player's connections after the commit.
 *
 * @param Round the round that moved gold or was closed, if it came from a game provider
 */
export async function publishWallet(tx: Transaction, playerID: string, Round?: MovedRound): Promise<void> {
  // Reads by key, because the writer already holds an account that was just moved.
  const balance = async (item: number): Promise<number> =>
    (await tx.table('accounts').get(`player:${playerID}`, item))?.Balance ?? 0;
  tx.publish({
    topic: topicOf.player(playerID),
    op: walletChanged.op,
    code: walletChanged.code,
    result: {
      Gold: await balance(ITEM.gold),
      Gem: await balance(ITEM.gem),
      GamePoint: await balance(ITEM.point),
      ...(Round !== undefined && { Round: { RoundID: Round.RoundID, IsOpen: Round.IsOpen } }),
    },
    personal: true,
    socket: walletChanged.socket,
  });
}

/** Pushes the wallet of each player whose gold or items moved, once for each player. */
export async function publishMovedWallets(tx: Transaction, transfers: readonly Transfer[]): Promise<void> {
  const owners = transfers.flatMap(({ Lines = [] }) => Lines.map(({ Owner }) => Owner)).filter(isPlayer);
  for (const owner of new Set(owners)) await publishWallet(tx, owner.slice('player:'.length));
}
