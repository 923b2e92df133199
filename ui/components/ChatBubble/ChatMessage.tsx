import type { ReactNode, Ref } from 'react';
import type { VipTier } from '../Avatar/index.ts';
import type { BubblePosition } from './ChatBubble.tsx';
import * as css from './ChatMessage.css.ts';

interface Row {
  position: BubblePosition;
  /** The bubble, or a card instead of it (a game share, an envelope). */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export type ChatMessageProps =
  | (Row & { side: 'own'; sender?: never; avatar?: never; time?: never; badge?: never; onSenderPress?: never })
  | (Row & {
      side: 'other';
      /** The name above the group's first bubble, in the tier's colour. Undefined if there is only one other player. */
      sender: { name: string; tier: VipTier } | undefined;
      avatar: ReactNode;
      badge?: ReactNode;
      time: ReactNode;
      /** Opens the sender's profile, from the name and, with a pointer, from the portrait. */
      onSenderPress?: () => void;
    });

/** A row of a conversation: a message with its sender, grouped with its neighbours by `position`. */
export function ChatMessage(props: ChatMessageProps): ReactNode {
  const { position, children, ref } = props;
  const begins = position === 'first' || position === 'single';
  const ends = position === 'last' || position === 'single';
  if (props.side === 'own') {
    return (
      <div
        className={css.row}
        data-begins={begins || undefined}
        data-part="chat-bubble-message"
        data-side="own"
        ref={ref}
      >
        <div className={css.stack}>{children}</div>
      </div>
    );
  }
  const { sender, avatar, badge, time, onSenderPress } = props;
  const name = sender && (
    <>
      {badge ? (
        <span aria-hidden="true" className={css.badge}>
          {badge}
        </span>
      ) : null}
      <span className={css.name} data-part="chat-bubble-sender" data-tier={sender.tier}>
        {sender.name}
      </span>
    </>
  );
  return (
    <div
      className={css.row}
      data-begins={begins || undefined}
      data-part="chat-bubble-message"
      data-side="other"
      ref={ref}
    >
      <div aria-hidden="true" className={css.portrait} data-part="chat-bubble-portrait">
        {ends && onSenderPress ? (
          // For keyboards, the name above is the control.
          <button className={css.face} onClick={onSenderPress} tabIndex={-1} type="button">
            {avatar}
          </button>
        ) : ends ? (
          avatar
        ) : null}
      </div>
      <div className={css.stack}>
        {begins ? (
          <div className={css.who}>
            {onSenderPress && name ? (
              <button className={css.senderButton} onClick={onSenderPress} type="button">
                {name}
              </button>
            ) : (
              name
            )}
            <span className={css.time} data-part="chat-bubble-time">
              {time}
            </span>
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}
