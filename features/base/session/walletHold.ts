import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { getWallet, type walletChanged } from '#protocol/operations/wallet.ts';
import { operationKey } from '../client/index.ts';

/** The longest hold, in milliseconds: an endless animation must not hide a player's money. */
const LONGEST_MS = 20_000;

/** The gold that a game's round shows instead of the ledger's (`roundHold.ts`). */
export const HELD_GOLD = ['heldGold'];

type PushedWallet = z.output<typeof walletChanged.result>;

/**
 * Receives a push of the wallet.
 *
 * @param known the wallet before
 */
export type FollowWallet = (known: Pick<Wallet, 'Gold'> | undefined, pushed: PushedWallet) => void;

interface Hold {
  shows: number;
  waiting: Wallet | undefined;
  follow: FollowWallet | undefined;
}
const holds = new WeakMap<QueryClient, Hold>();

const holdOf = (queries: QueryClient): Hold => {
  const hold = holds.get(queries) ?? { shows: 0, waiting: undefined, follow: undefined };
  holds.set(queries, hold);
  return hold;
};

const show = (queries: QueryClient, wallet: Wallet): void => {
  queries.setQueryData(operationKey(getWallet), wallet);
};

/** Tells the pushes of the wallet to the rounds of the page's game, whose code comes with the game. */
export function followWallet(queries: QueryClient, follow: FollowWallet): void {
  holdOf(queries).follow = follow;
}

/** Shows a pushed balance immediately, or after the animations or the round that hold the wallet. */
export function receiveWallet(queries: QueryClient, pushed: PushedWallet): void {
  const hold = holdOf(queries);
  const { Round: _, ...wallet } = pushed;
  hold.follow?.(hold.waiting ?? queries.getQueryData<Wallet>(operationKey(getWallet)), pushed);
  if (hold.shows > 0) hold.waiting = wallet;
  else show(queries, wallet);
}

/**
 * Holds the shown wallet until a win has been shown. Call it before the request, since the push may precede the answer.
 *
 * @returns a function that releases the wallet; it is also released after a while
 */
export function holdWallet(queries: QueryClient): () => void {
  const hold = holdOf(queries);
  hold.shows += 1;
  let held = true;
  const letGo = (): void => {
    if (!held) return;
    held = false;
    clearTimeout(timer);
    hold.shows -= 1;
    if (hold.shows > 0 || hold.waiting === undefined) return;
    show(queries, hold.waiting);
    hold.waiting = undefined;
  };
  const timer = setTimeout(letGo, LONGEST_MS);
  return letGo;
}
