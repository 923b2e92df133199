import { useControllableState } from '../../useControllableState.ts';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import { useTypedText } from '../../useTypedText.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './TextArea.css.ts';

/** The length limit of the text, in Unicode code points: 字 and 😀 count one each. */
interface Limit {
  max: number;
  /** The text of the counter: `12 of 100 characters`. */
  label: (count: number, max: number) => string;
}

export interface TextAreaProps
  extends FieldText,
    Omit<
      ComponentProps<'textarea'>,
      'className' | 'defaultValue' | 'maxLength' | 'onChange' | 'required' | 'rows' | 'style' | 'value'
    > {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  minRows?: number;
  /** The field grows with its text up to this many lines, then it scrolls. */
  maxRows?: number;
  /** Counts the characters below the text. The field keeps a longer text and marks it, and the page must refuse to send it. */
  limit?: Limit;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Returns the height of a number of lines with their padding. */
const rows = (count: number): string => `calc(${String(count)}lh + 1.25rem)`;

/** Several lines of text. The field grows with them. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  minRows = 3,
  maxRows = 8,
  limit,
  id,
  ref,
  ...rest
}: TextAreaProps): ReactNode {
  const counterId = useId();
  const [text, setText] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const typing = useTypedText<HTMLTextAreaElement>(text, (typed) => setText(typed));
  const count = Array.from(text).length;
  const tooLong = limit !== undefined && count > limit.max;
  return (
    <Field error={error} hint={hint} id={id} label={label} labelHidden={labelHidden} required={required}>
      {({ labelId: _, ...wiring }) => (
        <div className={css.well} data-part="text-area" data-state={tooLong ? 'too-long' : 'fits'}>
          <div className={css.grower} style={{ minHeight: rows(minRows), maxHeight: rows(Math.max(minRows, maxRows)) }}>
            {/* An invisible copy of the text gives the field its height. */}
            <div aria-hidden="true" className={css.replica}>{`${text}\n`}</div>
            <textarea
              {...rest}
              {...wiring}
              {...typing}
              aria-describedby={
                [wiring['aria-describedby'], limit ? counterId : undefined].filter(Boolean).join(' ') || undefined
              }
              aria-invalid={wiring['aria-invalid'] ?? (tooLong || undefined)}
              className={css.input}
              data-part="text-area-input"
              ref={ref}
              required={required}
              rows={minRows}
            />
          </div>
          {limit ? (
            <span className={css.counter} data-part="text-area-counter" id={counterId}>
              <span aria-hidden="true">{`${String(count)}/${String(limit.max)}`}</span>
              <VisuallyHidden>{limit.label(count, limit.max)}</VisuallyHidden>
            </span>
          ) : null}
          {/* Announced only near the limit, since an announcement at every key would disturb. */}
          <VisuallyHidden aria-live="polite">{tooLong ? limit.label(count, limit.max) : null}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
