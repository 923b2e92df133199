import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import * as css from './ConsentNotice.css.ts';

export interface ConsentItem {
  id: string;
  label: ReactNode;
  note?: ReactNode;
  required?: boolean;
}

export interface ConsentNoticeProps {
  title: ReactNode;
  description?: ReactNode;
  items: readonly ConsentItem[];
  /** The accepted ids. Without them the component keeps its own, starting with `defaultValue` (none). */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  requiredLabel: string;
  optionalLabel: string;
  requiredError: ReactNode;
  /** The label of a box for all of them. Without it there is no such box. No box is ever ticked in advance. */
  allLabel?: ReactNode;
  submitLabel: string;
  /** Called with the accepted ids, once all required ones are ticked. */
  onSubmit: (value: readonly string[]) => void;
  /** Another way out, before the confirming button: a Button. */
  decline?: ReactNode;
  busy?: boolean;
  ref?: Ref<HTMLFormElement>;
}

/** Asks for consent item by item: required ones, optional ones, and the texts behind each. */
export function ConsentNotice({
  title,
  description,
  items,
  value,
  defaultValue = [],
  onValueChange,
  requiredLabel,
  optionalLabel,
  requiredError,
  allLabel,
  submitLabel,
  onSubmit,
  decline,
  busy = false,
  ref,
}: ConsentNoticeProps): ReactNode {
  const [agreed, setAgreed] = useControllableState<readonly string[]>({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });
  const [asked, setAsked] = useState(false);
  const boxes = useRef(new Map<string, HTMLInputElement>());
  const titleId = useId();
  const all = items.every(({ id }) => agreed.includes(id));
  const missing = items.filter(({ id, required }) => required && !agreed.includes(id));
  const set = (id: string, on: boolean): void =>
    // In the order of the items, not in the order of ticking.
    setAgreed(items.map((item) => item.id).filter((one) => (one === id ? on : agreed.includes(one))));
  return (
    <form
      aria-labelledby={titleId}
      className={css.consent}
      data-part="consent-notice"
      data-state={asked && missing.length > 0 ? 'missing' : 'asking'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        const [first] = missing;
        if (first) boxes.current.get(first.id)?.focus();
        else if (!busy) onSubmit(agreed);
      }}
      ref={ref}
    >
      <h2 className={css.title} data-part="consent-notice-title" id={titleId}>
        {title}
      </h2>
      {description ? (
        <div className={css.description} data-part="consent-notice-description">
          {description}
        </div>
      ) : null}
      {allLabel ? (
        <div className={css.all} data-part="consent-notice-all">
          <Checkbox
            checked={all ? true : agreed.length > 0 ? 'indeterminate' : false}
            label={<strong>{allLabel}</strong>}
            onCheckedChange={(on) => setAgreed(on ? items.map(({ id }) => id) : [])}
          />
        </div>
      ) : null}
      <ul className={css.items} data-part="consent-notice-items">
        {items.map(({ id, label, note, required = false }) => (
          <li className={css.item} data-part="consent-notice-item" key={id}>
            <Checkbox
              checked={agreed.includes(id)}
              error={asked && required && !agreed.includes(id) ? requiredError : undefined}
              label={
                <>
                  <span className={css.kind} data-part="consent-notice-kind" data-required={required || undefined}>
                    {required ? requiredLabel : optionalLabel}
                  </span>{' '}
                  {label}
                </>
              }
              onCheckedChange={(on) => set(id, on)}
              ref={(box) => {
                if (box) boxes.current.set(id, box);
                else boxes.current.delete(id);
              }}
              required={required}
            />
            {note ? (
              <div className={css.note} data-part="consent-notice-note">
                {note}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={css.actions} data-part="consent-notice-actions">
        {decline}
        <Button busy={busy} type="submit">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
