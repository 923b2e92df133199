import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { SearchField, useSearch } from '../../search/index.ts';
import { type FoundPlayer, usePlayerList } from '../list/usePlayerList.ts';
import { NobodyFound } from './NobodyFound.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PersonFacts, PersonRow } from './PersonRow.tsx';

export interface FriendPickerProps {
  /** Shown beside the empty list of a player without friends. */
  emptyAction: ReactNode;
  onPick: (friend: FoundPlayer) => void;
}

/** The player's friends to pick one, twenty at a time (11490), or the results of a search by name or id (11510). */
export function FriendPicker({ emptyAction, onPick }: FriendPickerProps): ReactNode {
  const { formatMessage } = useIntl();
  const { typed, setTyped, search } = useSearch();
  const list = usePlayerList(search, 'friends');
  const isEmpty = search === '' && list.total === 0;
  return (
    <Stack gap={3}>
      {isEmpty ? null : (
        <SearchField
          label={formatMessage({ id: 'friends.search', defaultMessage: '搜尋好友的暱稱或 ID' })}
          onValueChange={setTyped}
          value={typed}
        />
      )}
      <PeopleList
        empty={
          search === '' ? (
            <EmptyState
              action={emptyAction}
              description={formatMessage({
                id: 'friends.emptyText',
                defaultMessage: '搜尋暱稱或 ID，或在聊天室點選頭像，就能把玩家加為好友。',
              })}
              drawing={<StateDrawing id="no-friends" />}
              size="compact"
              title={formatMessage({ id: 'player.picker.noFriends', defaultMessage: '還沒有好友' })}
            />
          ) : (
            <NobodyFound />
          )
        }
        label={formatMessage({ id: 'friends.list', defaultMessage: '好友名單' })}
        list={list}
      >
        {(friend) => <PersonRow detail={<PersonFacts player={friend} />} onPress={onPick} player={friend} />}
      </PeopleList>
    </Stack>
  );
}
