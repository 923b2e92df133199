import * as Radix from '@radix-ui/react-tabs';
import { useControllableState } from '../../useControllableState.ts';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { fillRef } from '../../fillRef.ts';
import { Badge } from '../Badge/index.ts';
import * as css from './Tabs.css.ts';

type OpenTab =
  | {
      value: string;
      onValueChange: (value: string) => void;
      defaultValue?: never;
    }
  | {
      defaultValue: string;
      onValueChange?: (value: string) => void;
      value?: never;
    };

export type TabsProps = OpenTab & {
  /** `automatic`: the arrow keys open a tab. `manual`: only Enter and Space open a tab (if opening sends a request). */
  activation?: 'automatic' | 'manual';
  /** Takes the remaining height of its column, so that a panel can scroll on its own. */
  fill?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Contains a {@link TabList} and its {@link TabPanel}s. */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  activation = 'automatic',
  fill = false,
  ref,
  children,
}: TabsProps): ReactNode {
  const [open, setOpen] = useControllableState({ prop: value, defaultProp: defaultValue, onChange: onValueChange });
  const [first] = useState(open);
  const [isSwitched, setSwitched] = useState(false);
  if (!isSwitched && open !== first) setSwitched(true);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showOpen(root.current), [open]);
  return (
    <Radix.Root
      activationMode={activation}
      className={css.tabs}
      data-fill={fill || undefined}
      data-part="tabs"
      data-switched={isSwitched || undefined}
      onValueChange={setOpen}
      ref={(element) => {
        root.current = element;
        return fillRef(ref, element);
      }}
      value={open}
    >
      {children}
    </Radix.Root>
  );
}

/** Scrolls the open tab into view in its row; the page itself does not move. */
function showOpen(root: HTMLElement | null): void {
  const list = root?.querySelector('[data-part=tabs-list]');
  const open = list?.querySelector('[data-part=tabs-tab][data-state=active]');
  if (!list || !open) return;
  const [row, tab] = [list.getBoundingClientRect(), open.getBoundingClientRect()];
  if (tab.left < row.left) list.scrollLeft -= row.left - tab.left + EDGE_PX;
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right + EDGE_PX;
}

/** The width of a neighbour that stays visible in px, which shows that the row continues. */
const EDGE_PX = 24;

export interface TabListProps {
  label: string;
  /** `underline`: for the pages of one place. `segmented`: for two to four kinds of the same thing. */
  variant?: 'underline' | 'segmented';
  children: ReactNode;
}

/** The row of tabs. It scrolls sideways if it does not fit. */
export function TabList({ label, variant = 'underline', children }: TabListProps): ReactNode {
  return (
    <Radix.List aria-label={label} className={css.list} data-part="tabs-list" data-variant={variant}>
      {children}
    </Radix.List>
  );
}

export interface TabProps {
  value: string;
  children: ReactNode;
  icon?: ReactNode;
  unread?: { count: number; label: string };
  disabled?: boolean;
}

export function Tab({ value, children, icon, unread, disabled = false }: TabProps): ReactNode {
  return (
    <Radix.Trigger className={css.tab} data-part="tabs-tab" disabled={disabled} value={value}>
      {icon ? (
        <span aria-hidden="true" className={css.icon} data-part="tabs-icon">
          {icon}
        </span>
      ) : null}
      <span className={css.words} data-part="tabs-words">
        {children}
      </span>
      {unread && unread.count > 0 ? <Badge count={unread.count} label={unread.label} /> : null}
    </Radix.Trigger>
  );
}

export interface TabPanelProps {
  value: string;
  children: ReactNode;
  /** Keeps a closed panel in the page, hidden (for a list that must keep its scroll position). */
  keepMounted?: boolean;
}

/** The panel of a tab. */
export function TabPanel({ value, children, keepMounted = false }: TabPanelProps): ReactNode {
  return (
    <Radix.Content
      className={css.panel}
      data-part="tabs-panel"
      value={value}
      {...(keepMounted ? { forceMount: true as const } : {})}
    >
      {children}
    </Radix.Content>
  );
}
