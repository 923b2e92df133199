import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { useLanguage } from '../../../../base/settings/index.ts';
import { rule } from '../Battle.css.ts';
import * as css from './Race.css.ts';

/** The prizes by place, and what happens to equal points, open rounds and several accounts. */
export function RaceTerms({ race: { Prizes, EndTime, FinalTime } }: { race: Race }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <section aria-labelledby="race-terms" className={css.terms}>
      <h3 className={css.termsTitle} id="race-terms">
        <FormattedMessage defaultMessage="獎金與規則" id="race.terms" />
      </h3>
      <ul aria-label={formatMessage({ id: 'ranking.rewards', defaultMessage: '名次獎勵' })} className={css.prizes}>
        {Prizes.map(({ From, To, Gold }) => (
          <li className={css.prizeRow} key={From}>
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
          </li>
        ))}
      </ul>
      <p className={rule}>
        <FormattedMessage
          defaultMessage="同分並列，平分所占名次的獎金。{end} 前開始、{final} 前結束的局都計分。每支手機一個名額。獎金以信件發送。"
          id="race.termsText"
          values={{
            end: <DateTime form="time" locale={locale} value={EndTime} />,
            final: <DateTime form="time" locale={locale} value={FinalTime} />,
          }}
        />
      </p>
    </section>
  );
}
