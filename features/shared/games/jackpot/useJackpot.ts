import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getOpenJackpots } from '#protocol/endpoints/lobby.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getJackpots, jackpotsChanged } from '#protocol/operations/lobby.ts';
import { useStill } from '#ui/layout/motion.ts';
import { operationKey, useClient, useOpenOperation, usePush } from '../../../base/client/index.ts';
import { type CountedJackpot, figureAt } from './jackpotFigure.ts';
import { mergeJackpots } from './mergeJackpots.ts';
import { subscribeToTicks, tickedAt } from './ticks.ts';

type Jackpots = ResultOf<typeof getJackpots>;

/** How often the amounts are read. Visitors get no pushes; for players the reads cover lost pushes. */
const VISITOR_ASKS_MS = 15_000;
const PLAYER_ASKS_MS = 120_000;

export interface Jackpot {
  readonly held: number;
  /** The figure to show. It counts up, except under reduced motion. */
  readonly figure: number;
}

export interface JackpotOptions {
  /** The amount is shown until the service has answered, or if the answer does not contain the game. */
  readonly otherwise?: number;
  readonly enabled?: boolean;
}

/**
 * The jackpot of a game. All callers on the page get the same figure at the same time.
 *
 * @returns undefined until the service has answered
 */
export function useJackpot(gameCode: string, { otherwise, enabled = true }: JackpotOptions = {}): Jackpot | undefined {
  const jackpot = useHeldJackpot(gameCode, enabled);
  const still = useStill();
  const figure = (): number | undefined => (typeof jackpot === 'object' ? figureAt(jackpot, tickedAt()) : undefined);
  const counts = typeof jackpot === 'object' && !still && figure() !== jackpot.Amount;
  const shown = useSyncExternalStore(counts ? subscribeToTicks : notAtAll, figure, figure);
  if (jackpot === 'waiting') return undefined;
  if (jackpot === 'unknown') return otherwise === undefined ? undefined : { held: otherwise, figure: otherwise };
  return { held: jackpot.Amount, figure: still ? jackpot.Amount : (shown ?? jackpot.Amount) };
}

const notAtAll = (): (() => void) => () => undefined;

function useHeldJackpot(gameCode: string, enabled: boolean): CountedJackpot | 'waiting' | 'unknown' {
  const client = useClient();
  const queries = useQueryClient();
  const { data, isError } = useOpenOperation(
    getJackpots,
    getOpenJackpots,
    {},
    {
      enabled,
      staleTime: VISITOR_ASKS_MS / 2,
      refetchInterval: () => (client.token() === undefined ? VISITOR_ASKS_MS : PLAYER_ASKS_MS),
      structuralSharing: (before, after) =>
        mergeJackpots(before as Jackpots | undefined, after as Jackpots, Date.now()),
    },
  );
  usePush(jackpotsChanged, ({ List }) => {
    const Total = List.reduce((sum, { Amount }) => sum + Amount, 0);
    queries.setQueryData<Jackpots>(operationKey(getJackpots, {}), { List, Total });
  });
  if (data === undefined) return isError ? 'unknown' : 'waiting';
  return data.List.find(({ GameCode }) => GameCode === gameCode) ?? 'unknown';
}
