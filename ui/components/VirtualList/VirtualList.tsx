import { type ReactElement, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { Virtualizer } from 'virtua';
import { Pill } from '../Pill/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { useEnd } from './useEnd.ts';
import { useShift } from './useShift.ts';
import * as css from './VirtualList.css.ts';

/** Enough rows to fill a phone's screen. */
const FIRST_ROWS = 12;

/** A scrolling region must be reachable by keyboard even if its rows contain no control. */
const reachable = { tabIndex: 0 };

export interface VirtualListHandle {
  toEnd: () => void;
  /** Scrolls a row to the upper edge. Does nothing if there is no row with that key. */
  toItem: (key: string) => void;
}

export interface VirtualListProps<Item> {
  label: string;
  items: readonly Item[];
  /** The key of a row never changes. A row keeps its place on the screen when other rows are added before it. */
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactElement;
  /** The initial position. `end` is for a conversation, which stays at the end while it grows. */
  anchor?: 'start' | 'end';
  /** Called when the first row is near. Load earlier rows then. It may be called again while they are loading. */
  onNearStart?: () => void;
  /** Called when the last row is near. Load later rows then. It may be called again while they are loading. */
  onNearEnd?: () => void;
  /**
   * Called at each scroll, including the scroll of a growing list, with the row at the upper edge and the height of its hidden part in px.
   */
  onTopItem?: (item: Item, above: number) => void;
  /** The edge where rows are loading, and the text for it. */
  busy?: { edge: 'start' | 'end'; label: string } | undefined;
  /** Returns the label of the button to the end, by the number of rows that arrived since. Only with `anchor="end"`. */
  jumpLabel?: (since: readonly Item[]) => ReactNode;
  /** The first unread row, with a line above it. A list that is anchored at its end opens there. */
  unread?: { key: string; label: ReactNode } | undefined;
  ref?: Ref<VirtualListHandle>;
}

/**
 * Renders only the rows in view. Rows added before the first row move nothing, except at the start of a list that begins there. A list at
 * its end follows rows that are added at the end.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  anchor = 'start',
  onNearStart,
  onNearEnd,
  onTopItem,
  busy,
  jumpLabel,
  unread,
  ref,
}: VirtualListProps<Item>): ReactNode {
  const [hasLeftStart, setLeftStart] = useState(false);
  // At the start of a list new first rows become visible; elsewhere the position is kept.
  const shift = useShift(items, itemKey) && (anchor === 'end' || hasLeftStart);
  const keys = items.map(itemKey);
  const { virtualizer, scroller, away, seen, look, toEnd } = useEnd({
    keys,
    anchored: anchor === 'end',
    opensAt: unread === undefined ? -1 : keys.indexOf(unread.key),
    onNearStart,
    onNearEnd,
  });
  const onScroll = (offset: number): void => {
    setLeftStart(offset > 0);
    look(offset);
    const view = virtualizer.current;
    if (view === null || onTopItem === undefined) return;
    const at = view.findItemIndex(offset);
    const top = items[at];
    if (top !== undefined) onTopItem(top, offset - view.getItemOffset(at));
  };
  useImperativeHandle(ref, () => ({
    toEnd,
    toItem: (key) => {
      const at = keys.indexOf(key);
      if (at >= 0) virtualizer.current?.scrollToIndex(at, { align: 'start' });
    },
  }));
  return (
    <div className={css.list} data-part="virtual-list" data-state={away ? 'away' : 'end'}>
      {busy ? (
        <div className={css.busy} data-part="virtual-list-busy" data-state={busy.edge}>
          <Spinner label={busy.label} />
        </div>
      ) : null}
      <div
        aria-label={label}
        className={css.scroller}
        data-part="virtual-list-scroller"
        ref={scroller}
        role="region"
        {...reachable}
      >
        {anchor === 'end' ? <div className={css.spring} /> : null}
        <Virtualizer
          data={items}
          onScroll={onScroll}
          ref={virtualizer}
          shift={shift}
          // The browser reports the list's height one frame late, and the list would be empty in that frame.
          ssrCount={anchor === 'start' ? Math.min(FIRST_ROWS, items.length) : 0}
        >
          {(item) => {
            const key = itemKey(item);
            return (
              <div key={key}>
                {key === unread?.key ? (
                  <div className={css.unread} data-part="virtual-list-unread">
                    {unread.label}
                  </div>
                ) : null}
                {children(item)}
              </div>
            );
          }}
        </Virtualizer>
        {anchor === 'end' ? <div className={css.foot} /> : null}
      </div>
      {away && jumpLabel && anchor === 'end' ? (
        <div className={css.jump} data-part="virtual-list-jump">
          <Pill onClick={toEnd}>{jumpLabel(items.slice(seen))}</Pill>
        </div>
      ) : null}
    </div>
  );
}
