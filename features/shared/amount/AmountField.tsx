import type { ReactNode } from 'react';
import { NumberField, type NumberFieldProps } from '#ui/components/NumberField/index.ts';
import { useReadAmount } from './useReadAmount.ts';

/** A whole number that is typed or stepped, in the language of the page. */
export function AmountField(props: Omit<NumberFieldProps, 'locale' | 'read'>): ReactNode {
  const { locale, read } = useReadAmount();
  return <NumberField {...props} locale={locale} read={read} />;
}
