import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './InfiniteList.css.ts';

/** Loads the next page at this distance from the end, which is about a screen. */
const AHEAD = '0px 0px 600px';

export interface InfiniteListLabels {
  list: string;
  more: string;
  busy: string;
  failed: string;
  retry: string;
  end: string;
  /** Returns the text for added rows: "20 more, 60 in all". */
  added: (fresh: number, total: number) => string;
}

export interface InfiniteListProps<Item> {
  labels: InfiniteListLabels;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** `more`: another page can be loaded. `failed`: the last load failed, and only a press retries. */
  state: 'more' | 'busy' | 'failed' | 'end';
  onMore: () => void;
  /** Loads when the end comes near. `false`: only the button loads, for a page that continues below the list. */
  automatic?: boolean;
  gap?: 0 | 2 | 3;
  ref?: Ref<HTMLUListElement>;
}

/** A list that grows while you scroll. Requests each page once; after a failure only a press requests it again. */
export function InfiniteList<Item>({
  labels,
  items,
  itemKey,
  children,
  state,
  onMore,
  automatic = true,
  gap = 0,
  ref,
}: InfiniteListProps<Item>): ReactNode {
  const foot = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const news = useNews(items.length, labels, state);

  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  const waits = automatic && state === 'more';
  const count = items.length;
  // Observes again after each page, since the next page is needed if the end is still visible.
  useEffect(() => {
    const element = foot.current;
    if (!waits || element === null || !('IntersectionObserver' in globalThis)) return undefined;
    let asked = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (asked || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        asked = true;
        more.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waits, count]);

  // At the end the button disappears, so the focus moves to the text instead of the top of the page.
  useEffect(() => {
    if (state === 'end' && pressed.current) words.current?.focus();
    if (state === 'end') pressed.current = false;
  }, [state]);

  return (
    <div aria-busy={state === 'busy'} className={css.list} data-part="infinite-list" data-state={state}>
      <ul aria-label={labels.list} className={css.items} data-gap={gap} data-part="infinite-list-items" ref={ref}>
        {items.map((item) => (
          <li className={css.item} data-part="infinite-list-item" key={itemKey(item)}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div className={css.foot} data-part="infinite-list-foot" data-state={state} ref={foot}>
        {state === 'failed' || state === 'end' ? (
          <p
            className={css.words}
            data-part="infinite-list-words"
            ref={words}
            tabIndex={state === 'end' ? -1 : undefined}
          >
            {state === 'end' ? labels.end : labels.failed}
          </p>
        ) : null}
        {state === 'end' ? null : (
          <Button
            busy={state === 'busy'}
            onBlur={() => {
              pressed.current = false;
            }}
            onClick={() => {
              pressed.current = true;
              onMore();
            }}
            variant="secondary"
          >
            {state === 'busy' ? labels.busy : state === 'failed' ? labels.retry : labels.more}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

/** Returns the text for screen readers: an empty text at first, then each change once. */
function useNews(total: number, labels: InfiniteListLabels, state: InfiniteListProps<never>['state']): string {
  const [known, setKnown] = useState({ total, state, fresh: 0, changed: false });
  if (known.total !== total || known.state !== state) {
    const fresh = state === 'busy' ? 0 : Math.max(0, total - known.total) + (total === known.total ? known.fresh : 0);
    setKnown({ total, state, fresh, changed: true });
  }
  if (!known.changed) return '';
  if (state === 'busy') return labels.busy;
  if (state === 'failed') return labels.failed;
  const added = known.fresh > 0 ? labels.added(known.fresh, total) : '';
  return state === 'end' ? `${added} ${labels.end}`.trim() : added;
}
