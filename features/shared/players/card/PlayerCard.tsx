import { type ReactNode, use, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { clubMemberKicked } from '#protocol/operations/club.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  ConnectionFailure,
  operationKey,
  RequestFailure,
  useClient,
  useOperation,
  usePush,
  useSocketState,
} from '../../../base/client/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { playerPicture, usePlayerName, vipNames } from '../../../base/player-face/index.ts';
import { CardActionsContext } from '../cardActions.ts';
import type { KnownPlayer } from '../playerActionsContext.ts';
import { useRelationPushes } from '../relation/refreshRelations.ts';
import { CardMenu } from './CardMenu.tsx';
import { PlayerDetails, PlayerDetailsSkeleton } from './PlayerDetails.tsx';

export interface PlayerCardProps {
  player: KnownPlayer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const NO_SUCH_PLAYER = 100013;

/** A player's card, over any page (specification 2 §2). The player's own card has no actions. */
export function PlayerCard({ player, open, onOpenChange }: PlayerCardProps): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const playerName = usePlayerName();
  const client = useClient();
  const queries = useQueryClient();
  const socket = useSocketState('lobby');
  const { PlayerID } = player;
  const query = useOperation(getUserInfo, { PlayerID }, { staleTime: 0 });
  useRelationPushes();
  usePush(clubMemberKicked, (kicked) => {
    if (kicked.PlayerID === PlayerID)
      void queries.invalidateQueries({ queryKey: operationKey(getUserInfo, { PlayerID }) });
  });
  // Loads the actions while the player loads, so that both appear together.
  const loadActions = use(CardActionsContext);
  useEffect(() => void loadActions().catch(() => undefined), [loadActions]);
  const info = query.data;
  const own = session?.playerID === PlayerID;
  const known = info ?? player;
  const level = VIP_LEVELS.find((one) => one === known.VIPLevel);
  const close = (): void => onOpenChange(false);
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'player.close', defaultMessage: '關閉' })}
      crest={
        isGone(query.error) ? undefined : (
          <Avatar
            name=""
            size={96}
            src={
              known.PicURL === undefined || known.PictureSetting === undefined
                ? undefined
                : playerPicture({ playerID: PlayerID, picURL: known.PicURL, pictureSetting: known.PictureSetting })
            }
            tier={level ?? 0}
            {...(level !== undefined && {
              crest: {
                src: vipBadgeSrc(level, 'mini'),
                label: `VIP ${level} ${formatMessage(vipNames[vipTierOf(level)])}`,
              },
            })}
          />
        )
      }
      headerActions={info === undefined || own ? null : <CardMenu player={info} />}
      onOpenChange={onOpenChange}
      open={open}
      title={formatMessage(
        { id: 'player.cardTitle', defaultMessage: '{name}的玩家資訊' },
        { name: playerName(known.Name) },
      )}
      titleHidden
    >
      {contentOf()}
    </BottomSheet>
  );

  function contentOf(): ReactNode {
    if (isGone(query.error)) {
      return (
        <EmptyState
          description={formatMessage({
            id: 'player.goneText',
            defaultMessage: '帳號可能已經刪除，或是編號有誤。',
          })}
          drawing={<StateDrawing id="search-nothing" />}
          size="compact"
          title={formatMessage({ id: 'player.gone', defaultMessage: '找不到這位玩家' })}
        />
      );
    }
    if (info !== undefined) return <PlayerDetails onClose={close} own={own} player={info} />;
    const failure = query.error ?? (socket === 'error' ? new ConnectionFailure('The lobby is not connected.') : null);
    if (failure === null) return <PlayerDetailsSkeleton name={playerName(player.Name)} />;
    return (
      <FailedView
        error={failure}
        onRetry={() => {
          client.wake();
          void query.refetch();
        }}
      />
    );
  }
}

const isGone = (error: Error | null): boolean => error instanceof RequestFailure && error.code === NO_SUCH_PLAYER;
