import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GameSort } from '#protocol/operations/lobby.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import * as css from './Lobby.css.ts';
import { sortMessages } from './sortMessages.ts';

const SortMenu = lazy(loadAgain(() => import('./SortMenu.tsx')));

export interface SortFilterProps {
  sort: GameSort;
  onSortChange: (sort: GameSort) => void;
}

/** Chooses the order of the games. The service sorts them. */
export default function SortFilter({ sort, onSortChange }: SortFilterProps): ReactNode {
  const [asked, setAsked] = useState(false);
  if (!asked) return <SortChip aria-haspopup="menu" onClick={() => setAsked(true)} sort={sort} />;
  return (
    <Suspense fallback={<SortChip aria-haspopup="menu" sort={sort} />}>
      <SortMenu onSortChange={onSortChange} sort={sort} trigger={<SortChip sort={sort} />} />
    </Suspense>
  );
}

function SortChip({ sort, ...rest }: ComponentProps<typeof Chip> & { sort: GameSort }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Chip {...rest} icon={<ArrowDownWideNarrow size={18} />} selected={sort !== 'lobby'}>
      {sort === 'lobby'
        ? formatMessage({ id: 'lobby.sort', defaultMessage: '排序' })
        : formatMessage(sortMessages[sort])}
      <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
    </Chip>
  );
}
