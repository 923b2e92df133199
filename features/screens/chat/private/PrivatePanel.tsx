import { Text } from '#ui/components/Text/index.ts';
import { Headset } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PrivateRoom } from '#protocol/entities/message.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { VirtualList } from '#ui/components/VirtualList/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { SearchField, useSearch } from '../../../shared/search/index.ts';
import * as css from '../people/People.css.ts';
import { PersonSkeletons } from '../people/PersonSkeletons.tsx';
import { PersonRow } from '../people/PersonRow.tsx';
import * as room from '../room/ChatRoom.css.ts';
import { FoundPlayers } from './FoundPlayers.tsx';
import { LastLine } from './LastLine.tsx';
import { RoomTime } from './RoomTime.tsx';
import type { PlayerSearch } from './usePlayerSearch.ts';
import { usePrivateRooms } from './usePrivateRooms.ts';

export interface PrivatePanelProps {
  onTalk: (playerID: string) => void;
  onFriends: () => void;
  search: Pick<PlayerSearch, 'wanted' | 'begun'>;
}

/** The private conversations, and a search for any player (specification 1 §4, SELECTION and PLAYER_LIST). */
export function PrivatePanel({ onTalk, onFriends, search: { wanted, begun } }: PrivatePanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { typed, setTyped, search } = useSearch();
  const label = formatMessage({ id: 'chat.private.search', defaultMessage: '搜尋暱稱或 ID' });
  useEffect(() => {
    if (!wanted) return;
    field.current?.focus();
    begun();
  }, [wanted, begun]);
  return (
    <div className={css.list}>
      <div className={css.search}>
        <SearchField label={label} onValueChange={setTyped} ref={field} value={typed} />
      </div>
      {search === '' ? (
        <Rooms onFriends={onFriends} onTalk={onTalk} />
      ) : (
        <FoundPlayers onTalk={onTalk} search={search} />
      )}
    </div>
  );
}

/** A room, or customer service if it has no messages yet. */
type Entry = { readonly room: PrivateRoom } | { readonly helper: PrivateRoom['Player'] };

const keyOf = (entry: Entry): string => ('room' in entry ? entry.room.PlayerID : entry.helper.PlayerID);

function Rooms({ onTalk, onFriends }: Omit<PrivatePanelProps, 'search'>): ReactNode {
  const { formatMessage } = useIntl();
  const list = usePrivateRooms();
  const { customerService: helper, rooms } = list;
  if (list.isLoading) return <PersonSkeletons />;
  if (rooms.length === 0 && list.error) {
    return (
      <div className={room.centred}>
        <FailedView error={list.error} onRetry={list.retry} />
      </div>
    );
  }
  const isNew = helper !== null && helper !== undefined && !rooms.some(({ PlayerID }) => PlayerID === helper.PlayerID);
  const entries: readonly Entry[] = [...(isNew ? [{ helper }] : []), ...rooms.map((one) => ({ room: one }))];
  return (
    <>
      {entries.length > 0 ? (
        <div className={rooms.length === 0 ? undefined : css.list}>
          {rooms.length === 0 ? (
            entries.map((entry) => <div key={keyOf(entry)}>{rowOf(entry)}</div>)
          ) : (
            <VirtualList
              busy={
                list.isLoadingMore
                  ? {
                      edge: 'end',
                      label: formatMessage({ id: 'chat.private.more', defaultMessage: '正在載入更多對話' }),
                    }
                  : undefined
              }
              itemKey={keyOf}
              items={entries}
              label={formatMessage({ id: 'chat.private.list', defaultMessage: '私聊名單' })}
              onNearEnd={list.more}
            >
              {rowOf}
            </VirtualList>
          )}
        </div>
      ) : null}
      {rooms.length === 0 ? (
        <div className={room.centred}>
          <EmptyState
            action={
              <Button onClick={onFriends} variant="secondary">
                <FormattedMessage defaultMessage="看好友清單" id="chat.private.toFriends" />
              </Button>
            }
            description={formatMessage({
              id: 'chat.private.emptyText',
              defaultMessage: '搜尋暱稱或 ID，或從好友清單挑一位開始聊天。',
            })}
            drawing={<StateDrawing id="no-messages" />}
            size="compact"
            title={formatMessage({ id: 'chat.private.empty', defaultMessage: '目前沒有私聊中對象' })}
          />
        </div>
      ) : null}
      {rooms.length > 0 && list.error ? (
        <div className={css.failed}>
          <FormattedMessage defaultMessage="名單沒有更新成功" id="chat.private.notFresh" />
          <Button onClick={list.retry} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="重試" id="error.retry" />
          </Button>
        </div>
      ) : null}
    </>
  );

  function rowOf(entry: Entry): ReactElement {
    if ('helper' in entry) {
      return (
        <PersonRow
          end={<Headset aria-hidden="true" size={20} />}
          line={<FormattedMessage defaultMessage="有問題？留言給客服" id="chat.service.invite" />}
          onPress={() => onTalk(entry.helper.PlayerID)}
          player={entry.helper}
        />
      );
    }
    const { PlayerID, Player, Message, CreateTime, UnreadCount } = entry.room;
    return (
      <PersonRow
        end={
          <>
            <Text size={12} tone="muted">
              <RoomTime time={CreateTime} />
            </Text>
            <Badge
              count={UnreadCount}
              label={formatMessage(
                { id: 'chat.tab.unread', defaultMessage: '{count, plural, other {# 則未讀}}' },
                { count: UnreadCount },
              )}
            />
          </>
        }
        line={<LastLine message={Message} playerID={PlayerID} />}
        onPress={() => onTalk(PlayerID)}
        player={Player}
        unread={UnreadCount > 0}
      />
    );
  }
}
