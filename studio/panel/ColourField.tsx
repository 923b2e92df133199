import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/components/TextField/index.ts';
import * as css from './Panel.css.ts';

export interface ColourFieldProps {
  label: string;
  /** Six digits. */
  value: string;
  onValueChange: (value: string) => void;
  hint?: string;
}

const six = /^#?([\da-f]{6})$/i;

/** A colour field with the browser's picker and a text field for six digits. */
export function ColourField({ label, value, onValueChange, hint }: ColourFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  // The typed text while it is not a valid colour.
  const [written, setWritten] = useState<string>();
  const write = (text: string): void => {
    const digits = six.exec(text.trim())?.[1];
    setWritten(digits === undefined ? text : undefined);
    if (digits !== undefined) onValueChange(`#${digits.toLowerCase()}`);
  };
  return (
    <TextField
      autoComplete="off"
      before={
        <input
          aria-label={formatMessage({ id: 'studio.pick', defaultMessage: '{name}：選色' }, { name: label })}
          className={css.swatch}
          onChange={(event) => onValueChange(event.target.value)}
          type="color"
          value={value}
        />
      }
      error={
        written === undefined
          ? undefined
          : formatMessage({ id: 'studio.sixDigits', defaultMessage: '請輸入六位十六進位色碼，例如 #f5b841' })
      }
      hint={hint}
      label={label}
      onBlur={() => setWritten(undefined)}
      onValueChange={write}
      spellCheck={false}
      value={written ?? value}
    />
  );
}
