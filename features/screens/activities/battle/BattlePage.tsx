import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { getBonusBattles } from '#protocol/operations/bonusBattle.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame, useChoices } from '../../../shared/frames/index.ts';
import { MemberNotice } from '../parts/MemberNotice.tsx';
import { BattleCard } from './BattleCard.tsx';
import { BattleStanding } from './BattleStanding.tsx';
import * as css from './Battle.css.ts';

const kinds = defineMessages({
  day: { id: 'battle.day', defaultMessage: '今日' },
  week: { id: 'battle.week', defaultMessage: '本週' },
});

/** The service updates the scores every minute. */
const FRESH_MS = 60_000;

/**
 * /other/battle: the bonus battles of today and this week: joining, the player's place, and the standings of each bracket (14100 to 14120).
 */
export function BattlePage(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const query = useOperation(getBonusBattles, {}, { refetchInterval: FRESH_MS });
  return (
    <SectionFrame page="/other/battle">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/other/battle" />}>
        {({ List }) => {
          const shown = List.find(({ Kind }) => Kind === get('battle')) ?? List[0];
          return shown === undefined ? (
            <EmptyState
              description={formatMessage({ id: 'battle.noneText', defaultMessage: '下一場開始後會列在這裡。' })}
              drawing={<StateDrawing id="podium" />}
              title={formatMessage({ id: 'battle.none', defaultMessage: '目前沒有獎金爭霸' })}
            />
          ) : (
            <Tabs onValueChange={(next) => choose('battle', next)} value={shown.Kind}>
              <TabList label={formatMessage({ id: 'battle.kinds', defaultMessage: '場次' })} variant="segmented">
                {List.map(({ BattleID, Kind }) => (
                  <Tab key={BattleID} value={Kind}>
                    <FormattedMessage {...kinds[Kind]} />
                  </Tab>
                ))}
              </TabList>
              {List.map((battle) => (
                <TabPanel key={battle.BattleID} value={battle.Kind}>
                  <div className={css.panel}>
                    <MemberNotice />
                    <BattleCard battle={battle} />
                    <BattleStanding battle={battle} />
                  </div>
                </TabPanel>
              ))}
            </Tabs>
          );
        }}
      </Loaded>
    </SectionFrame>
  );
}
