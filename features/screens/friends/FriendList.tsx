import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RELATION, RELATION_LIMIT } from '#protocol/entities/relation.ts';
import { Button } from '#ui/components/Button/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { type FoundPlayer, type PlayerList, PeopleList, PersonRow, usePlayerList } from '../../shared/players/index.ts';
import { FriendGame } from './FriendGame.tsx';
import { FriendKeys } from './FriendKeys.tsx';
import * as css from './Friends.css.ts';
import { NowPlaying } from './NowPlaying.tsx';
import { OnlineCount } from './OnlineCount.tsx';

/** The most friends in a game with a card. Others are in the list. */
const MAX_CARDS = 8;

/**
 * The player's friends, those in a game first, twenty at a time (11490).
 *
 * @param onFind called by a player without friends to find players
 */
export function FriendList({ onFind }: { onFind: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const list = usePlayerList('', 'friendsOnline');
  const playing = list.players.filter(({ Playing }) => Playing !== undefined).slice(0, MAX_CARDS);
  const others = list.players.slice(playing.length);
  return (
    <>
      {playing.length > 0 ? <NowPlaying friends={playing} online={list.online ?? 0} /> : null}
      <section aria-labelledby="friends-all" className={css.section}>
        <SectionHeading aside={<Counts isOnlineShown={playing.length === 0} list={list} />} id="friends-all">
          <FormattedMessage defaultMessage="全部好友" id="friends.all" />
        </SectionHeading>
        {list.total !== undefined && list.total > 0 && others.length === 0 ? null : (
          <div className={css.rows}>
            <PeopleList
              empty={
                <EmptyState
                  action={
                    <Button onClick={onFind}>
                      <FormattedMessage defaultMessage="找玩家" id="friends.find" />
                    </Button>
                  }
                  description={formatMessage({
                    id: 'friends.emptyText',
                    defaultMessage: '搜尋暱稱或 ID，或在聊天室點選頭像，就能把玩家加為好友。',
                  })}
                  drawing={<StateDrawing id="no-friends" />}
                  size="compact"
                  title={formatMessage({ id: 'player.picker.noFriends', defaultMessage: '還沒有好友' })}
                />
              }
              label={formatMessage({ id: 'friends.list', defaultMessage: '好友名單' })}
              list={{ ...list, players: others }}
            >
              {(friend) => <FriendRow friend={friend} />}
            </PeopleList>
          </div>
        )}
      </section>
    </>
  );
}

/** A friend with the buttons 一起玩, 送禮 and 聊天. */
function FriendRow({ friend }: { friend: FoundPlayer }): ReactNode {
  return (
    <PersonRow
      action={<FriendKeys friend={friend} />}
      detail={friend.Playing === undefined ? undefined : <FriendGame code={friend.Playing} />}
      player={friend}
    />
  );
}

function Counts({ list: { total, online }, isOnlineShown }: { list: PlayerList; isOnlineShown: boolean }): ReactNode {
  if (total === undefined) return null;
  return (
    <>
      {isOnlineShown && online !== undefined && online > 0 ? <OnlineCount online={online} /> : null}
      <FormattedMessage
        defaultMessage="{count, number} / {limit, number} 人"
        id="friends.countOf"
        values={{ count: total, limit: RELATION_LIMIT[RELATION.friend] }}
      />
    </>
  );
}
