import { Coins, Clock, WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LimitKind, OwnLimit } from '#protocol/entities/ownLimit.ts';
import { Card } from '#ui/components/Card/index.ts';
import { LimitRow } from './LimitRow.tsx';
import * as css from './Limits.css.ts';

/** The order on the page: money first. */
const SHOWN: readonly LimitKind[] = ['spend', 'play', 'time'];

const icons: Readonly<Record<LimitKind, ReactNode>> = {
  spend: <WalletMinimal size={18} />,
  play: <Coins size={18} />,
  time: <Clock size={18} />,
};

/** The daily limits with their use. */
export function DailyLimits({ limits }: { limits: readonly OwnLimit[] }): ReactNode {
  return (
    <Card asChild padding="none">
      <section aria-labelledby="daily-limits" className={css.card}>
        <header className={css.head}>
          <h2 className={css.title} id="daily-limits">
            <FormattedMessage defaultMessage="每日上限" id="limits.daily" />
          </h2>
          <p className={css.aside}>
            <FormattedMessage defaultMessage="調低立即生效，調高 24 小時後生效" id="limits.rule" />
          </p>
        </header>
        {SHOWN.flatMap((kind) => {
          const limit = limits.find(({ Kind }) => Kind === kind);
          return limit === undefined ? [] : [<LimitRow icon={icons[kind]} key={kind} limit={limit} />];
        })}
        <p className={css.foot}>
          <FormattedMessage defaultMessage="同一支手機的所有帳號合併計算，每天 00:00 重新計算。" id="limits.shared" />
        </p>
      </section>
    </Card>
  );
}
