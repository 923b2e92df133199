import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { narrow } from '#protocol/rules/fullWidth.ts';
import { TextField } from '#ui/components/TextField/index.ts';

const LENGTH = 6;

export interface GiftPasswordFieldProps {
  value: string;
  onValueChange: (digits: string) => void;
  label?: string;
  hint?: string;
  triesLeft?: number | undefined;
  error?: string | undefined;
}

/** A field for the six digits of a gift password. It hides the digits and accepts only digits. */
export function GiftPasswordField({
  value,
  onValueChange,
  label,
  hint,
  triesLeft,
  error,
}: GiftPasswordFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button is disabled after a wrong password, so it cannot keep the focus.
    if (triesLeft !== undefined) field.current?.focus();
  }, [triesLeft]);
  return (
    <TextField
      autoComplete="off"
      error={
        triesLeft === undefined
          ? error
          : formatMessage(
              { id: 'giftPassword.wrong', defaultMessage: '密碼錯誤，今天還可以試 {left} 次' },
              { left: triesLeft },
            )
      }
      inputMode="numeric"
      label={label ?? formatMessage({ id: 'giftPassword.title', defaultMessage: '贈禮密碼' })}
      maxLength={LENGTH}
      onValueChange={(text) => onValueChange(narrow(text).replaceAll(/\D/g, ''))}
      ref={field}
      type="password"
      value={value}
      {...(hint !== undefined && { hint })}
    />
  );
}
