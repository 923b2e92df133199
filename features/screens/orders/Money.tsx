import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './Orders.css.ts';

/** An amount in NT$, the only currency of the shop. */
export function Money({ value }: { value: number }): ReactNode {
  const { formatNumber } = useIntl();
  return <span className={css.money}>{`NT$\u00a0${formatNumber(value)}`}</span>;
}
