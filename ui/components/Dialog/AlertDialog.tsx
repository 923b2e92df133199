import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/index.ts';
import * as css from './Dialog.css.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Message {
  open: boolean;
  title: string;
  /** What happened or what will; linked as the description, so it is read on opening. */
  description: ReactNode;
  /** Drawing in the tinted plate above the title; decorative. */
  icon?: ReactNode;
  /** Colour of the plate; `danger` also colours the confirming button. */
  tone?: 'info' | 'warning' | 'danger';
  confirmLabel: string;
  onConfirm: () => void;
  /** The answer is under way: the confirming button waits. */
  busy?: boolean;
}

export type AlertDialogProps =
  /** One button; Escape does the same. */
  | (Message & { kind: 'alert'; cancelLabel?: never; onCancel?: never })
  /** Two buttons; Escape cancels, the focus starts on the harmless one. */
  | (Message & { kind: 'confirm'; cancelLabel: string; onCancel: () => void });

/** A message that must be answered: `role="alertdialog"`, a press on the veil does not close it. */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  const { open, title, description, icon, tone = 'info', confirmLabel, onConfirm, busy = false } = props;
  const { remember, giveBack } = useReturnFocus();
  const safest = useRef<HTMLButtonElement>(null);
  const leave = props.kind === 'confirm' ? props.onCancel : onConfirm;
  const confirms = props.kind === 'confirm';
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : leave())}>
      <Radix.Portal>
        <Radix.Overlay className={css.veil} data-part="dialog-veil" />
        <Radix.Content
          className={css.window}
          data-part="dialog"
          data-size="sm"
          data-tone={tone}
          onCloseAutoFocus={giveBack}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            safest.current?.focus();
          }}
          role="alertdialog"
        >
          <div className={css.panel} data-part="dialog-panel">
            {icon ? (
              <div aria-hidden="true" className={css.plate} data-part="dialog-plate" data-tone={tone}>
                {icon}
              </div>
            ) : null}
            <div className={css.head} data-centred="" data-part="dialog-head">
              <Radix.Title className={css.title}>{title}</Radix.Title>
              <Radix.Description asChild>
                <div className={css.description}>{description}</div>
              </Radix.Description>
            </div>
            <div className={css.actions} data-part="dialog-actions">
              {confirms ? (
                <Button onClick={leave} ref={safest} variant="secondary">
                  {props.cancelLabel}
                </Button>
              ) : null}
              <Button
                busy={busy}
                onClick={onConfirm}
                ref={confirms ? undefined : safest}
                variant={tone === 'danger' && confirms ? 'danger' : 'primary'}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
