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
  /** The button that opens a dialog without a controlled state. */
  trigger?: ReactElement;
  title: string;
  /** Shows the title only to screen readers, for example if a drawing contains it. */
  titleHidden?: boolean;
  /** One or two sentences under the title, used as the dialog's description. */
  description?: ReactNode;
  /** The name of the close button. If absent, there is no close button: offer another way to close. */
  closeLabel?: string;
  /** A decorative drawing on the upper edge: a mascot, a big icon. */
  crest?: ReactNode;
  actions?: ReactNode;
  /** Whether the actions stay visible while tall content scrolls. */
  actionsStay?: boolean;
  dismissible?: boolean;
  /** The element that gets the focus when the dialog opens. Defaults to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `screen` fills the window and draws no panel: the content is directly on the backdrop. */
  size?: 'sm' | 'md' | 'lg' | 'screen';
  /** Whether the Back button closes the dialog, by its own history entry. Set it to false if the address says that the dialog is open. */
  historyEntry?: boolean;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** A modal window in the middle of the screen. It fades in 300 ms, traps the focus and returns it. */
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
  actionsStay = false,
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
            <div className={css.actions} data-part="dialog-actions" data-stay={actionsStay || undefined}>
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
