import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OwnLimits } from '#protocol/entities/ownLimit.ts';
import { useBrand } from '../../base/settings/index.ts';
import * as css from './Today.css.ts';
import { TimeRing } from './TimeRing.tsx';
import { useLimitText } from './useLimitText.ts';

/** The used and remaining time of the day. */
export function Today({ limits }: { limits: OwnLimits }): ReactNode {
  const { ID, Scheme } = useBrand();
  const { Used = 0, Limit } = limits.Limits.find(({ Kind }) => Kind === 'time') ?? {};
  return (
    <section className={css.today} data-scheme={Scheme}>
      <TimeRing limit={Limit} used={Used} />
      <div className={css.words}>
        <p className={css.left}>
          <Left limit={Limit} used={Used} />
        </p>
        <Advice limit={Limit} run={limits.Run} used={Used} />
      </div>
      <img alt="" className={css.mascot} height={96} src={`/brands/${ID}/mascot.svg`} width={96} />
    </section>
  );
}

interface TimeProps {
  /** In seconds. */
  used: number;
  limit: number | undefined;
}

function Left({ used, limit }: TimeProps): ReactNode {
  const words = useLimitText();
  if (limit === undefined) return <FormattedMessage defaultMessage="玩得開心，也記得休息" id="limits.noTimeLimit" />;
  if (used >= limit) return <FormattedMessage defaultMessage="今天的時間用完了" id="limits.timeUp" />;
  return (
    <FormattedMessage
      defaultMessage="還有 {left}"
      id="limits.timeLeft"
      // A minute that has begun counts as remaining.
      values={{ left: words.duration(Math.ceil((limit - used) / 60) * 60) }}
    />
  );
}

function Advice({ used, limit, run }: TimeProps & { run: number }): ReactNode {
  const words = useLimitText();
  if (limit !== undefined && used >= limit) {
    return (
      <p className={css.advice}>
        <FormattedMessage defaultMessage="明天 00:00 重新計算，好好休息吧" id="limits.tomorrow" />
      </p>
    );
  }
  if (run >= 60) {
    return (
      <p className={css.advice}>
        <FormattedMessage defaultMessage="已連續玩 {run}" id="limits.run" values={{ run: words.duration(run) }} />
        <br />
        <FormattedMessage defaultMessage="起來喝口水，看看遠方" id="limits.stretch" />
      </p>
    );
  }
  return (
    <p className={css.advice}>
      {limit === undefined ? (
        <FormattedMessage defaultMessage="替自己設一個每日時間，到時就停下來" id="limits.suggest" />
      ) : (
        <FormattedMessage defaultMessage="照自己的步調玩" id="limits.onTrack" />
      )}
    </p>
  );
}
