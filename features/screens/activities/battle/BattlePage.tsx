import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { SectionFrame, useChoices } from '../../../shared/frames/index.ts';
import { BattlePanel } from './BattlePanel.tsx';
import { RacePanel } from './race/RacePanel.tsx';

const KINDS = ['race', 'day', 'week'] as const;
const kinds = defineMessages({
  race: { id: 'race.tab', defaultMessage: '爭霸賽' },
  day: { id: 'battle.day', defaultMessage: '今日' },
  week: { id: 'battle.week', defaultMessage: '本週' },
});

/**
 * /other/battle: the races (14130 to 14162), and the bonus battles of today and this week with the player's place and the standings of
 * each bracket (14100 to 14120).
 */
export function BattlePage(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const shown = KINDS.find((kind) => kind === get('battle')) ?? 'race';
  return (
    <SectionFrame page="/other/battle">
      <Tabs onValueChange={(next) => choose('battle', next)} value={shown}>
        <TabList label={formatMessage({ id: 'battle.kinds', defaultMessage: '場次' })} variant="segmented">
          {KINDS.map((kind) => (
            <Tab key={kind} value={kind}>
              <FormattedMessage {...kinds[kind]} />
            </Tab>
          ))}
        </TabList>
        <TabPanel value={shown}>{shown === 'race' ? <RacePanel /> : <BattlePanel kind={shown} />}</TabPanel>
      </Tabs>
    </SectionFrame>
  );
}
