import type { ReactNode } from 'react';

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, muted line. Filters search this line too. */
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
}
