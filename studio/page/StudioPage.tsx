import { type ReactNode, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Brand } from '#protocol/brands.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { usePageHead } from '#features/base/head/index.ts';
import type { BrandFiles } from '../draft/draft.ts';
import type { ExportProblem } from '../draft/exportBrand.ts';
import { themeOf } from '../draft/themeOf.ts';
import { ContrastPanel } from '../panel/ContrastPanel.tsx';
import { Preview, type StudioScreen } from '../preview/Preview.tsx';
import { ImportNotice } from './ImportNotice.tsx';
import { KeepingNotice } from './KeepingNotice.tsx';
import { NARROW } from './narrow.ts';
import { type NarrowView, NarrowViews } from './NarrowViews.tsx';
import { type PanelTab, Panels } from './Panels.tsx';
import * as css from './Studio.css.ts';
import { StudioBar } from './StudioBar.tsx';
import { useStudio } from './useStudio.ts';

export interface StudioPageProps {
  /** Pages of this origin for previews. */
  screens: readonly StudioScreen[];
  /** The existing brands, as starts and for comparison. */
  brands: readonly Brand[];
  /** Their files. */
  files: BrandFiles;
}

// A file of tokens may have faults, which are shown as sentences.
loadIssueSentences();

/** The page on which an operator makes a brand: a few seeds, a live preview of the product, and an export. */
export function StudioPage({ screens, brands, files }: StudioPageProps): ReactNode {
  const { formatMessage } = useIntl();
  usePageHead({ title: formatMessage({ id: 'studio.title', defaultMessage: '品牌工作室' }) });
  const studio = useStudio();
  const narrow = useMediaQuery(NARROW);
  // A dragged colour changes immediately, and the derived values follow as fast as possible.
  const draft = useDeferredValue(studio.draft);
  const look = useMemo(() => themeOf(draft), [draft]);
  const failing = look.theme ? look.readings.filter(({ passes }) => !passes).length : 0;
  const page = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<PanelTab>('seeds');
  const [view, setView] = useState<NarrowView>('design');
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0);
  const showReasons = (problems: readonly ExportProblem[]): void => {
    const isContrast = problems.every(({ kind }) => kind === 'contrast');
    setTab(isContrast ? 'contrast' : 'facts');
    setView(isContrast ? 'contrast' : 'design');
    countRefusal();
  };
  // The place of the reasons: the innermost visible panel.
  useEffect(() => {
    if (refusals > 0)
      [...(page.current?.querySelectorAll<HTMLElement>('[role=tabpanel][data-state=active]') ?? [])].at(-1)?.focus();
  }, [refusals]);
  const panels = (
    <Panels
      brands={brands}
      contrast={!narrow}
      failing={failing}
      look={look}
      onTabChange={setTab}
      studio={studio}
      tab={tab}
    />
  );
  const preview = <Preview brands={brands} draft={draft} look={look} screens={screens} />;
  const wrongLink =
    studio.wrongLink === undefined ? null : (
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
    );
  const notice = (
    <>
      {wrongLink}
      <KeepingNotice keeping={studio.keeping} />
      <ImportNotice look={look} studio={studio} />
    </>
  );
  return (
    <main className={css.studio} ref={page}>
      {look.theme ? <style>{look.css}</style> : null}
      <StudioBar brands={brands} files={files} onRefused={showReasons} studio={studio} />
      {narrow ? (
        <>
          {notice}
          <NarrowViews design={panels} failing={failing} onViewChange={setView} preview={preview} view={view}>
            <ContrastPanel look={look} studio={studio} />
          </NarrowViews>
        </>
      ) : (
        <>
          <div className={css.side}>
            {notice}
            {panels}
          </div>
          {preview}
        </>
      )}
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
