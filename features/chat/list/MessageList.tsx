import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { Pill } from '#ui/components/Pill/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import type { ChatRow } from '../channel/rows.ts';
import * as css from './MessageList.css.ts';
import { MessageRow } from './MessageRow.tsx';

/** Specification 1 §9: further than this from the end, a way back shows. */
const AWAY_PX = 100;
/** Older messages are fetched before one reaches the first. */
const NEAR_START_PX = 300;
/** The last message's foot, beyond its row. */
const END = { align: 'end', offset: 12 } as const;

export interface MessageListProps {
  rows: readonly ChatRow[];
  /** The last change put rows before the first. */
  prepended: boolean;
  /** `Seq` of the newest message of somebody else. */
  arrived: number;
  /** How many messages of others there are after a `Seq`. */
  newSince: (seq: number) => number;
  /** Number of own sends so far: each leads to the end. */
  sends: number;
  loadingOlder: boolean;
  onOlder: () => void;
  onReply: ((message: ChatMessage) => void) | undefined;
  onRetry: (r: string) => void;
}

/** The conversation: grows upward without a jump, stays at its end while one is there, and says what came meanwhile. */
export function MessageList({
  rows,
  prepended,
  arrived,
  newSince,
  sends,
  loadingOlder,
  onOlder,
  onReply,
  onRetry,
}: MessageListProps): ReactNode {
  const { formatMessage } = useIntl();
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lastOffset = useRef(0);
  const [away, setAway] = useState(false);
  const [seen, setSeen] = useState(arrived);
  const [sendsSeen, setSendsSeen] = useState(sends);
  const last = rows.at(-1)?.key;
  const count = rows.length;

  // Everything that came while one stands at the end has been seen.
  if (!away && seen !== arrived) setSeen(arrived);
  if (sends !== sendsSeen) {
    setSendsSeen(sends);
    setAway(false);
  }

  const toEnd = (): void => {
    atEnd.current = true;
    list.current?.scrollToIndex(count - 1, END);
  };
  useLayoutEffect(() => {
    atEnd.current = true;
    list.current?.scrollToIndex(Number.MAX_SAFE_INTEGER, END);
  }, [sends]);
  useLayoutEffect(() => {
    if (atEnd.current && count > 0) list.current?.scrollToIndex(count - 1, END);
  }, [last, count]);

  // Rows get their true height only once they are drawn, pictures come later, a keyboard takes room: who stands at the end stays there.
  useEffect(() => {
    const parts = scroller.current === null ? [] : [scroller.current, ...scroller.current.children];
    const stay = new ResizeObserver(() => {
      const element = scroller.current;
      if (atEnd.current && element !== null) element.scrollTop = element.scrollHeight;
    });
    for (const part of parts) stay.observe(part);
    return () => stay.disconnect();
  }, []);

  const look = (offset: number): void => {
    const view = list.current;
    if (view === null) return;
    const distance = view.scrollSize - view.scrollOffset - view.viewportSize;
    // Growing is not going away: only a move up is.
    const up = offset < lastOffset.current;
    lastOffset.current = offset;
    if (atEnd.current && !up) return;
    atEnd.current = distance <= AWAY_PX;
    setAway(!atEnd.current);
    if (view.scrollOffset < NEAR_START_PX) onOlder();
  };

  const fresh = away ? newSince(seen) : 0;
  return (
    <div className={css.place}>
      {loadingOlder ? (
        <div className={css.older}>
          <Spinner label={formatMessage({ id: 'chat.older', defaultMessage: '正在載入較早的訊息' })} />
        </div>
      ) : null}
      <div
        aria-label={formatMessage({ id: 'chat.messages', defaultMessage: '訊息' })}
        className={css.scroller}
        data-part="message-list"
        ref={scroller}
        role="region"
      >
        <div className={css.spring} />
        <Virtualizer data={rows} onScroll={look} ref={list} shift={prepended}>
          {(row) => <MessageRow key={row.key} onReply={onReply} onRetry={onRetry} row={row} />}
        </Virtualizer>
        <div className={css.foot} />
      </div>
      {away ? (
        <div className={css.pill}>
          <Pill
            onClick={() => {
              toEnd();
              setAway(false);
            }}
          >
            {fresh > 0 ? (
              <FormattedMessage
                defaultMessage="{count, plural, other {# 則新訊息}}"
                id="chat.fresh"
                values={{ count: fresh }}
              />
            ) : (
              <FormattedMessage defaultMessage="回到最新" id="chat.toEnd" />
            )}
          </Pill>
        </div>
      ) : null}
    </div>
  );
}
