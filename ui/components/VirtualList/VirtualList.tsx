import { type ReactElement, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { Virtualizer } from 'virtua';
import { Pill } from '../Pill/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { useEnd } from './useEnd.ts';
import { useShift } from './useShift.ts';
import * as css from './VirtualList.css.ts';

/** As many rows as fill a telephone. */
const FIRST_ROWS = 12;

/** What scrolls must be reached by keyboard, also where its rows hold no control. */
const reachable = { tabIndex: 0 };

export interface VirtualListHandle {
  /** Leads to the end and stays there. */
  toEnd: () => void;
  /** Brings a row to the upper edge; nothing happens where there is none with that key. */
  toItem: (key: string) => void;
}

export interface VirtualListProps<Item> {
  /** Name of the region. */
  label: string;
  items: readonly Item[];
  /** The same row keeps the same key throughout, and its place on the screen when others come before it. */
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactElement;
  /** Where one stands at first and comes back to: `end` is a conversation, which also stays there while it grows. */
  anchor?: 'start' | 'end';
  /** The first row is near: time to put earlier ones before it. May be called again while they are on their way. */
  onNearStart?: () => void;
  /** The last row is near: time to add later ones. May be called again while they are on their way. */
  onNearEnd?: () => void;
  /**
   * Told at each scroll, the one that a growing list makes included, of the row at the upper edge and how much of it is out of sight
   * above, in pixels.
   */
  onTopItem?: (item: Item, above: number) => void;
  /** Rows are being loaded at that edge, and how to say it. */
  busy?: { edge: 'start' | 'end'; label: string } | undefined;
  /** The words on the way back to the end, from what came since one left it. Only with `anchor="end"`. */
  jumpLabel?: (since: readonly Item[]) => ReactNode;
  /** The first row that was not read: marked above, and where a list that is anchored at its end opens. */
  unread?: { key: string; label: ReactNode } | undefined;
  ref?: Ref<VirtualListHandle>;
}

/**
 * Draws only the rows in view. Growing before the first row moves nothing, except for who stands at the start of a list that begins there;
 * growing at the end follows who stands there.
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
  // Who stands at the start of a list sees what comes before its first row; everybody else keeps their place.
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
          // The browser tells the list's height a frame late, in which it would be empty.
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
