import { ChevronDown, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnActivityPlace, RankActivity } from '#protocol/entities/ranking.ts';
import type * as z from 'zod/mini';
import { Amount } from '#ui/components/Amount/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { useTier } from '#ui/layout/useTier.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Rules.css.ts';

type RewardStep = RankActivity['Rewards'][number];

export interface RulesProps {
  activity: RankActivity;
  own: z.output<typeof OwnActivityPlace>;
}

/**
 * The rules of an activity and the reward of each place. On a phone they are behind a line that names the next reward above the own place;
 * on a wide screen they are open.
 */
export function Rules({
  activity: { Rules: rules, StartTime, EndTime, Rewards },
  own: { Rank },
}: RulesProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const isWide = useTier() > 3;
  const next = Rewards.findLast(({ To }) => Rank === 0 || To < Rank) ?? Rewards[0];
  return (
    <details className={css.rules} open={isWide}>
      <summary className={css.line}>
        <ScrollText aria-hidden="true" className={css.icon} size={18} />
        <span className={css.title}>
          <FormattedMessage defaultMessage="規則與各名次獎勵" id="ranking.rules" />
        </span>{' '}
        {next === undefined ? null : (
          <span className={css.next}>
            <Reward step={next} />
          </span>
        )}
        <ChevronDown aria-hidden="true" className={css.arrow} size={18} />
      </summary>
      <div className={css.body}>
        <p className={css.text}>{rules[locale]}</p>
        <p className={css.text}>
          <DateTime locale={locale} value={StartTime} />
          {' – '}
          <DateTime locale={locale} value={EndTime} />
        </p>
        <ul aria-label={formatMessage({ id: 'ranking.rewards', defaultMessage: '名次獎勵' })} className={css.rewards}>
          {Rewards.map((step) => (
            <li className={css.reward} key={step.From}>
              <Reward step={step} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Reward({ step: { From, To, Gold } }: { step: RewardStep }): ReactNode {
  const { locale } = useLanguage();
  return (
    <>
      {From === To ? (
        <FormattedMessage defaultMessage="第 {rank} 名" id="ranking.place" values={{ rank: From }} />
      ) : (
        <FormattedMessage
          defaultMessage="第 {from}–{to} 名"
          id="ranking.placesFromTo"
          values={{ from: From, to: To }}
        />
      )}{' '}
      <Amount locale={locale} tone="gold" value={Gold} />
    </>
  );
}
