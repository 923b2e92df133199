import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './Orders.css.ts';

/** An amount of NT$, the only currency that goods are sold for. */
export function Money({ value }: { value: number }): ReactNode {
  const { formatNumber } = useIntl();
  return <span className={css.money}>{`NT$\u00a0${formatNumber(value)}`}</span>;
}
