import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePlayerList } from '../../shared/players/index.ts';
import { Befriend } from './Befriend.tsx';
import { SearchField, useSearch } from '../../shared/search/index.ts';
import { NobodyFound } from './NobodyFound.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PersonRow } from './PersonRow.tsx';
import { Recommended } from './Recommended.tsx';

/** Finds players by name or id (11510). Shows recommendations without a search. */
export function FindPlayers(): ReactNode {
  const { formatMessage } = useIntl();
  const { typed, setTyped, search } = useSearch();
  return (
    <Stack gap={3}>
      <SearchField
        label={formatMessage({ id: 'player.picker.search', defaultMessage: '搜尋暱稱或 ID' })}
        onValueChange={setTyped}
        value={typed}
      />
      {search === '' ? (
        <>
          <Text as="p" size={13} tone="muted">
            <FormattedMessage defaultMessage="輸入暱稱或 ID，就能找到任何玩家。" id="player.picker.searchText" />
          </Text>
          <Recommended />
        </>
      ) : (
        <Found search={search} />
      )}
    </Stack>
  );
}

function Found({ search }: { search: string }): ReactNode {
  const { formatMessage } = useIntl();
  const list = usePlayerList(search, 'everyone');
  return (
    <PeopleList
      empty={<NobodyFound />}
      label={formatMessage({ id: 'friends.found', defaultMessage: '搜尋結果' })}
      list={list}
    >
      {(player) => <PersonRow action={<Befriend player={player} />} player={player} />}
    </PeopleList>
  );
}
