import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import type { MeasuredRight } from './tierRights.ts';

/** The value of a measured right, with its unit: times, gifts, or gold. */
export function MeasuredValue({ right, value }: { right: MeasuredRight; value: number }): ReactNode {
  const { locale } = useLanguage();
  if (right === 'GiftsPerDay')
    return <FormattedMessage defaultMessage="{count, number} 次" id="vip.times" values={{ count: value }} />;
  if (right === 'CollectsPerDay')
    return <FormattedMessage defaultMessage="{count, number} 份" id="vip.gifts" values={{ count: value }} />;
  return <Amount format="short" locale={locale} value={value} />;
}
