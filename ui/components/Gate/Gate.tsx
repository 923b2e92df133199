import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fillRef } from '../../fillRef.ts';
import * as css from '../Dialog/Dialog.css.ts';
import { veil } from '../Dialog/ModalFrame.css.ts';

export interface GateProps {
  title: string;
  description: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A question that comes before anything else. Only an answer closes it, and the page behind it is inert until then. It avoids the size of
 * the dialog primitives, since the first screen of the first visit contains it.
 */
export function Gate({ title, description, actions, children, ref }: GateProps): ReactNode {
  const titleId = useId();
  const textId = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const behind = [...document.body.children].filter(
      (one) => !one.contains(place.current) && !one.hasAttribute('inert'),
    );
    for (const one of behind) one.setAttribute('inert', '');
    place.current?.focus();
    return () => {
      for (const one of behind) one.removeAttribute('inert');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return createPortal(
    <div>
      <div className={veil} data-part="gate-veil" data-state="open" />
      <div
        aria-describedby={textId}
        aria-labelledby={titleId}
        aria-modal="true"
        className={css.window}
        data-part="gate"
        data-size="sm"
        data-state="open"
        ref={(element) => {
          place.current = element;
          return fillRef(ref, element);
        }}
        role="dialog"
        tabIndex={-1}
      >
        <div className={css.panel} data-part="gate-panel">
          <div className={css.head} data-part="gate-head">
            <h2 className={css.title} data-part="gate-title" id={titleId}>
              {title}
            </h2>
            <div className={css.description} data-part="gate-description" id={textId}>
              {description}
            </div>
          </div>
          {children ? (
            <div className={css.body} data-part="gate-body">
              {children}
            </div>
          ) : null}
          <div className={css.actions} data-part="gate-actions">
            {actions}
          </div>
        </div>
      </div>
    </div>,
    document.body,
  );
}
