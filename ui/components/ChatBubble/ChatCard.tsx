import type { ReactNode, Ref } from 'react';
import * as css from './ChatCard.css.ts';

export interface ChatCardProps {
  /** At the left: a game's tile, an envelope; decorative, the title says what it is. */
  picture: ReactNode;
  title: ReactNode;
  /** Under the title: what kind of thing, from whom. */
  line?: ReactNode;
  /** The one thing to do with it: a small Button. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What stands in a conversation in place of a bubble: something shared, with what one can do with it. */
export function ChatCard({ picture, title, line, action, ref }: ChatCardProps): ReactNode {
  return (
    <div className={css.card} data-part="chat-bubble-card" ref={ref}>
      <span aria-hidden="true" className={css.picture} data-part="chat-bubble-card-picture">
        {picture}
      </span>
      <div className={css.words}>
        <b className={css.title}>{title}</b>
        {line ? <span className={css.line}>{line}</span> : null}
      </div>
      {action ? (
        <div className={css.action} data-part="chat-bubble-card-action">
          {action}
        </div>
      ) : null}
    </div>
  );
}
