import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Ban, Ellipsis, UserRoundMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RELATION, RELATION_LIMIT } from '#protocol/entities/relation.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Menu, MenuItem } from '#ui/components/Menu/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { type FoundPlayer, usePlayerActions, usePlayerList, useRelation } from '../../shared/players/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import { SearchField, useSearch } from '../../shared/search/index.ts';
import { FriendGame, PlayTooButton } from './FriendGame.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PersonRow } from './PersonRow.tsx';

export interface FriendListProps {
  emptyAction?: ReactNode;
  /** Picks a friend. Without this property, a press opens the card, and a menu manages the friend. */
  onPick?: ((friend: FoundPlayer) => void) | undefined;
}

/** The player's friends, newest first, twenty at a time (11490), or the results of a search by name or id (11510). */
export function FriendList({ emptyAction, onPick }: FriendListProps): ReactNode {
  const { formatMessage } = useIntl();
  const { typed, setTyped, search } = useSearch();
  const list = usePlayerList(search, 'friends');
  const isEmpty = search === '' && list.total === 0;
  const label = formatMessage({ id: 'friends.list', defaultMessage: '好友名單' });
  return (
    <Stack gap={3}>
      {isEmpty ? null : (
        <SearchField
          label={formatMessage({ id: 'friends.search', defaultMessage: '搜尋好友的暱稱或 ID' })}
          onValueChange={setTyped}
          value={typed}
        />
      )}
      {search === '' && list.total !== undefined && list.total > 0 ? (
        <Text as="p" size={13} tone="muted">
          <FormattedMessage
            defaultMessage="好友 {count, number} / {limit, number} 人"
            id="friends.count"
            values={{ count: list.total, limit: RELATION_LIMIT[RELATION.friend] }}
          />
        </Text>
      ) : null}
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
        label={label}
        list={list}
      >
        {(friend) => (
          <PersonRow
            action={
              onPick === undefined ? (
                <>
                  {friend.Playing === undefined ? null : <PlayTooButton code={friend.Playing} />}
                  <FriendMenu friend={friend} />
                </>
              ) : null
            }
            detail={friend.Playing === undefined ? undefined : <FriendGame code={friend.Playing} />}
            onPress={onPick}
            player={friend}
          />
        )}
      </PeopleList>
    </Stack>
  );
}

function FriendMenu({ friend }: { friend: FoundPlayer }): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(friend.Name);
  const relation = useRelation(friend);
  const actions = usePlayerActions();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          busy={relation.isPending}
          label={formatMessage({ id: 'friends.manage', defaultMessage: '管理{name}' }, { name })}
        >
          <Ellipsis size={20} />
        </IconButton>
      }
    >
      <MenuItem icon={<UserRoundMinus size={18} />} onSelect={() => relation.mutate('unfriend')}>
        <FormattedMessage defaultMessage="刪除" id="player.unfriend" />
      </MenuItem>
      <MenuItem icon={<Ban size={18} />} onSelect={() => actions?.block(friend)} tone="danger">
        <FormattedMessage defaultMessage="封鎖" id="player.block" />
      </MenuItem>
    </Menu>
  );
}
