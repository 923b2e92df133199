import { type ReactNode, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { relationChanged } from '#protocol/operations/relation.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/components/Button/index.ts';
import { operationKey, RequestFailure, useOperation, usePush } from '../../../base/client/index.ts';
import { useRelation } from '../../../shared/players/index.ts';
import type { Conversation } from '../../../shared/conversation/index.ts';
import { CustomerServiceContext } from '../people/customerService.ts';
import type { Closed } from '../room/ConversationComposer.tsx';
import { ConversationPanel } from '../room/ConversationPanel.tsx';
import * as room from '../room/ChatRoom.css.ts';
import { ConversationHead } from './ConversationHead.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { StrangerStrip } from './StrangerStrip.tsx';
import { usePrivateRooms, useShowRead } from './usePrivateRooms.ts';

/** The relations of the reader to a player. */
const STRANGER = 0;
const BLOCKED = 2;
const NO_SUCH_PLAYER = 100013;
/** Presence changes without a push. */
const REFRESH_MS = 60_000;

export interface PrivateConversationProps {
  partner: string;
  playerID: string;
  onBack: () => void;
}

/** A private conversation, in place of the tabs (specification 1 §4, PRIVACY). */
export function PrivateConversation({ partner, playerID, onBack }: PrivateConversationProps): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const payload = useMemo(() => ({ PlayerID: partner }), [partner]);
  const { data: info, error } = useOperation(getUserInfo, payload, { staleTime: 0, refetchInterval: REFRESH_MS });
  usePush(relationChanged, ({ Player }) => {
    if (Player.PlayerID === partner) void queries.invalidateQueries({ queryKey: operationKey(getUserInfo, payload) });
  });
  const { customerService, rooms } = usePrivateRooms();
  const showRead = useShowRead();
  useEffect(() => showRead(partner), [showRead, partner]);
  const conversation = useMemo((): Conversation => ({ ChannelType: CHANNEL.private, PlayerID: partner }), [partner]);
  const isService = customerService?.PlayerID === partner;
  const known = info ?? rooms.find(({ PlayerID }) => PlayerID === partner)?.Player;
  const relation = useRelation(known ?? { PlayerID: partner, Name: partner });
  const isGone = error instanceof RequestFailure && error.code === NO_SUCH_PLAYER;
  const isStaff = customerService?.PlayerID === playerID;
  return (
    <CustomerServiceContext value={isService || isStaff ? customerService : undefined}>
      <div className={room.panel}>
        <ConversationHead
          isService={isService}
          menu={info === undefined || isService ? null : <ConversationMenu player={info} relation={relation} />}
          onBack={onBack}
          partner={partner}
          player={known}
        />
        <ConversationPanel
          above={
            info?.Relationship === STRANGER && !isService ? <StrangerStrip relation={relation} player={info} /> : null
          }
          closed={closedOf()}
          conversation={conversation}
          empty={{
            title: formatMessage({ id: 'chat.public.empty', defaultMessage: '目前沒有聊天記錄' }),
            description: isService
              ? formatMessage({ id: 'chat.service.emptyText', defaultMessage: '寫下您的問題，客服會在這裡回覆。' })
              : formatMessage({ id: 'chat.private.firstText', defaultMessage: '打聲招呼，開始你們的對話。' }),
          }}
          label={formatMessage({ id: 'chat.private.composer', defaultMessage: '輸入私訊' })}
          partner={known}
          playerID={playerID}
        />
      </div>
    </CustomerServiceContext>
  );

  function closedOf(): Closed | undefined {
    if (isGone || partner === playerID)
      return { reason: <FormattedMessage defaultMessage="找不到這位玩家" id="chat.private.gone" /> };
    if (info?.Relationship !== BLOCKED) return undefined;
    return {
      reason: <FormattedMessage defaultMessage="您已封鎖這位玩家，解除後才能傳訊" id="chat.private.blocked" />,
      remedy: (
        <Button busy={relation.isPending} onClick={() => relation.mutate('unblock')} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="解除封鎖" id="player.unblock" />
        </Button>
      ),
    };
  }
}
