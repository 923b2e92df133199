import * as Radix from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../Button/index.ts';
import * as css from './Dialog.css.ts';
import { ModalFrame, ModalWords } from './ModalFrame.tsx';
import { onEscape } from './onEscape.ts';
import { type Openable, useOpen } from './useOpen.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Message extends Openable {
  /** The button that opens a dialog without a controlled state. */
  trigger?: ReactElement;
  title: string;
  /** The event that has happened or will happen. Screen readers read it when the dialog opens. Absent if the title is enough. */
  description?: ReactNode;
  icon?: ReactNode;
  /** The colour of the plate; `danger` also colours the confirming button. */
  tone?: 'info' | 'warning' | 'danger';
  confirmLabel: string;
  /** Called with the answer. An uncontrolled dialog closes with the answer. Close a controlled dialog when the work is done. */
  onConfirm: () => void;
  busy?: boolean;
  /** Whether the Back button closes the dialog, by its own history entry. Set it to false if the address says that the dialog is open. */
  historyEntry?: boolean;
  ref?: Ref<HTMLDivElement>;
}

export type AlertDialogProps =
  /** With one button, Escape gives the same answer. */
  | (Message & { kind: 'alert'; cancelLabel?: never; onCancel?: never })
  /** Two buttons. Escape cancels, and the harmless button has the first focus. */
  | (Message & { kind: 'confirm'; cancelLabel: string; onCancel?: () => void });

/** A message that must be answered: `role="alertdialog"`. A press outside does not close it. */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  const { trigger, title, description, icon, tone = 'info', confirmLabel, onConfirm, busy = false, ref } = props;
  const { historyEntry = true } = props;
  const [shown, setShown] = useOpen(props);
  const { remember, giveBack } = useReturnFocus();
  const safest = useRef<HTMLButtonElement>(null);
  const confirms = props.kind === 'confirm';
  const answer = (said: (() => void) | undefined) => (): void => {
    said?.();
    setShown(false);
  };
  const justAnswered = useRef(false);
  const confirm = (): void => {
    // A second press may come before the owner shows that it is busy or has closed the dialog.
    if (justAnswered.current) return;
    justAnswered.current = true;
    setTimeout(() => {
      justAnswered.current = false;
    }, 0);
    answer(onConfirm)();
  };
  const leave = confirms ? answer(props.onCancel) : confirm;
  return (
    <ModalFrame
      historyEntry={historyEntry}
      onShownChange={(next) => (next ? setShown(true) : leave())}
      part="dialog"
      shown={shown}
      trigger={trigger}
    >
      <Radix.Content
        className={css.window}
        data-part="dialog"
        data-size="sm"
        data-tone={tone}
        onCloseAutoFocus={giveBack}
        onInteractOutside={(event) => event.preventDefault()}
        onKeyDown={(event) => onEscape(leave)(event)}
        onOpenAutoFocus={(event) => {
          remember();
          event.preventDefault();
          safest.current?.focus();
        }}
        ref={ref}
        role="alertdialog"
      >
        <div className={css.panel} data-part="dialog-panel">
          {icon ? (
            <div aria-hidden="true" className={css.plate} data-part="dialog-plate" data-tone={tone}>
              <span className={css.plateIcon}>{icon}</span>
            </div>
          ) : null}
          <div className={css.head} data-centred="" data-part="dialog-head">
            <ModalWords description={description} look={css} part="dialog" title={title} titleHidden={false} />
          </div>
          <div className={css.actions} data-part="dialog-actions">
            {confirms ? (
              <Button onClick={leave} ref={safest} variant="secondary">
                {props.cancelLabel}
              </Button>
            ) : null}
            <Button
              busy={busy}
              onClick={confirm}
              ref={confirms ? undefined : safest}
              variant={tone === 'danger' && confirms ? 'danger' : 'primary'}
            >
              {confirmLabel}
            </Button>
          </div>
        </div>
      </Radix.Content>
    </ModalFrame>
  );
}
