import { Info, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Notice.css.ts';

export interface NoticeProps {
  /** `offline`: what is shown may be old. `info`: something to know. */
  tone: 'offline' | 'info';
  children: ReactNode;
  /** At the right end: one small button. */
  action?: ReactNode;
  /** In place of the tone's drawing. */
  icon?: ReactNode;
}

/** A strip above content that says what holds for all of it; announced politely. */
export function Notice({ tone, children, action, icon }: NoticeProps): ReactNode {
  return (
    <div className={css.notice} data-part="notice" data-tone={tone} role="status">
      <span aria-hidden="true" className={css.sign}>
        {icon ?? (tone === 'offline' ? <WifiOff size={18} /> : <Info size={18} />)}
      </span>
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}
