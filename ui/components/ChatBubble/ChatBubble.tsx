import { Check, CheckCheck, CircleAlert, Clock3, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as css from './ChatBubble.css.ts';

/** The position of a bubble among the bubbles of one sender and minute; it decides the corners. */
export type BubblePosition = 'single' | 'first' | 'middle' | 'last';

interface Bubble {
  children: ReactNode;
  position?: BubblePosition;
  quote?: { author: string; text: ReactNode };
  ref?: Ref<HTMLDivElement>;
}

export type ChatBubbleProps =
  | (Bubble & { side: 'other'; state?: never; stateLabel?: never; onRetry?: never; retryLabel?: never; time?: never })
  | (Bubble & {
      side: 'own';
      /** `pending`: being sent. `sent`: acknowledged. `read`: seen by the other player. */
      state: 'pending' | 'sent' | 'read';
      stateLabel: string;
      /** The time, below the last bubble of a group. */
      time?: ReactNode;
      onRetry?: never;
      retryLabel?: never;
    })
  | (Bubble & {
      side: 'own';
      state: 'failed';
      stateLabel: string;
      retryLabel: string;
      onRetry: () => void;
      time?: never;
    });

const ticks = { pending: Clock3, sent: Check, read: CheckCheck, failed: Check } as const;

export function ChatBubble(props: ChatBubbleProps): ReactNode {
  const { side, position = 'single', quote, children, ref } = props;
  const Tick = ticks[(props.side === 'own' && props.state) || 'sent'];
  const ends = position === 'single' || position === 'last';
  return (
    <div
      className={css.bubbleRow}
      data-part="chat-bubble-row"
      data-side={side}
      data-state={props.side === 'own' ? props.state : undefined}
      ref={ref}
    >
      <div
        className={css.bubble}
        data-part="chat-bubble"
        data-position={position}
        data-side={side}
        data-state={props.side === 'own' ? props.state : undefined}
      >
        {quote ? (
          <blockquote className={css.quote} data-part="chat-bubble-quote">
            <b className={css.quoteAuthor}>{quote.author}</b>
            <span className={css.quoteText}>{quote.text}</span>
          </blockquote>
        ) : null}
        <div className={css.text} data-part="chat-bubble-text">
          {children}
        </div>
      </div>
      {props.side === 'own' && props.state === 'failed' ? (
        <>
          <button className={css.retry} data-part="chat-bubble-retry" onClick={props.onRetry} type="button">
            <RotateCw aria-hidden="true" size={16} />
            {props.retryLabel}
          </button>
          <div className={css.meta} data-part="chat-bubble-meta" data-state="failed">
            <CircleAlert aria-hidden="true" className={css.cause} size={14} />
            <span>{props.stateLabel}</span>
          </div>
        </>
      ) : null}
      {props.side === 'own' && props.state !== 'failed' && (ends || props.state === 'pending') ? (
        <div className={css.meta} data-part="chat-bubble-meta" data-state={props.state}>
          {props.time}
          <span aria-label={props.stateLabel} className={css.tick} role="img">
            <Tick aria-hidden="true" size={14} />
          </span>
        </div>
      ) : null}
    </div>
  );
}
