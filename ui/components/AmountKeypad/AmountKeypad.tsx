import { Delete } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { type ReadAmount, useAmountDraft } from '../../useAmountDraft.ts';
import { formatAmount } from '../Amount/formatAmount.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './AmountKeypad.css.ts';
import { hasUnit, isEntry, spellAmount, takesUnit, type Unit, withoutLast, worthOf, writeEntry } from './entry.ts';

/** A line under the amount, such as the fee or the remaining limit of the day. */
export interface KeypadLine {
  readonly label: string;
  readonly value: ReactNode;
  /** `warn`: the amount reaches this limit. */
  readonly tone?: 'plain' | 'warn';
}

export interface AmountKeypadProps {
  label: string;
  /** An integer above 0. `undefined`: there is no amount yet. */
  value: number | undefined;
  onValueChange: (value: number | undefined) => void;
  /** A larger amount is lowered to this limit. */
  max: number;
  locale: string;
  read: ReadAmount;
  /** Shown before the amount: the currency's picture. */
  before?: ReactNode;
  /** The currency, which screen readers read after the amount. */
  unit: string;
  /** Keys for units, largest first: 億, 萬. */
  units: readonly [Unit, Unit];
  /** Common amounts; the largest is often the full amount allowed. */
  quick?: readonly { readonly label: string; readonly value: number }[];
  lines?: readonly KeypadLine[];
  /** Screen readers announce the error. */
  error?: string | undefined;
  /** The accessible names of the keys that show a drawing or a letter. */
  keyLabels: { readonly back: string; readonly clear: string };
  /** Fields of the same form, between the common amounts and the keys. */
  between?: ReactNode;
  /**
   * The form's button, in the last two rows of the right column. It replaces the clear key and the key of the largest unit. Lines and keys
   * then stay at the lower edge of a form that scrolls, and the display is one row.
   */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const lengthOf = (written: string): 'usual' | 'long' | 'longest' =>
  written.length > 17 ? 'longest' : written.length > 12 ? 'long' : 'usual';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0', '000'] as const;

/** An amount with large keys for the thumb. The display accepts typing from a keyboard. */
export function AmountKeypad({
  label,
  value,
  onValueChange,
  max,
  locale,
  read,
  before,
  unit,
  units,
  quick = [],
  lines = [],
  error,
  keyLabels,
  between,
  action,
  ref,
}: AmountKeypadProps): ReactNode {
  const id = useId();
  const [kept, setKept] = useState('');
  const [said, setSaid] = useState('');
  // For an amount from outside (a chip, the page) the digits, otherwise the text as the player entered it.
  const plain = worthOf(kept, units) === (value ?? 0) ? kept : String(value ?? '');
  const written = writeEntry(plain, units, locale);
  const typed = useAmountDraft({ value, onValueChange, read, max, plain, written });
  const entry = typed.draft !== undefined && isEntry(typed.draft, units) ? typed.draft : plain;
  const spoken = (amount: number | undefined): string => `${formatAmount(amount ?? 0, locale)} ${unit}`;

  /** @returns the value of the entry */
  const enter = (next: string): number | undefined => {
    const worth = worthOf(next, units);
    const amount = worth > 0 ? Math.min(worth, max) : undefined;
    typed.settle();
    setKept(worth > max ? String(max) : next);
    if (amount !== value) onValueChange(amount);
    return amount;
  };
  const press = (next: string): void => setSaid(spoken(enter(next)));
  const key = (face: ReactNode, act: () => void, name?: string, disabled = false): ReactNode => (
    <button
      // A visible letter begins the name (WCAG 2.5.3).
      aria-label={name === undefined || typeof face !== 'string' ? name : `${face} ${name}`}
      className={css.key}
      data-kind={typeof face === 'string' && /^\d/u.test(face) ? 'digit' : 'other'}
      data-part="amount-keypad-key"
      disabled={disabled}
      key={typeof face === 'string' ? face : name}
      onClick={act}
      type="button"
    >
      {face}
    </button>
  );
  const [large, small] = units;
  const unitKey = (one: Unit): ReactNode =>
    key(one.label, () => press(entry + one.label), undefined, !takesUnit(entry, one, units));
  const isForm = action !== undefined;
  const back = key(
    <Delete aria-hidden="true" size={24} />,
    () => press(withoutLast(entry, units)),
    keyLabels.back,
    entry === '',
  );
  const column = isForm
    ? [
        back,
        unitKey(small),
        <div className={css.action} data-part="amount-keypad-action" key="action">
          {action}
        </div>,
      ]
    : [back, key('C', () => press(''), keyLabels.clear, entry === ''), unitKey(small), unitKey(large)];
  const amounts = (
    <div className={css.lines} id={`${id}-lines`}>
      {lines.map((line) => (
        <span className={css.line} data-part="amount-keypad-line" data-tone={line.tone} key={line.label}>
          <span>{line.label}</span>
          <span className={css.lineValue}>{line.value}</span>
        </span>
      ))}
    </div>
  );
  return (
    <div
      aria-labelledby={`${id}-label`}
      className={css.keypad}
      data-form={isForm ? '' : undefined}
      data-part="amount-keypad"
      data-state={error === undefined ? 'ready' : 'invalid'}
      role="group"
    >
      <div className={css.display} data-part="amount-keypad-display">
        <span className={css.head}>
          <label className={css.label} htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
          <span className={css.reading} data-part="amount-keypad-reading">
            {value === undefined
              ? ''
              : hasUnit(entry, units)
                ? formatAmount(value, locale)
                : spellAmount(value, units, locale)}
          </span>
        </span>
        <span className={css.amount}>
          {isForm ? null : before}
          <input
            {...typed.typing}
            aria-describedby={`${id}-lines ${id}-message`}
            aria-invalid={error !== undefined || typed.isUnread || undefined}
            autoComplete="off"
            className={css.input}
            data-length={lengthOf(typed.typing.value)}
            data-part="amount-keypad-input"
            id={id}
            // The keys below replace the on-screen keyboard.
            inputMode="none"
            onBlur={() => {
              setKept(entry);
              typed.typing.onBlur();
            }}
            placeholder="0"
            ref={ref}
            type="text"
          />
        </span>
      </div>
      {isForm ? null : amounts}
      <div aria-live="polite" className={css.message} data-part="amount-keypad-message" id={`${id}-message`}>
        {error}
      </div>
      {quick.length === 0 ? null : (
        <div className={css.quick}>
          {quick.map((one) => (
            <button
              aria-pressed={value === one.value}
              className={css.chip}
              data-part="amount-keypad-quick"
              data-state={value === one.value ? 'on' : 'off'}
              disabled={one.value > max || one.value <= 0}
              key={one.label}
              onClick={() => press(String(one.value))}
              type="button"
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      {between}
      <div className={css.pad}>
        {isForm ? amounts : null}
        <div className={css.keys} data-part="amount-keypad-keys">
          {[0, 1, 2, 3].flatMap((row) => [
            ...DIGITS.slice(row * 3, row * 3 + 3).map((digits) => key(digits, () => press(entry + digits))),
            column[row],
          ])}
        </div>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
