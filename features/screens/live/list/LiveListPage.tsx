import { Bell, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { useSearchParams } from '../../../base/routing/index.ts';
import { Loaded, SectionFrame } from '../../../shared/frames/index.ts';
import { useCatalogue } from '../../../shared/games/index.ts';
import { SearchField } from '../../../shared/search/index.ts';
import { useOpenSignIn } from '../../../shared/sign-in/index.ts';
import * as css from './LiveList.css.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Reminders } from './Reminders.tsx';
import { RestingRoom } from './RestingRoom.tsx';
import { RoomCard } from './RoomCard.tsx';
import { findRooms, keepRooms, readRoomFilter, type RoomFilter } from './roomFilter.ts';
import { RoomFilters } from './RoomFilters.tsx';
import { type Rooms, useRooms } from './useRooms.ts';

const ON_AIR = 1;
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** /play-game/live without a room: the list of rooms; rooms on air come first. */
export function LiveListPage(): ReactNode {
  const { formatMessage } = useIntl();
  const list = useRooms();
  /** The typed words. Undefined while the search is closed. */
  const [search, setSearch] = useState<string>();
  const [areRemindersOpen, setRemindersOpen] = useState(false);
  const onAir = list.rooms?.filter(({ Status }) => Status === ON_AIR).length;
  return (
    <SectionFrame
      page="/play-game/live"
      {...(!list.isPartial && {
        action: (
          <>
            <IconButton
              label={formatMessage({ id: 'live.list.search', defaultMessage: '搜尋直播間' })}
              onPressedChange={(pressed) => setSearch(pressed ? '' : undefined)}
              pressed={search !== undefined}
            >
              <Search size={22} />
            </IconButton>
            <IconButton
              aria-haspopup="dialog"
              label={formatMessage({ id: 'live.reminders', defaultMessage: '開播提醒' })}
              onClick={() => setRemindersOpen(true)}
            >
              <Bell size={22} />
            </IconButton>
          </>
        ),
      })}
      {...(onAir !== undefined && {
        note: (
          <span aria-live="polite" className={css.note} data-lit={onAir > 0 ? '' : undefined}>
            <FormattedMessage
              defaultMessage="{count, plural, =0 {目前沒有人開播} other {# 間開播中}}"
              id="live.list.onAir"
              values={{ count: onAir }}
            />
          </span>
        ),
      })}
    >
      <Loaded
        query={{ data: list.rooms, error: list.error, refetch: list.refetch }}
        skeleton={
          <Stack>
            <ListSkeleton />
          </Stack>
        }
      >
        {(rooms) => (
          <>
            {search === undefined || list.isPartial ? null : (
              <SearchField
                label={formatMessage({ id: 'live.list.searchLabel', defaultMessage: '搜尋直播間的標題或主播' })}
                onValueChange={setSearch}
                ref={focus}
                value={search}
              />
            )}
            <RoomList list={list} rooms={rooms} search={search ?? ''} />
          </>
        )}
      </Loaded>
      {areRemindersOpen ? <Reminders onClose={() => setRemindersOpen(false)} /> : null}
    </SectionFrame>
  );
}

const FILTER_PARAMETER = 'rooms';

interface RoomListProps {
  rooms: readonly LiveRoom[];
  list: Rooms;
  search: string;
}

function RoomList({ rooms, list, search }: RoomListProps): ReactNode {
  const { formatMessage } = useIntl();
  const nameOf = usePlayerName();
  const [parameters, setParameters] = useSearchParams();
  const filter = list.isPartial ? 'all' : readRoomFilter(parameters.get(FILTER_PARAMETER));
  const games = useCatalogue(!list.isPartial && rooms.some(({ GameCode }) => GameCode !== '')) ?? [];
  const kept = keepRooms(rooms, filter, games);
  const shown = findRooms(kept, search, nameOf);
  const onAir = shown.filter(({ Status }) => Status === ON_AIR);
  const resting = shown.filter(({ Status }) => Status !== ON_AIR);
  if (rooms.length === 0) {
    return (
      <EmptyState
        description={formatMessage({ id: 'live.list.emptyText', defaultMessage: '主播開台後，直播間會出現在這裡。' })}
        drawing={<StateDrawing id="broadcast" />}
        title={formatMessage({ id: 'live.list.empty', defaultMessage: '還沒有直播間' })}
      />
    );
  }
  return (
    <Stack>
      {list.isPartial ? (
        <SignInNote />
      ) : (
        <RoomFilters
          filter={filter}
          games={games}
          onFilterChange={(next) =>
            setParameters(
              (before) => {
                const after = new URLSearchParams(before);
                if (next === 'all') after.delete(FILTER_PARAMETER);
                else after.set(FILTER_PARAMETER, next);
                return after;
              },
              { replace: true },
            )
          }
          rooms={rooms}
        />
      )}
      {kept.length === 0 ? <NoRooms filter={filter} /> : null}
      {kept.length > 0 && shown.length === 0 ? (
        <EmptyState
          drawing={<StateDrawing id="broadcast" />}
          title={formatMessage({ id: 'live.list.notFound', defaultMessage: '找不到符合的直播間' })}
        />
      ) : null}
      {onAir.length === 0 ? null : (
        <ul
          aria-label={formatMessage({ id: 'live.list.nowOnAir', defaultMessage: '開播中的直播間' })}
          className={css.cards}
          data-count={onAir.length}
        >
          {onAir.map((room, at) => (
            <li className={css.place} data-size={at === 0 ? 'big' : 'small'} key={room.RoomID}>
              <RoomCard room={room} size={at === 0 ? 'big' : 'small'} />
            </li>
          ))}
        </ul>
      )}
      {resting.length === 0 ? null : (
        <section>
          <SectionHeading
            aside={
              list.isPartial ? undefined : (
                <span className={css.restingNote}>
                  <FormattedMessage defaultMessage="開播時通知一次，可隨時取消" id="live.list.noticeOnce" />
                </span>
              )
            }
          >
            <FormattedMessage defaultMessage="休息中" id="live.list.resting" />
          </SectionHeading>
          <ul
            aria-label={formatMessage({ id: 'live.list.restingRooms', defaultMessage: '休息中的直播間' })}
            className={css.rows}
          >
            {resting.map((room) => (
              <li key={room.RoomID}>
                <RestingRoom room={room} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {list.more === undefined ? null : (
        <Stack align="center" gap={0}>
          <Button busy={list.isLoadingMore} onClick={list.more} variant="secondary">
            <FormattedMessage defaultMessage="顯示更多" id="live.list.more" />
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function NoRooms({ filter }: { filter: RoomFilter }): ReactNode {
  const { formatMessage } = useIntl();
  return filter === 'followed' ? (
    <EmptyState
      description={formatMessage({
        id: 'live.list.noFollowedText',
        defaultMessage: '在直播間按「追蹤」，主播開播時就會通知您。',
      })}
      drawing={<StateDrawing id="broadcast" />}
      title={formatMessage({ id: 'live.list.noFollowed', defaultMessage: '還沒有追蹤主播' })}
    />
  ) : (
    <EmptyState
      drawing={<StateDrawing id="broadcast" />}
      title={formatMessage({ id: 'live.list.noneOfKind', defaultMessage: '目前沒有這類遊戲的直播間' })}
    />
  );
}

/** Visitors see one room. */
function SignInNote(): ReactNode {
  const signIn = useOpenSignIn();
  return (
    <Notice
      action={
        <Button onClick={signIn} size="sm">
          <FormattedMessage defaultMessage="登入" id="live.signIn" />
        </Button>
      }
      tone="info"
    >
      <FormattedMessage defaultMessage="登入後可看所有直播間、聊天和送禮" id="live.list.signIn" />
    </Notice>
  );
}
