import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import * as css from '../parts/Activity.css.ts';
import { ActivityRow, Claimed } from '../parts/ActivityRow.tsx';
import { ClaimButton } from '../parts/ClaimButton.tsx';
import { claimInTurn } from './claimInTurn.ts';
import type { TodayRow } from './todayRow.ts';

/** Each reward of today. */
export function TodayList({ rows }: { rows: readonly TodayRow[] }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ul aria-label={formatMessage({ id: 'today.list', defaultMessage: '今日獎勵清單' })} className={css.list}>
      {rows.map((row) => (
        <ActivityRow
          gained={row.gained}
          isDone={row.isDone === true}
          isReady={row.claims !== undefined}
          key={row.id}
          note={row.note}
          picture={row.picture}
          title={row.name}
          {...(row.progress && { progress: row.progress })}
        >
          <End row={row} />
        </ActivityRow>
      ))}
    </ul>
  );
}

function End({ row: { name, claims, list, overRest, isDone, way } }: { row: TodayRow }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  if (claims !== undefined) {
    // Rewards for members have no claims for a guest.
    return (
      <ClaimButton claim={() => claimInTurn(claims)} forGuests list={list} overRest={overRest === true} title={name} />
    );
  }
  if (isDone === true) return <Claimed />;
  if (way === undefined) return null;
  return (
    <Button asChild size="sm" variant="secondary">
      <Link aria-label={`${way.words}：${name}`} to={`${prefix}${way.to}`}>
        {way.words}
      </Link>
    </Button>
  );
}
