import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import type { PlayerSearch } from './usePlayerSearch.ts';

/** A button in the chat's head that leads to the search for players. Hidden from guests, who have no chat. */
export function SearchButton({ search }: { search: PlayerSearch }): ReactNode {
  const { formatMessage } = useIntl();
  if (useIsGuest()) return null;
  return (
    <IconButton label={formatMessage({ id: 'chat.searchPlayers', defaultMessage: '搜尋玩家' })} onClick={search.ask}>
      <Search size={22} />
    </IconButton>
  );
}
