import { Cherry, Fish, Flame, Heart, History, LayoutGrid, Spade, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { type GameFilter, isOwnFilter } from './useGameList.ts';

export const filterMessages: Record<GameFilter, MessageDescriptor> = defineMessages({
  all: { id: 'lobby.filter.all', defaultMessage: '全部' },
  hot: { id: 'lobby.filter.hot', defaultMessage: '熱門' },
  favourite: { id: 'lobby.filter.favourite', defaultMessage: '最愛' },
  recent: { id: 'lobby.filter.recent', defaultMessage: '最近玩過' },
  slot: { id: 'lobby.filter.slot', defaultMessage: '老虎機' },
  fish: { id: 'lobby.filter.fish', defaultMessage: '捕魚' },
  table: { id: 'lobby.filter.table', defaultMessage: '桌遊' },
  new: { id: 'lobby.filter.new', defaultMessage: '新上線' },
});

const CHIPS = [
  ['all', LayoutGrid],
  ['hot', Flame],
  ['favourite', Heart],
  ['recent', History],
  ['slot', Cherry],
  ['fish', Fish],
  ['table', Spade],
  ['new', Sparkles],
] as const;

export interface CategoryChipsProps {
  filter: GameFilter;
  onFilterChange: (filter: GameFilter) => void;
  hasOwn: boolean;
  children?: ReactNode;
}

/** Chooses the kind of games. */
export function CategoryChips({ filter, onFilterChange, hasOwn, children }: CategoryChipsProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ChipRow label={formatMessage({ id: 'lobby.filters', defaultMessage: '遊戲類別' })}>
      {CHIPS.filter(([id]) => hasOwn || !isOwnFilter(id)).map(([id, Icon]) => (
        <Chip icon={<Icon size={18} />} key={id} onClick={() => onFilterChange(id)} selected={filter === id}>
          {formatMessage(filterMessages[id])}
        </Chip>
      ))}
      {children}
    </ChipRow>
  );
}
