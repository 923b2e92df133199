import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Field } from '#ui/components/Field/index.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import type { FieldType, FormField } from '../contentPage.ts';
import type { Draft } from './draft.ts';
import * as css from './DocumentForm.css.ts';

export interface FormLineProps {
  field: FormField;
  value: Draft[string] | undefined;
  error: string | undefined;
  onChange: (value: Draft[string]) => void;
}

const inputs: Partial<
  Record<
    FieldType,
    { type?: 'tel' | 'email'; inputMode?: 'numeric' | 'tel' | 'email'; autoComplete?: string; placeholder?: string }
  >
> = {
  playerID: { inputMode: 'numeric', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', placeholder: '0912345678' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', placeholder: 'name@example.com' },
  date: { placeholder: 'YYYY-MM-DD', autoComplete: 'off' },
  time: { placeholder: 'HH:mm', autoComplete: 'off' },
  number: { inputMode: 'numeric', autoComplete: 'off' },
  amount: { inputMode: 'numeric', autoComplete: 'off' },
};

export function FormLine({ field, value, error, onChange }: FormLineProps): ReactNode {
  const { name, type, label, hint, required, options = [], max } = field;
  const text = typeof value === 'string' ? value : '';
  const said = { label, hint, error, required };
  switch (type) {
    case 'select':
      return (
        <div id={`line-${name}`}>
          <RadioGroup
            {...said}
            name={name}
            onValueChange={onChange}
            options={options}
            value={text === '' ? null : text}
          />
        </div>
      );
    case 'checks':
      return <Checks chosen={Array.isArray(value) ? value : []} field={field} onChange={onChange} said={said} />;
    case 'consent':
      return (
        <div id={`line-${name}`}>
          <Checkbox
            checked={value === true}
            error={error}
            hint={hint}
            label={label}
            name={name}
            onCheckedChange={onChange}
            required={required}
          />
        </div>
      );
    case 'longText':
      return (
        <TextArea
          {...said}
          id={`line-${name}`}
          maxRows={12}
          minRows={4}
          name={name}
          onValueChange={onChange}
          value={text}
        />
      );
    case 'signature':
      return (
        <div className={css.byHand}>
          <Text size={13} weight="bold">
            {label}
          </Text>
          <Text size={13} tone="muted">
            {hint ?? <FormattedMessage defaultMessage="列印後親筆填寫" id="content.byHand" />}
          </Text>
        </div>
      );
    default:
      return (
        <TextField
          {...said}
          {...inputs[type]}
          id={`line-${name}`}
          maxLength={max}
          name={name}
          onValueChange={onChange}
          value={text}
        />
      );
  }
}

interface ChecksProps {
  field: FormField;
  chosen: readonly string[];
  said: { label: string; hint: string | undefined; error: string | undefined; required: boolean };
  onChange: (value: string[]) => void;
}

function Checks({ field: { name, options = [] }, chosen, said, onChange }: ChecksProps): ReactNode {
  return (
    <div id={`line-${name}`}>
      <Field {...said} group>
        {({ labelId, ...wiring }) => (
          <fieldset aria-describedby={wiring['aria-describedby']} aria-labelledby={labelId} className={css.checks}>
            {options.map((option) => (
              <Checkbox
                checked={chosen.includes(option.value)}
                key={option.value}
                label={option.label}
                onCheckedChange={(on) =>
                  onChange(
                    options.map((one) => one.value).filter((one) => (one === option.value ? on : chosen.includes(one))),
                  )
                }
              />
            ))}
          </fieldset>
        )}
      </Field>
    </div>
  );
}
