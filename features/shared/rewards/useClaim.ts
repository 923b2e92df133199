import { type QueryKey, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getEvents } from '#protocol/operations/mission.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useClient, useSingleMutation } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { holdWallet } from '../../base/session/index.ts';
import { type Celebration, useCelebrate } from './celebrateContext.ts';
import type { Gained } from './items.ts';

interface ClaimOptions<Given, Got> {
  /** Calls the service. Use `claimOverRest` for REST. */
  readonly claim: (given: Given) => Promise<Got>;
  /** The key of the list that shows the claim. The list is read again after any outcome. */
  readonly list: QueryKey;
  readonly gained: (got: Got) => readonly Gained[];
  /** Whether the claim goes at least in part over REST, which does not repeat it after a reconnection. */
  readonly overRest?: boolean;
  readonly atLeast?: Celebration['atLeast'];
  /** The caller announces the gain. */
  readonly isSaid?: Celebration['isSaid'];
  /** Called before the list is read again, since the list may not contain the claim afterwards. */
  readonly onClaimed?: (got: Got) => void;
  readonly onRefused?: (error: Error) => void;
}

/** A claim, and the pressed control where the reward animation starts. */
interface ClaimPress<Given> {
  readonly given: Given;
  readonly from?: Element | null | undefined;
}

/** The wait before a toast tells the player that there is no connection, in milliseconds. */
const PATIENCE_MS = 1000;
/** The wait is longer for REST, which does not distinguish a lost connection from a slow answer. */
const REST_PATIENCE_MS = 3000;

/**
 * Claims a reward: holds the wallet until the gained items have reached it, shows the amount, and reads the list and the badges again.
 * Shows the reason of a refusal. If there is no connection, a claim over the socket waits for it, and a toast says so; a claim over REST
 * waits as long as `claimOverRest`. A press during a claim does nothing.
 */
export function useClaim<Given, Got>({
  claim,
  list,
  gained,
  overRest = false,
  atLeast,
  isSaid,
  onClaimed,
  onRefused,
}: ClaimOptions<Given, Got>): UseMutationResult<Got, Error, ClaimPress<Given>> {
  const queries = useQueryClient();
  const celebrate = useCelebrate();
  const toast = useToast();
  const errorText = useErrorText();
  const { formatMessage } = useIntl();
  const { lobby } = useClient().sockets;
  const sayWaiting = (): void => {
    if (!overRest && lobby.state() === 'connected') return;
    const text = overRest
      ? formatMessage({ id: 'rewards.stillAsking', defaultMessage: '還沒收到領取結果，請稍候' })
      : formatMessage({ id: 'rewards.waiting', defaultMessage: '連線中斷，恢復後會自動領取，不用再按' });
    toast({ tone: 'info', text });
  };
  return useSingleMutation({
    mutationFn: async ({ given, from }: ClaimPress<Given>) => {
      const letGo = holdWallet(queries);
      const patience = setTimeout(sayWaiting, overRest ? REST_PATIENCE_MS : PATIENCE_MS);
      try {
        const got = await claim(given);
        celebrate({
          gained: gained(got),
          from,
          onLand: letGo,
          ...(atLeast !== undefined && { atLeast }),
          ...(isSaid !== undefined && { isSaid }),
        });
        onClaimed?.(got);
        return got;
      } catch (error) {
        letGo();
        throw error;
      } finally {
        clearTimeout(patience);
      }
    },
    onError: onRefused ?? ((error) => toast({ tone: 'danger', text: errorText(error) })),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: operationKey(getEvents) });
      return queries.invalidateQueries({ queryKey: list });
    },
  });
}
