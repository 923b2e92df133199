import type { ReactNode, Ref } from 'react';
import * as css from './ChatCard.css.ts';

export interface ChatCardProps {
  /** Shown at the left: a game's tile, an envelope. The picture is decorative, since the title names it. */
  picture: ReactNode;
  title: ReactNode;
  line?: ReactNode;
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Shared content instead of a bubble, with its action. */
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
