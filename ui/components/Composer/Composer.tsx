import { useControllableState } from '../../useControllableState.ts';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useTypedText } from '../../useTypedText.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Composer.css.ts';

export interface ComposerProps {
  /** If absent, the field stores its text itself, and clears it after sending. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Converts a text to its stored form. Returns an empty string if the text has no visible character. */
  read: (text: string) => string;
  /** Called by Enter or the button with the stored form of the text; never with an empty or too long text. */
  onSend: (text: string) => void;
  label: string;
  placeholder?: string;
  sendLabel: string;
  /** The maximum length of the stored form in Unicode code points. */
  maxLength?: number;
  /** Returns the text "12 of 100". */
  counterLabel: (count: number, max: number) => string;
  /** Why writing is not allowed; shown instead of the field. `undefined`: writing is allowed. */
  disabledReason?: ReactNode;
  /** A button that removes the reason. Shown only with a reason. */
  remedy?: ReactNode;
  /** Shown before the field: attachments, emoji. */
  before?: ReactNode;
  /** Shown above the field: the message being answered. */
  above?: ReactNode;
  /** Shown below the field: a `Tray`. */
  below?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Returns whether an input method handled the key. Safari ends the composition before the Enter that confirms it, so only the deprecated
 * key code 229 shows it there.
 */
function takenByInputMethod(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || Reflect.get(event, 'keyCode') === 229;
}

/** A field to write a message: Enter sends, Shift+Enter breaks the line, and an input method's Enter only confirms its text. */
export function Composer({
  value: given,
  defaultValue = '',
  onValueChange,
  read,
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
  below,
  ref,
}: ComposerProps): ReactNode {
  const counterId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current);
  const [value, setValue] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    ...(onValueChange && { onChange: onValueChange }),
  });
  const typing = useTypedText<HTMLTextAreaElement>(value, (typed) => setValue(typed));
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
  const text = read(value);
  const count = Array.from(text).length;
  const tooLong = count > maxLength;
  const sendable = count > 0 && !tooLong;
  const send = (): void => {
    if (!sendable) return;
    onSend(text);
    if (given === undefined) setValue('');
    // Returns the focus to the field, since the button is disabled by then and the on-screen keyboard would close.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    if (takenByInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={css.composer} data-part="composer" data-state={tooLong ? 'too-long' : 'ready'}>
      {above ? (
        <div className={css.above} data-part="composer-above">
          {above}
        </div>
      ) : null}
      <div className={css.line}>
        {before}
        <div className={css.field} data-part="composer-field">
          <textarea
            {...typing}
            aria-describedby={counterId}
            aria-invalid={tooLong || undefined}
            aria-label={label}
            className={css.text}
            enterKeyHint="send"
            data-part="composer-text"
            onKeyDown={onKeyDown}
            placeholder={placeholder}
            ref={field}
            rows={1}
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
      {below}
    </div>
  );
}
