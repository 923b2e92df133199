import type { ReactNode } from 'react';
import { NumberField, type NumberFieldProps } from '#ui/components/NumberField/index.ts';
import { useReadAmount } from './useReadAmount.ts';

/** A field for a whole number in the page's language, with steps. */
export function AmountField(props: Omit<NumberFieldProps, 'locale' | 'read'>): ReactNode {
  const { locale, read } = useReadAmount();
  return <NumberField {...props} locale={locale} read={read} />;
}
