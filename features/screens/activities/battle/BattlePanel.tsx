import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getBonusBattles } from '#protocol/operations/bonusBattle.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, PageContentSkeleton } from '../../../shared/frames/index.ts';
import { MemberNotice } from '../parts/MemberNotice.tsx';
import { BattleCard } from './BattleCard.tsx';
import { BattleStanding } from './BattleStanding.tsx';
import * as css from './Battle.css.ts';

/** The service updates the scores every minute. */
const FRESH_MS = 60_000;

/** The battle of this day or this week. */
export function BattlePanel({ kind }: { kind: 'day' | 'week' }): ReactNode {
  const { formatMessage } = useIntl();
  const query = useOperation(getBonusBattles, {}, { refetchInterval: FRESH_MS });
  return (
    <div className={css.panel}>
      <Loaded query={query} skeleton={<PageContentSkeleton page="/other/battle" />}>
        {({ List }) => {
          const battle = List.find(({ Kind }) => Kind === kind);
          return battle === undefined ? (
            <EmptyState
              description={formatMessage({ id: 'battle.noneText', defaultMessage: '下一場開始後會列在這裡。' })}
              drawing={<StateDrawing id="podium" />}
              title={formatMessage({ id: 'battle.none', defaultMessage: '目前沒有獎金爭霸' })}
            />
          ) : (
            <>
              <MemberNotice />
              <BattleCard battle={battle} />
              <BattleStanding battle={battle} key={battle.BattleID} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
