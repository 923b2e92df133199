import { CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Notice.css.ts';

interface Content {
  /**
   * `offline`: the content may be old. `info`: good to know. `success`: it worked, and for how long. `warning`: it will
   * cost something. `danger`: it failed.
   */
  tone: 'offline' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
  /** At the right end: a small button. */
  action?: ReactNode;
  icon?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export type NoticeProps = Content &
  (
    | {
        /** Called when the player dismisses the notice. The owner removes it. */
        onDismiss: () => void;
        dismissLabel: string;
      }
    | { onDismiss?: never; dismissLabel?: never }
  );

const signs = { offline: WifiOff, info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A strip above content, with a text about all of it. It is announced politely, a failure at once. */
export function Notice({ tone, children, action, icon, onDismiss, dismissLabel, ref }: NoticeProps): ReactNode {
  const Sign = signs[tone];
  return (
    <div
      className={css.notice}
      data-part="notice"
      data-tone={tone}
      ref={ref}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <span aria-hidden="true" className={css.sign} data-part="notice-sign">
        {icon ?? <Sign size={18} />}
      </span>
      <div className={css.text} data-part="notice-text">
        {children}
      </div>
      {action ? (
        <div className={css.action} data-part="notice-action">
          {action}
        </div>
      ) : null}
      {dismissLabel === undefined ? null : (
        <div className={css.dismiss} data-part="notice-dismiss">
          <IconButton label={dismissLabel} onClick={onDismiss}>
            <X size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
