import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#features/base/routing/index.ts';
import type { Brand } from '#protocol/brands.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useBrand, useChooseBrand, useLanguage } from '#features/base/settings/index.ts';
import { type BrandFiles, type Draft, draftFrom, emptyDraft } from '../draft/draft.ts';
import { themeOf } from '../draft/themeOf.ts';
import { BasicSeeds } from '../panel/BasicSeeds.tsx';
import * as css from './LiveTheme.css.ts';
import { wearLook } from './wearLook.ts';

export interface LiveThemeProps {
  brands: readonly Brand[];
  /** Their files. */
  files: BrandFiles;
  onClose: () => void;
}

/** A panel for the brand and seeds of the running page. A change applies immediately and is not stored. */
export function LiveTheme({ brands, files, onClose }: LiveThemeProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const brand = useBrand();
  const choose = useChooseBrand();
  const [changed, setChanged] = useState<Draft>();
  const draft = useMemo(() => {
    if (changed?.ID === brand.ID) return changed;
    // The page's brand lacks its placeholder addresses, but a draft needs the facts of the brand's folder.
    const asWritten = brands.find(({ ID }) => ID === brand.ID);
    return asWritten === undefined ? emptyDraft() : draftFrom(asWritten, files);
  }, [brand, brands, changed, files]);
  const isChanged = changed?.ID === brand.ID;
  const tried = useDeferredValue(isChanged ? changed : undefined);
  const look = useMemo(() => (tried === undefined ? undefined : themeOf(tried)), [tried]);
  useLayoutEffect(() => wearLook(document, look?.theme ? look.css : '', brand.ID), [look, brand.ID]);
  // The panel has another brand, so it stays readable.
  const own = brands.find(({ ID, Scheme }) => Scheme === 'dark' && ID !== brand.ID)?.ID;
  const failing = look?.theme ? look.readings.filter(({ passes }) => !passes).length : 0;
  return (
    <section
      aria-label={formatMessage({ id: 'studio.theme', defaultMessage: '主題面板' })}
      className={css.sheet}
      data-brand={own}
    >
      <header className={css.head}>
        <Text as="h2" size={15} weight="bold">
          <FormattedMessage defaultMessage="主題面板" id="studio.theme" />
        </Text>
        <IconButton
          label={formatMessage({ id: 'studio.themeClose', defaultMessage: '關閉主題面板' })}
          onClick={onClose}
        >
          <X size={20} />
        </IconButton>
      </header>
      <Stack gap={3}>
        <label className={css.brand}>
          <Text size={13} weight="bold">
            <FormattedMessage defaultMessage="品牌" id="studio.facts" />
          </Text>
          <select
            className={css.select}
            onChange={({ target: { value } }) => {
              const next = brands.find(({ ID }) => ID === value);
              if (next !== undefined) choose(next);
            }}
            value={brand.ID}
          >
            {brands.map(({ ID, Name }) => (
              <option key={ID} value={ID}>
                {Name[locale]}
              </option>
            ))}
          </select>
        </label>
        <BasicSeeds change={(_what, next) => setChanged(next(draft))} draft={draft} />
        <Text aria-live="polite" size={13} tone={failing > 0 ? 'danger' : 'muted'}>
          {failing > 0 ? (
            <FormattedMessage defaultMessage="{count} 組不合格" id="studio.failing" values={{ count: failing }} />
          ) : (
            <FormattedMessage
              defaultMessage="改動只在這一頁，重新整理就還原；要存成品牌請到品牌工作室。"
              id="studio.themeNote"
            />
          )}
        </Text>
        <div className={css.actions}>
          <Button disabled={!isChanged} onClick={() => setChanged(undefined)} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="還原" id="studio.themeReset" />
          </Button>
          <Button asChild size="sm" variant="secondary">
            <Link onClick={onClose} to="/studio">
              <FormattedMessage defaultMessage="品牌工作室" id="studio.themeStudio" />
            </Link>
          </Button>
        </div>
      </Stack>
    </section>
  );
}
