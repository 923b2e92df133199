import type { ReactNode } from 'react';
import * as css from './ChatMessage.css.ts';

export interface SystemLineProps {
  /** What the service says: someone came, a rule, a notice. */
  children: ReactNode;
  icon?: ReactNode;
}

/** A centred line between messages. */
export function SystemLine({ children, icon }: SystemLineProps): ReactNode {
  return (
    <div className={css.system} data-part="system-line">
      {icon ? <span aria-hidden="true">{icon}</span> : null}
      <span>{children}</span>
    </div>
  );
}
