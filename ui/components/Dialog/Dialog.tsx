import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Dialog.css.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  open: boolean;
  /** Told when Escape, the veil or the close button asks to close. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Keeps the title for screen readers only, where a drawing says it. */
  titleHidden?: boolean;
  /** One or two sentences under the title; linked as the dialog's description. */
  description?: ReactNode;
  /** Name of the close button. Without it there is none: give another way out. */
  closeLabel?: string;
  /** Stands on the upper edge: a mascot, a big icon. Decorative. */
  crest?: ReactNode;
  /** Buttons below the content; stacked on a narrow screen. */
  actions?: ReactNode;
  /** Whether Escape and a press on the veil close it. */
  dismissible?: boolean;
  /** What takes the focus on opening; otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  size?: 'sm' | 'md' | 'lg';
  children?: ReactNode;
}

/** A modal window in the middle of the screen; fades in 300 ms, traps the focus and gives it back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  closeLabel,
  crest,
  actions,
  dismissible = true,
  initialFocus,
  size = 'md',
  children,
}: DialogProps): ReactNode {
  const { remember, giveBack } = useReturnFocus();
  const keep = (event: Event): void => {
    if (!dismissible) event.preventDefault();
  };
  const heading = <Radix.Title className={titleHidden ? undefined : css.title}>{title}</Radix.Title>;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.veil} data-part="dialog-veil" />
        <Radix.Content
          className={css.window}
          data-part="dialog"
          data-size={size}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={keep}
          onInteractOutside={keep}
          onOpenAutoFocus={(event) => {
            remember();
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          {crest ? (
            <div aria-hidden="true" className={css.crest} data-part="dialog-crest">
              {crest}
            </div>
          ) : null}
          <div className={css.panel} data-part="dialog-panel">
            <div className={css.head} data-part="dialog-head">
              {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              {description === undefined ? null : (
                <Radix.Description asChild>
                  <div className={css.description}>{description}</div>
                </Radix.Description>
              )}
            </div>
            {children ? (
              <div className={css.body} data-part="dialog-body">
                {children}
              </div>
            ) : null}
            {actions ? (
              <div className={css.actions} data-part="dialog-actions">
                {actions}
              </div>
            ) : null}
            {closeLabel === undefined ? null : (
              <div className={css.close}>
                <Radix.Close asChild>
                  <IconButton label={closeLabel}>
                    <X size={24} />
                  </IconButton>
                </Radix.Close>
              </div>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
