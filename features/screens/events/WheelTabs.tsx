import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import type { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import * as css from './Events.css.ts';
import { WheelHistory } from './WheelHistory.tsx';
import { WheelPrizes } from './WheelPrizes.tsx';
import { WheelWinners } from './WheelWinners.tsx';

/** The tabs below or beside the wheel: prizes with chances, the player's spins, and big winners. */
export function WheelTabs({ wheel }: { wheel: ResultOf<typeof getFireWheel> }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Tabs defaultValue="prizes">
      <TabList label={formatMessage({ id: 'wheel.tabs', defaultMessage: '輪盤資訊' })} variant="segmented">
        <Tab value="prizes">
          <FormattedMessage defaultMessage="獎項與機率" id="wheel.prizes" />
        </Tab>
        <Tab value="history">
          <FormattedMessage defaultMessage="我的紀錄" id="wheel.history" />
        </Tab>
        <Tab value="winners">
          <FormattedMessage defaultMessage="大獎得主" id="wheel.winners" />
        </Tab>
      </TabList>
      <TabPanel value="prizes">
        <div className={css.panel}>
          <WheelPrizes wheel={wheel} />
        </div>
      </TabPanel>
      <TabPanel value="history">
        <div className={css.panel}>
          <WheelHistory />
        </div>
      </TabPanel>
      <TabPanel value="winners">
        <div className={css.panel}>
          <WheelWinners />
        </div>
      </TabPanel>
    </Tabs>
  );
}
