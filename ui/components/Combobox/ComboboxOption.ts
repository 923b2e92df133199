import type { ReactNode } from 'react';

/** An option to select. */
export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter line; it is searched as well. */
  hint?: string;
  /** Drawn before the words; decorative. */
  icon?: ReactNode;
  disabled?: boolean;
}
