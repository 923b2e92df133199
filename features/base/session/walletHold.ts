import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { getWallet, type walletChanged } from '#protocol/operations/wallet.ts';
import { operationKey } from '../client/index.ts';
import { pushIntoHold } from './roundHold.ts';

/** The longest hold, in milliseconds: an endless animation must not hide a player's money. */
const LONGEST_MS = 20_000;

interface Hold {
  shows: number;
  waiting: Wallet | undefined;
}
const holds = new WeakMap<QueryClient, Hold>();

const holdOf = (queries: QueryClient): Hold => {
  const hold = holds.get(queries) ?? { shows: 0, waiting: undefined };
  holds.set(queries, hold);
  return hold;
};

const show = (queries: QueryClient, wallet: Wallet): void => {
  queries.setQueryData(operationKey(getWallet), wallet);
};

/** Shows a pushed balance immediately, or after the animations or the round that hold the wallet. */
export function receiveWallet(queries: QueryClient, pushed: z.output<typeof walletChanged.result>): void {
  const hold = holdOf(queries);
  const { Round: _, ...wallet } = pushed;
  pushIntoHold(queries, hold.waiting ?? queries.getQueryData<Wallet>(operationKey(getWallet)), pushed);
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
