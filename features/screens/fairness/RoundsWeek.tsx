import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RoundDay } from '#protocol/entities/round.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Rounds.css.ts';

const WEEK = 7;
const FULL = 100;

/** The net of the last seven days, a bar for each day, and the staked and paid amounts. */
export function RoundsWeek({ days }: { days: readonly RoundDay[] }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const prefix = localePrefix(useLocation().pathname);
  const week = days.slice(0, WEEK);
  const sum = (of: (day: RoundDay) => number): number => week.reduce((total, day) => total + of(day), 0);
  const [bet, win] = [sum(({ Bet }) => Bet), sum(({ Win }) => Win)];
  return (
    <Card asChild>
      <section aria-label={formatMessage({ id: 'rounds.week', defaultMessage: '近 7 天' })} className={css.week}>
        <div className={css.weekNet}>
          <Text as="span" size={13} tone="muted">
            <FormattedMessage defaultMessage="近 7 天淨輸贏" id="rounds.weekNet" />
          </Text>
          <Amount locale={locale} signed size={32} value={win - bet} />
          <Text as="span" size={13} tone="muted">
            <FormattedMessage
              defaultMessage="金幣・{rounds, number} 局"
              id="rounds.weekRounds"
              values={{ rounds: sum(({ Rounds }) => Rounds) }}
            />
          </Text>
        </div>
        <Bars days={week.toReversed()} />
        <p className={css.weekSums}>
          <span>
            <FormattedMessage
              defaultMessage="押注 {bet}"
              id="rounds.weekBet"
              values={{ bet: <Amount locale={locale} value={bet} /> }}
            />
          </span>
          <span>
            <FormattedMessage
              defaultMessage="派彩 {win}"
              id="rounds.weekWin"
              values={{ win: <Amount locale={locale} value={win} /> }}
            />
          </span>
          <Link className={css.toLimits} to={`${prefix}/member/limits`}>
            <FormattedMessage defaultMessage="遊戲時間與上限" id="frame.limits" />
            <ChevronRight aria-hidden="true" size={16} />
          </Link>
        </p>
      </section>
    </Card>
  );
}

/** The net of each day, up or down from a line in the middle. */
function Bars({ days }: { days: readonly RoundDay[] }): ReactNode {
  const { formatDate } = useIntl();
  const largest = Math.max(1, ...days.map(({ Win, Bet }) => Math.abs(Win - Bet)));
  return (
    <ul className={css.bars}>
      {days.map(({ Day, Bet, Win }, at) => {
        const net = Win - Bet;
        return (
          <li className={css.day} key={Day}>
            <span className={css.barPlace}>
              <span
                className={css.bar}
                data-gain={net > 0 ? '' : undefined}
                style={{ blockSize: `${String((Math.abs(net) / largest) * (FULL / 2))}%` }}
              />
            </span>
            <span aria-current={at === days.length - 1 ? 'date' : undefined} className={css.dayName}>
              {formatDate(`${Day}T00:00:00Z`, { weekday: 'narrow', timeZone: 'UTC' })}
            </span>
            <VisuallyHidden>
              <FormattedNumber signDisplay="exceptZero" value={net} />
            </VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
