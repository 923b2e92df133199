import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Composer.css.ts';

export interface ComposerProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Called by Enter or the button with the trimmed text; never with an empty or too long one. */
  onSend: (text: string) => void;
  /** Name of the field. */
  label: string;
  placeholder?: string;
  sendLabel: string;
  /** Most Unicode code points, counted after trimming. */
  maxLength?: number;
  /** How to say "12 of 100". */
  counterLabel: (count: number, max: number) => string;
  /** Writing is not allowed, and why; shown in place of the field. `undefined`: it is. */
  disabledReason?: ReactNode;
  /** What one can do about it: a button. Only with a reason. */
  remedy?: ReactNode;
  /** Before the field: attachments, emoji. */
  before?: ReactNode;
  /** Above the field: the message being answered. */
  above?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Whether an input method took the key. Safari ends the composition before the Enter that confirmed it, so there only
 * the old key code 229 tells; it has no successor.
 */
function takenByInputMethod(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || Reflect.get(event, 'keyCode') === 229;
}

/** Where a message is written: Enter sends, Shift+Enter breaks the line, and an input method's Enter only confirms its words. */
export function Composer({
  value,
  onValueChange,
  onSend,
  label,
  placeholder,
  sendLabel,
  maxLength = 100,
  counterLabel,
  disabledReason,
  remedy,
  before,
  above,
  ref,
}: ComposerProps): ReactNode {
  const counterId = useId();
  if (disabledReason !== undefined) {
    return (
      <div className={css.composer} data-part="composer" data-state="disabled">
        <p className={css.reason} data-part="composer-reason">
          {disabledReason}
        </p>
        {remedy}
      </div>
    );
  }
  const text = value.trim().normalize('NFC');
  const count = Array.from(text).length;
  const tooLong = count > maxLength;
  const sendable = count > 0 && !tooLong;
  const send = (): void => {
    if (sendable) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    if (takenByInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={css.composer} data-part="composer" data-state={tooLong ? 'too-long' : 'ready'}>
      {above}
      <div className={css.line}>
        {before}
        <div className={css.field} data-part="composer-field">
          <textarea
            aria-describedby={counterId}
            aria-invalid={tooLong || undefined}
            aria-label={label}
            className={css.text}
            enterKeyHint="send"
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={placeholder}
            ref={ref}
            rows={1}
            value={value}
          />
          <span className={css.counter} data-part="composer-counter" id={counterId}>
            <span aria-hidden="true">{`${String(count)}/${String(maxLength)}`}</span>
            <span className={css.spoken}>{counterLabel(count, maxLength)}</span>
          </span>
        </div>
        <IconButton disabled={!sendable} label={sendLabel} onClick={send} variant="raised">
          <SendHorizontal size={24} />
        </IconButton>
      </div>
    </div>
  );
}
