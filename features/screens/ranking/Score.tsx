import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RankActivity } from '#protocol/entities/ranking.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../base/settings/index.ts';

export interface ScoreProps {
  measure: RankActivity['Measure'];
  /** Gold, or a multiple of the bet in hundredths. */
  value: number;
}

/** The score of a place: gold, or a multiple of the bet. */
export function Score({ measure, value }: ScoreProps): ReactNode {
  const { locale } = useLanguage();
  if (measure !== 'multiple') return <Amount locale={locale} value={value} />;
  return (
    <FormattedMessage
      defaultMessage="{times} 倍"
      id="ranking.times"
      values={{ times: <Amount decimals={2} locale={locale} value={value / 100} /> }}
    />
  );
}
