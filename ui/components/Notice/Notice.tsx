import { CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Notice.css.ts';

interface Content {
  /**
   * `offline`: the content may be outdated. `info`: information without a consequence. `success`: the action worked. `warning`: the action
   * has a cost. `danger`: the action failed.
   */
  tone: 'offline' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
  /** A small button at the right end. */
  action?: ReactNode;
  icon?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export type NoticeProps = Content &
  (
    | {
        /** Called when the player dismisses the notice. The owner must then remove it. */
        onDismiss: () => void;
        dismissLabel: string;
      }
    | { onDismiss?: never; dismissLabel?: never }
  );

const signs = { offline: WifiOff, info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A strip above content, with a text about all of it. It is announced politely, and a failure immediately. */
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
