import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './Checkout.css.ts';

/** The tick of a field whose number is valid. */
export function GoodFormat(): ReactNode {
  return (
    <span className={css.good}>
      <CircleCheck aria-hidden="true" size={18} />
      <FormattedMessage defaultMessage="格式正確" id="invoice.good" />
    </span>
  );
}
