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
  /** Asks the service; over REST by `claimOverRest`. */
  readonly claim: (given: Given) => Promise<Got>;
  /** Key of the list that shows it; it is read anew afterwards, whether it worked or not. */
  readonly list: QueryKey;
  /** What it brought. */
  readonly gained: (got: Got) => readonly Gained[];
  /** It goes over REST, at least in part: nothing sends it again when the connection is back. */
  readonly overRest?: boolean;
  readonly atLeast?: Celebration['atLeast'];
  /** The caller says by itself what came. */
  readonly isSaid?: Celebration['isSaid'];
  /** Called before the list is read anew, since what was claimed may then be gone. */
  readonly onClaimed?: (got: Got) => void;
  /** Says a refusal in the caller's own way; a toast otherwise. */
  readonly onRefused?: (error: Error) => void;
}

/** What is claimed, and the control that was pressed: the reward flies from there. */
interface ClaimPress<Given> {
  readonly given: Given;
  readonly from?: Element | null | undefined;
}

/** After so long without an answer a player is told why nothing happens. */
const PATIENCE_MS = 1000;
/** Over REST nothing tells a lost connection from a slow answer. */
const REST_PATIENCE_MS = 3000;

/**
 * Claims what waits: the wallet is held until what came has flown there, the amount is said, and the list and what is left to claim are read
 * anew. A refusal says why. Without a connection a claim over the socket waits, goes out once when it is back, and the player is told so; one
 * over REST waits as long as `claimOverRest` lets it. A press while one is under way does nothing, also before the control shows that it is busy.
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
