import { Heart, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { categoryMessages } from '../../../shared/games/index.ts';
import { CategoryIcon } from '../parts/GameLabel.tsx';
import { keepRooms, ROOM_FILTERS, type RoomFilter } from './roomFilter.ts';

const messages: Record<RoomFilter, MessageDescriptor> = {
  ...categoryMessages,
  ...defineMessages({
    all: { id: 'live.filter.all', defaultMessage: '全部' },
    followed: { id: 'live.filter.followed', defaultMessage: '追蹤中' },
  }),
};

const ICON_SIZE = 18;
const iconOf = (filter: RoomFilter): ReactNode => {
  if (filter === 'all') return <LayoutGrid size={ICON_SIZE} />;
  if (filter === 'followed') return <Heart size={ICON_SIZE} />;
  return <CategoryIcon category={filter} size={ICON_SIZE} />;
};

export interface RoomFiltersProps {
  rooms: readonly LiveRoom[];
  games: readonly Game[];
  filter: RoomFilter;
  onFilterChange: (filter: RoomFilter) => void;
}

/** Filters the rooms, with the number of rooms of each filter. Leaves out kinds of games without a room. */
export function RoomFilters({ rooms, games, filter, onFilterChange }: RoomFiltersProps): ReactNode {
  const { formatMessage } = useIntl();
  const counts = ROOM_FILTERS.map((one) => [one, keepRooms(rooms, one, games).length] as const);
  const offered = counts.filter(([one, count]) => one === 'all' || one === 'followed' || count > 0 || one === filter);
  return (
    <ChipRow label={formatMessage({ id: 'live.filters', defaultMessage: '篩選直播間' })}>
      {offered.map(([one, count]) => (
        <Chip count={count} icon={iconOf(one)} key={one} onClick={() => onFilterChange(one)} selected={filter === one}>
          {formatMessage(messages[one])}
        </Chip>
      ))}
    </ChipRow>
  );
}
