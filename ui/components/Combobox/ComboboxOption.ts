import type { ReactNode } from 'react';

/** One of the things to choose from. */
export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter line; it is searched as well. */
  hint?: string;
  /** Drawn before the words; decorative. */
  icon?: ReactNode;
  disabled?: boolean;
}
