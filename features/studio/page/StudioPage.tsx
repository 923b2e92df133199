import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Brand } from '#protocol/brands.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import type { BrandFiles } from '../draft/draft.ts';
import { themeOf } from '../draft/themeOf.ts';
import { ContrastPanel } from '../panel/ContrastPanel.tsx';
import { FactsPanel } from '../panel/FactsPanel.tsx';
import { OverridePanel } from '../panel/OverridePanel.tsx';
import { SeedPanel } from '../panel/SeedPanel.tsx';
import { Preview, type StudioScreen } from '../preview/Preview.tsx';
import * as css from './Studio.css.ts';
import { StudioBar } from './StudioBar.tsx';
import { useStudio } from './useStudio.ts';

export interface StudioPageProps {
  /** Pages of this origin in which a look is tried. */
  screens: readonly StudioScreen[];
  /** The brands that exist, to start from and to compare with. */
  brands: readonly Brand[];
  /** Their files. */
  files: BrandFiles;
}

/** Where an operator makes a brand: a few seeds, the product beside them in that look at once, and a folder to take away. */
export function StudioPage({ screens, brands, files }: StudioPageProps): ReactNode {
  const { formatMessage } = useIntl();
  const studio = useStudio();
  const [tab, setTab] = useState('seeds');
  // A dragged colour moves at once; what is derived from it follows as fast as it can.
  const draft = useDeferredValue(studio.draft);
  const look = useMemo(() => themeOf(draft), [draft]);
  const failing = look.theme ? look.readings.filter(({ passes }) => !passes).length : 0;
  const taken = useMemo(() => Object.keys(files), [files]);
  return (
    <main className={css.studio}>
      {look.theme ? <style>{look.css}</style> : null}
      <StudioBar brands={brands} files={files} studio={studio} />
      <div className={css.side}>
        {studio.wrongLink === undefined ? null : (
          <Notice
            dismissLabel={formatMessage({ id: 'studio.dismiss', defaultMessage: '知道了' })}
            onDismiss={studio.forgetLink}
            tone="danger"
          >
            <FormattedMessage
              defaultMessage="連結有誤，未套用：{fields}"
              id="studio.wrongLink"
              values={{ fields: studio.wrongLink.join(', ') }}
            />
          </Notice>
        )}
        <Tabs fill onValueChange={setTab} value={tab}>
          <TabList label={formatMessage({ id: 'studio.tabs', defaultMessage: '品牌設定' })}>
            <Tab value="seeds">
              <FormattedMessage defaultMessage="種子" id="studio.seeds" />
            </Tab>
            <Tab value="overrides">
              <FormattedMessage defaultMessage="覆寫" id="studio.overridesTab" />
            </Tab>
            <Tab
              unread={{
                count: failing,
                label: formatMessage({ id: 'studio.failing', defaultMessage: '{count} 組不合格' }, { count: failing }),
              }}
              value="contrast"
            >
              <FormattedMessage defaultMessage="對比" id="studio.contrast" />
            </Tab>
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
            <TabPanel value="contrast">
              <ContrastPanel look={look} studio={studio} />
            </TabPanel>
            <TabPanel value="facts">
              <FactsPanel studio={studio} taken={taken} />
            </TabPanel>
          </div>
        </Tabs>
      </div>
      <Preview brands={brands} draft={draft} look={look} screens={screens} />
      <AlertDialog
        cancelLabel={formatMessage({ id: 'studio.keep', defaultMessage: '保留草稿' })}
        confirmLabel={formatMessage({ id: 'studio.throwAway', defaultMessage: '放棄草稿' })}
        description={
          <FormattedMessage
            defaultMessage="目前的草稿已有修改。換成另一個之後，就無法復原。"
            id="studio.throwAwayText"
          />
        }
        kind="confirm"
        onCancel={() => studio.answer(false)}
        onConfirm={() => studio.answer(true)}
        onOpenChange={(open) => (open ? undefined : studio.answer(false))}
        open={studio.proposed !== undefined}
        title={formatMessage({ id: 'studio.throwAwayTitle', defaultMessage: '放棄目前的草稿？' })}
        tone="danger"
      />
    </main>
  );
}
