import { FolderDown, Redo2, Undo2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Brand } from '#protocol/brands.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { type ImportRefusal, importTokens } from '#ui/theme/importTokens.ts';
import { useLanguage } from '#features/base/settings/index.ts';
import { type BrandFiles, draftFrom, emptyDraft } from '../draft/draft.ts';
import { type ExportProblem, exportBrand, tokensText, zipBrand } from '../draft/exportBrand.ts';
import { derivedFiles } from '../draft/derivedTokens.ts';
import { importBrand, type ImportProblem } from '../draft/importBrand.ts';
import { withTokens } from '../draft/importReport.ts';
import { MAX_LINK, linkOf } from '../draft/link.ts';
import { themeOf } from '../draft/themeOf.ts';
import { reasonText } from '../reason/reasonText.ts';
import { download } from './download.ts';
import { OtherActions } from './OtherActions.tsx';
import * as css from './Studio.css.ts';
import type { Studio } from './useStudio.ts';

const refusals: Record<ImportRefusal, MessageDescriptor> = defineMessages({
  size: { id: 'studio.refusedSize', defaultMessage: '檔案太大，樣式檔不會超過 256 KB' },
  json: { id: 'studio.refusedJson', defaultMessage: '這不是 JSON 檔' },
  tokens: {
    id: 'studio.refusedTokens',
    defaultMessage: '未匯入，有 {count} 個樣式變數讀不懂。第一個：{path}，{reason}',
  },
  seeds: { id: 'studio.refusedSeeds', defaultMessage: '檔案裡沒有 seed 群組，無法當作品牌樣式檔' },
});
const NEW = 'new';

export interface StudioBarProps {
  studio: Studio;
  brands: readonly Brand[];
  files: BrandFiles;
  /** Called with the reasons if the draft cannot be exported yet. */
  onRefused: (problems: readonly ExportProblem[]) => void;
}

/** Actions on the whole draft: start, undo, redo, import and export. */
export function StudioBar({ studio, brands, files, onRefused }: StudioBarProps): ReactNode {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locale } = useLanguage();
  const toast = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const { draft } = studio;
  const notify = (tone: 'success' | 'danger', text: string): void => {
    toast({ tone, text });
  };

  const start = (id: string): void => {
    const brand = brands.find(({ ID }) => ID === id);
    studio.propose(brand ? draftFrom(brand, files) : emptyDraft());
  };
  const refuse = (problems: readonly ImportProblem[]): void => {
    const [{ file, field, reason } = { file: '', field: '', reason: '' }] = problems;
    const where = field === '' ? file : `${file} ${field}`;
    notify(
      'danger',
      formatMessage(
        { id: 'studio.refusedBrand', defaultMessage: '未匯入，有 {count} 處不對。第一處：{where}，{reason}' },
        { count: problems.length, where, reason: reasonText(intl, reason) },
      ),
    );
  };
  const takeTokens = (name: string, text: string): void => {
    const taken = importTokens(text);
    if ('problems' in taken) {
      const [{ path, reason } = { path: '', reason: '' }] = taken.problems;
      const values = { count: taken.problems.length, path, reason: reasonText(intl, reason) };
      notify('danger', formatMessage(refusals.tokens, values));
    } else if ('refusal' in taken) notify('danger', formatMessage(refusals[taken.refusal]));
    else {
      const next = withTokens(draft, taken.tokens);
      studio.propose(next.draft, { name, ...next.report });
    }
  };
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    // Lets you choose the same file again.
    event.target.value = '';
    if (file === undefined) return;
    if (!file.name.endsWith('.zip')) {
      takeTokens(file.name, await file.text());
      return;
    }
    const taken = await importBrand(file.name, new Uint8Array(await file.arrayBuffer()));
    if ('problems' in taken) refuse(taken.problems);
    else studio.propose(taken.draft, taken.report);
  };
  const hand = async (): Promise<void> => {
    const handed = exportBrand(draft, brands);
    if ('problems' in handed) {
      onRefused(handed.problems);
      return;
    }
    download(`${draft.ID}.zip`, await zipBrand(draft.ID, handed.files), 'application/zip');
    studio.exported(draft.ID);
  };
  const handTokens = async (): Promise<void> => {
    const look = themeOf(draft);
    if (!look.theme) {
      onRefused(look.problems.map((problem) => ({ kind: 'token', ...problem })));
      return;
    }
    const name = `${draft.ID}-tokens`;
    download(`${name}.zip`, await zipBrand(name, derivedFiles(draft, look)), 'application/zip');
  };
  const share = async (): Promise<void> => {
    const link = await linkOf(draft);
    if (link.length > MAX_LINK) {
      notify(
        'danger',
        formatMessage({ id: 'studio.linkTooLong', defaultMessage: '草稿太大，放不進連結；請匯出品牌，改傳 zip 檔' }),
      );
      return;
    }
    const address = new URL(link, window.location.href).href;
    window.history.replaceState(window.history.state, '', address);
    try {
      await navigator.clipboard.writeText(address);
      notify('success', formatMessage({ id: 'studio.copied', defaultMessage: '已複製連結，內含整份草稿' }));
    } catch {
      notify('success', formatMessage({ id: 'studio.inAddress', defaultMessage: '連結已在網址列，請自行複製' }));
    }
  };
  return (
    <header className={css.bar}>
      <Text as="h1" size={20} tone="heading" weight="bold">
        <FormattedMessage defaultMessage="品牌工作室" id="studio.title" />
      </Text>
      <div className={css.start}>
        <Select
          label={formatMessage({ id: 'studio.startFrom', defaultMessage: '從這裡開始' })}
          labelHidden
          onValueChange={start}
          options={[
            { value: NEW, label: formatMessage({ id: 'studio.startNew', defaultMessage: '全新品牌' }) },
            ...brands.map(({ ID, Name }) => ({ value: ID, label: Name[locale] })),
          ]}
          placeholder={formatMessage({ id: 'studio.startFrom', defaultMessage: '從這裡開始' })}
          value={undefined}
        />
      </div>
      <div className={css.actions}>
        <IconButton
          disabled={studio.undo === undefined}
          label={formatMessage({ id: 'studio.undo', defaultMessage: '復原（Ctrl+Z）' })}
          onClick={studio.undo}
        >
          <Undo2 size={20} />
        </IconButton>
        <IconButton
          disabled={studio.redo === undefined}
          label={formatMessage({ id: 'studio.redo', defaultMessage: '重做（Ctrl+Shift+Z）' })}
          onClick={studio.redo}
        >
          <Redo2 size={20} />
        </IconButton>
        <input
          accept=".zip,.json,application/zip,application/json"
          aria-hidden="true"
          className={css.chooser}
          onChange={(event) => void take(event)}
          ref={chooser}
          tabIndex={-1}
          type="file"
        />
        <OtherActions
          onImport={() => chooser.current?.click()}
          onShare={() => void share()}
          onDerived={() => void handTokens()}
          onTokens={() => download('tokens.json', tokensText(draft), 'application/json')}
        />
        <Button icon={<FolderDown size={18} />} onClick={() => void hand()} size="sm">
          <FormattedMessage defaultMessage="匯出品牌" id="studio.export" />
        </Button>
      </div>
    </header>
  );
}
