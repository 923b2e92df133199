import type { ReactNode } from 'react';

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter line. Filters search it too. */
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
}
