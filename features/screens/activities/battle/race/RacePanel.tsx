import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getRaces } from '#protocol/operations/race.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useOperation } from '../../../../base/client/index.ts';
import { StateDrawing } from '../../../../base/errors/index.ts';
import { Loaded, PageContentSkeleton, useChoices } from '../../../../shared/frames/index.ts';
import { MemberNotice } from '../../parts/MemberNotice.tsx';
import * as css from './Race.css.ts';
import { RaceBoard } from './RaceBoard.tsx';
import { RaceChoice } from './RaceChoice.tsx';

/** Races begin and end without a push. */
const FRESH_MS = 30_000;

/** The races of the brand (14130 to 14162): the choice, and the race that the address names or that runs. */
export function RacePanel(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const query = useOperation(getRaces, {}, { refetchInterval: FRESH_MS });
  return (
    <div className={css.panel}>
      <MemberNotice />
      <Loaded query={query} skeleton={<PageContentSkeleton page="/other/battle" />}>
        {({ List, Tickets }) => {
          const shown = List.find(({ BattleID }) => BattleID === get('race')) ?? List[0];
          if (shown === undefined)
            return (
              <EmptyState
                description={formatMessage({ id: 'race.noneText', defaultMessage: '有新的賽事時會列在這裡。' })}
                drawing={<StateDrawing id="podium" />}
                title={formatMessage({ id: 'race.none', defaultMessage: '目前沒有爭霸賽' })}
              />
            );
          const tickets = Tickets.reduce((sum, { Count, Used }) => sum + Count - Used, 0);
          return (
            <>
              <RaceChoice onChoose={(next) => choose('race', next)} races={List} shown={shown} />
              <RaceBoard key={shown.BattleID} listed={shown} tickets={tickets} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
