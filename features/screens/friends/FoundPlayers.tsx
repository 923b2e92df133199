import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RELATION } from '#protocol/entities/relation.ts';
import { NobodyFound, PeopleList, PersonFacts, PersonRow, usePlayerList } from '../../shared/players/index.ts';
import { Befriend } from './Befriend.tsx';
import { FriendKeys } from './FriendKeys.tsx';

/** The players whose name or id matches (11510): a friend with the buttons of a friend, another player with 加好友. */
export function FoundPlayers({ search }: { search: string }): ReactNode {
  const { formatMessage } = useIntl();
  const list = usePlayerList(search, 'everyone');
  return (
    <PeopleList
      empty={<NobodyFound />}
      label={formatMessage({ id: 'friends.found', defaultMessage: '搜尋結果' })}
      list={list}
    >
      {(player) => (
        <PersonRow
          action={
            player.Relationship === RELATION.friend ? <FriendKeys friend={player} /> : <Befriend player={player} />
          }
          detail={<PersonFacts player={player} />}
          player={player}
        />
      )}
    </PeopleList>
  );
}
