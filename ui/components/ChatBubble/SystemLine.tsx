import type { ReactNode, Ref } from 'react';
import * as css from './ChatMessage.css.ts';

export interface SystemLineProps {
  children: ReactNode;
  icon?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A centred line between messages. */
export function SystemLine({ children, icon, ref }: SystemLineProps): ReactNode {
  return (
    <div className={css.system} data-part="chat-bubble-system" ref={ref}>
      {icon ? <span aria-hidden="true">{icon}</span> : null}
      <span>{children}</span>
    </div>
  );
}
