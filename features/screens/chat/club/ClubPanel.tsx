import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Tab, TabList, Tabs } from '#ui/components/Tabs/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import type { Conversation } from '../../../shared/conversation/index.ts';
import { ConversationPanel } from '../room/ConversationPanel.tsx';
import * as room from '../room/ChatRoom.css.ts';
import { ListSkeleton } from '../room/ListSkeleton.tsx';
import { AllianceStrip } from './AllianceStrip.tsx';
import * as css from './ClubPanel.css.ts';
import { useClubOfChat } from './useClubOfChat.ts';

/** The channels of the club and its alliance. The panel is locked until the club's leader has opened the chat (specification 1 §6). */
export function ClubPanel({ playerID }: { playerID: string }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { data: club, error, refetch } = useClubOfChat();
  if (club === undefined) {
    if (error === null) return <ListSkeleton />;
    return (
      <div className={room.centred}>
        <FailedView error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (club?.HasChat === true) return <ClubChannels club={club} playerID={playerID} />;
  return (
    <div className={room.centred}>
      <EmptyState
        action={
          <Button asChild variant={club === null ? 'primary' : 'secondary'}>
            <Link to={`${prefix}/club`}>
              {club === null ? (
                <FormattedMessage defaultMessage="找俱樂部" id="chat.club.find" />
              ) : (
                <FormattedMessage defaultMessage="前往俱樂部" id="chat.club.toClub" />
              )}
            </Link>
          </Button>
        }
        description={
          club === null
            ? formatMessage({
                id: 'chat.club.noneText',
                defaultMessage: '加入俱樂部，就能和成員一起聊天。',
              })
            : club.MyRole === 'leader'
              ? formatMessage({
                  id: 'chat.club.leaderHint',
                  defaultMessage: '您是會長，到俱樂部按下「創建聊天室」就能開啟。',
                })
              : formatMessage({
                  id: 'chat.club.hint',
                  defaultMessage: '需由俱樂部會長透過「創建聊天室」提出申請，才能開啟。',
                })
        }
        drawing={<StateDrawing id="locked-club" />}
        size="compact"
        title={
          club === null
            ? formatMessage({ id: 'chat.club.none', defaultMessage: '您還沒有俱樂部' })
            : formatMessage({ id: 'chat.club.locked', defaultMessage: '聊天室功能鎖定中' })
        }
      />
    </div>
  );
}

type Shown = 'club' | 'alliance';

function ClubChannels({ club, playerID }: { club: ClubInfo; playerID: string }): ReactNode {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<Shown>('club');
  const { ClubID, ClubName, AllianceID, AllianceName } = club;
  const hasAlliance = AllianceID !== '';
  const shown: Shown = hasAlliance ? chosen : 'club';
  const conversation = useMemo(
    (): Conversation =>
      shown === 'club' ? { ChannelType: CHANNEL.club, ClubID } : { ChannelType: CHANNEL.alliance, AllianceID },
    [shown, ClubID, AllianceID],
  );
  return (
    <div className={room.panel}>
      {hasAlliance ? (
        <div className={css.channels}>
          <Tabs onValueChange={(value) => setChosen(value === 'alliance' ? 'alliance' : 'club')} value={shown}>
            <TabList
              label={formatMessage({ id: 'chat.club.channels', defaultMessage: '俱樂部頻道' })}
              variant="segmented"
            >
              <Tab value="club">{ClubName}</Tab>
              <Tab value="alliance">
                <FormattedMessage
                  defaultMessage="聯盟·{name}"
                  id="chat.club.alliance"
                  values={{ name: AllianceName }}
                />
              </Tab>
            </TabList>
          </Tabs>
        </div>
      ) : null}
      <ConversationPanel
        above={shown === 'alliance' ? <AllianceStrip allianceID={AllianceID} /> : null}
        conversation={conversation}
        empty={{
          title: formatMessage({ id: 'chat.public.empty', defaultMessage: '目前沒有聊天記錄' }),
          description: formatMessage({
            id: 'chat.club.emptyText',
            defaultMessage: '這裡只有自己人，說聲嗨吧。',
          }),
        }}
        label={
          shown === 'club'
            ? formatMessage({ id: 'chat.club.composer', defaultMessage: '在俱樂部說話' })
            : formatMessage({ id: 'chat.alliance.composer', defaultMessage: '在聯盟說話' })
        }
        playerID={playerID}
      />
    </div>
  );
}
