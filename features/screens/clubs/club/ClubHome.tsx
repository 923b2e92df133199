import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { LevelBar } from '#ui/components/LevelBar/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from '../Club.css.ts';
import { ClubMenu } from './ClubMenu.tsx';
import { ClubNotices } from './ClubNotices.tsx';
import { MemberStrip } from './MemberStrip.tsx';
import { WeekRanking } from './WeekRanking.tsx';
import { VaultCard } from './VaultCard.tsx';

/** The player's club: vault, growth, the role's actions, and members. */
export function ClubHome({ club }: { club: ClubInfo }): ReactNode {
  return (
    <Stack>
      <ClubNotices club={club} />
      <div className={css.split}>
        <Stack>
          <VaultCard club={club} />
          <ClubMenu club={club} />
          <Growth club={club} />
        </Stack>
        <Stack>
          <WeekRanking />
          <MemberStrip />
        </Stack>
      </div>
    </Stack>
  );
}

function Growth({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { Growth: value, NextGrowth: next, Level } = club;
  const isLast = next === null;
  return (
    <LevelBar
      from={`LV.${String(Level)}`}
      label={formatMessage({ id: 'clubs.growth', defaultMessage: '俱樂部成長' })}
      max={next ?? Math.max(1, value)}
      note={
        isLast ? (
          <FormattedMessage defaultMessage="已達最高等級" id="clubs.topLevel" />
        ) : (
          <FormattedMessage
            defaultMessage="再累積 {left, number} 點成長就能升級，升級後可容納更多會員"
            id="clubs.growthLeft"
            values={{ left: Math.max(0, next - value) }}
          />
        )
      }
      to={isLast ? '' : `LV.${String(Level + 1)}`}
      value={isLast ? Math.max(1, value) : value}
      valueText={isLast ? formatNumber(value) : `${formatNumber(value)} / ${formatNumber(next)}`}
    />
  );
}
