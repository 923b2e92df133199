import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../../../base/settings/index.ts';

/** The points of a race. @param score in hundredths */
export function RacePoints({ score }: { score: number }): ReactNode {
  const { locale } = useLanguage();
  return (
    <FormattedMessage
      defaultMessage="{points} 分"
      id="race.points"
      values={{ points: <Amount decimals={2} locale={locale} value={score / 100} /> }}
    />
  );
}
