import { type ReactElement, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { GAME_SORTS, type GameSort } from '#protocol/operations/lobby.ts';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/components/Menu/index.ts';
import { sortMessages } from './sortMessages.ts';

export interface SortMenuProps {
  sort: GameSort;
  onSortChange: (sort: GameSort) => void;
  trigger: ReactElement;
}

/** The menu of orders, open on mount since a press loaded it. */
export default function SortMenu({ sort, onSortChange, trigger }: SortMenuProps): ReactNode {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(true);
  return (
    <Menu onOpenChange={setOpen} open={open} trigger={trigger}>
      <MenuRadioGroup
        label={formatMessage({ id: 'lobby.sort', defaultMessage: '排序' })}
        onValueChange={(next) => {
          setOpen(false);
          const chosen = GAME_SORTS.find((each) => each === next);
          if (chosen !== undefined) onSortChange(chosen);
        }}
        value={sort}
      >
        {GAME_SORTS.map((each) => (
          <MenuRadioItem key={each} value={each}>
            {formatMessage(sortMessages[each])}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
