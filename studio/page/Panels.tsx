import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Brand } from '#protocol/brands.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import type { DraftTheme } from '../draft/themeOf.ts';
import { ContrastPanel } from '../panel/ContrastPanel.tsx';
import { FactsPanel } from '../panel/FactsPanel.tsx';
import { OverridePanel } from '../panel/OverridePanel.tsx';
import { SeedPanel } from '../panel/SeedPanel.tsx';
import { FailingTab } from './FailingTab.tsx';
import * as css from './Studio.css.ts';
import type { Studio } from './useStudio.ts';

const TABS = ['seeds', 'overrides', 'contrast', 'facts'] as const;
/** One tab of controls. */
export type PanelTab = (typeof TABS)[number];

export interface PanelsProps {
  studio: Studio;
  look: DraftTheme;
  brands: readonly Brand[];
  tab: PanelTab;
  onTabChange: (tab: PanelTab) => void;
  /** The number of unreadable pairs. */
  failing: number;
  /** Whether the report is among the tabs. A phone shows it separately. */
  contrast: boolean;
}

/** All controls of a draft. */
export function Panels({ studio, look, brands, failing, contrast, tab, onTabChange }: PanelsProps): ReactNode {
  const { formatMessage } = useIntl();
  const change = (value: string): void => {
    const next = TABS.find((each) => each === value);
    if (next !== undefined) onTabChange(next);
  };
  return (
    <Tabs fill onValueChange={change} value={contrast || tab !== 'contrast' ? tab : 'seeds'}>
      <TabList label={formatMessage({ id: 'studio.tabs', defaultMessage: '品牌設定' })}>
        <Tab value="seeds">
          <FormattedMessage defaultMessage="種子" id="studio.seeds" />
        </Tab>
        <Tab value="overrides">
          <FormattedMessage defaultMessage="覆寫" id="studio.overridesTab" />
        </Tab>
        {contrast ? <FailingTab count={failing} value="contrast" /> : null}
        <Tab value="facts">
          <FormattedMessage defaultMessage="品牌" id="studio.facts" />
        </Tab>
      </TabList>
      <div className={css.panel}>
        <TabPanel value="seeds">
          <SeedPanel studio={studio} />
        </TabPanel>
        <TabPanel value="overrides">
          <OverridePanel look={look} studio={studio} />
        </TabPanel>
        {contrast ? (
          <TabPanel value="contrast">
            <ContrastPanel look={look} studio={studio} />
          </TabPanel>
        ) : null}
        <TabPanel value="facts">
          <FactsPanel studio={studio} brands={brands} />
        </TabPanel>
      </div>
    </Tabs>
  );
}
