import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BonusBattle } from '#protocol/entities/event.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';

export interface BattleScoreProps {
  rule: BonusBattle['Rule'];
  /** Gold, or hundredths of the multiple. */
  score: number;
}

/** A score of a battle: won gold, or a multiple of the bet. */
export function BattleScore({ rule, score }: BattleScoreProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  if (rule === 'multiple') {
    return (
      <FormattedMessage
        defaultMessage="{times} 倍"
        id="ranking.times"
        values={{ times: <Amount decimals={2} locale={locale} value={score / 100} /> }}
      />
    );
  }
  return (
    <Amount
      locale={locale}
      tone="gold"
      unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
      value={score}
    />
  );
}
