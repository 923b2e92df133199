import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { type AmountUnit, readAmount, UNIT_TIMES } from '#protocol/rules/amount.ts';
import { useLanguage } from '../../base/settings/index.ts';

const labels = defineMessages({
  large: { id: 'keypad.large', defaultMessage: '億' },
  small: { id: 'keypad.small', defaultMessage: '萬' },
});

export interface AmountReading {
  /** Reads a typed amount. Undefined if the text is not an amount. */
  readonly read: (typed: string) => number | undefined;
  readonly units: readonly [AmountUnit, AmountUnit];
  readonly locale: string;
}

/** How the page's language writes typed amounts. */
export function useReadAmount(): AmountReading {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return useMemo(() => {
    const [large, small] = UNIT_TIMES[locale];
    const units = [
      { label: formatMessage(labels.large), times: large },
      { label: formatMessage(labels.small), times: small },
    ] as const;
    return { read: (typed) => readAmount(typed, locale, units), units, locale };
  }, [formatMessage, locale]);
}
