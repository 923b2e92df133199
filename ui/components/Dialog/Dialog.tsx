import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, Ref, RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Dialog.css.ts';
import { ModalFrame, ModalWords } from './ModalFrame.tsx';
import { onEscape } from './onEscape.ts';
import { type Openable, useOpen } from './useOpen.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps extends Openable {
  /** The button that opens it, for a dialog that keeps its own state. */
  trigger?: ReactElement;
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
  /** `screen` fills the window and paints no panel: what is shown stands on the veil by itself. */
  size?: 'sm' | 'md' | 'lg' | 'screen';
  /** Whether the browser's way back closes it by an entry of its own; false where the address says that it is open. */
  historyEntry?: boolean;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** A modal window in the middle of the screen; fades in 300 ms, traps the focus and gives it back. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  titleHidden = false,
  description,
  closeLabel,
  crest,
  actions,
  dismissible = true,
  initialFocus,
  size = 'md',
  historyEntry = true,
  ref,
  children,
}: DialogProps): ReactNode {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  const { remember, giveBack } = useReturnFocus();
  const keep = (event: Event): void => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <ModalFrame
      historyEntry={historyEntry && dismissible}
      onShownChange={setShown}
      part="dialog"
      shown={shown}
      trigger={trigger}
    >
      <Radix.Content
        className={css.window}
        data-part="dialog"
        data-size={size}
        onCloseAutoFocus={giveBack}
        onEscapeKeyDown={keep}
        onInteractOutside={keep}
        onKeyDown={dismissible ? onEscape(() => setShown(false)) : undefined}
        onOpenAutoFocus={(event) => {
          remember();
          if (!initialFocus?.current) return;
          event.preventDefault();
          initialFocus.current.focus();
        }}
        ref={ref}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        {crest ? (
          <div aria-hidden="true" className={css.crest} data-part="dialog-crest">
            {crest}
          </div>
        ) : null}
        <div className={css.panel} data-part="dialog-panel">
          <div className={css.head} data-part="dialog-head">
            <ModalWords
              description={description}
              look={{ title: css.title, description: css.description }}
              part="dialog"
              title={title}
              titleHidden={titleHidden}
            />
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
            <div className={css.close} data-part="dialog-close">
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <X size={24} />
                </IconButton>
              </Radix.Close>
            </div>
          )}
        </div>
      </Radix.Content>
    </ModalFrame>
  );
}
