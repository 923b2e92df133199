import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { FailingTab } from './FailingTab.tsx';
import * as css from './Studio.css.ts';

export interface NarrowViewsProps {
  design: ReactNode;
  preview: ReactNode;
  /** The number of unreadable pairs. */
  failing: number;
  /** The contrast report. */
  children: ReactNode;
  view: NarrowView;
  onViewChange: (view: NarrowView) => void;
}

const VIEWS = ['design', 'preview', 'contrast'] as const;
/** A view of the studio on a narrow screen. */
export type NarrowView = (typeof VIEWS)[number];

/** The studio without room for two columns. It shows the controls, the preview or the contrast report, one at a time. */
export function NarrowViews({ design, preview, failing, children, view, onViewChange }: NarrowViewsProps): ReactNode {
  const { formatMessage } = useIntl();
  const change = (value: string): void => {
    const next = VIEWS.find((each) => each === value);
    if (next !== undefined) onViewChange(next);
  };
  return (
    <div className={css.views} data-view={view}>
      <Tabs fill onValueChange={change} value={view}>
        <div className={css.viewTabs}>
          <TabList label={formatMessage({ id: 'studio.views', defaultMessage: '檢視' })} variant="segmented">
            <Tab value="design">
              <FormattedMessage defaultMessage="設計" id="studio.viewDesign" />
            </Tab>
            <Tab value="preview">
              <FormattedMessage defaultMessage="預覽" id="studio.preview" />
            </Tab>
            <FailingTab count={failing} value="contrast" />
          </TabList>
        </div>
        {/* Stays mounted, to keep unfinished input and a page that took a while to load. */}
        <TabPanel keepMounted value="design">
          <div className={css.side}>{design}</div>
        </TabPanel>
        <TabPanel keepMounted value="preview">
          {preview}
        </TabPanel>
        <TabPanel value="contrast">
          <div className={css.side}>
            <div className={css.panel}>{children}</div>
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
