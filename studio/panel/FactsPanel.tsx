import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '#ui/components/Notice/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { Switch } from '#ui/components/Switch/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { type ExistingBrand, mayReplace } from '../draft/draft.ts';
import { type ExportProblem, exportBrand } from '../draft/exportBrand.ts';
import type { Studio } from '../page/useStudio.ts';
import { fieldReason } from '../reason/reasonText.ts';

export interface FactsPanelProps {
  studio: Studio;
  brands: readonly ExistingBrand[];
}

const languages = [
  { locale: 'zh_tw', lang: 'zh-Hant' },
  { locale: 'id_id', lang: 'id' },
  { locale: 'vi_vn', lang: 'vi' },
] as const;

/** Name and capabilities of a brand, and its export. */
export function FactsPanel({ studio: { draft, change }, brands }: FactsPanelProps): ReactNode {
  const { formatMessage, formatDisplayName } = useIntl();
  const may = (next: Partial<typeof draft.Capabilities>): void =>
    change('capabilities', (before) => ({ ...before, Capabilities: { ...before.Capabilities, ...next } }));
  const handed = exportBrand(draft, brands);
  const problems = 'problems' in handed ? handed.problems : [];
  const badID = problems.some(({ kind }) => kind === 'id');
  return (
    <Stack gap={2}>
      {problems.length === 0 ? (
        <Notice tone="success">
          <FormattedMessage defaultMessage="可以匯出：解壓縮到 brands/ 就是一個品牌。" id="studio.ready" />
        </Notice>
      ) : (
        <Notice tone="warning">
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>
                <ProblemText problem={problem} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        error={
          badID
            ? formatMessage({
                id: 'studio.idWrong',
                defaultMessage: '需為 2 至 32 個小寫英文、數字或連字號，以英文開頭，且不與現有品牌重複',
              })
            : undefined
        }
        hint={
          mayReplace(draft)
            ? formatMessage(
                { id: 'studio.idReplaces', defaultMessage: '匯出後取代 brands/{id}；改成別的代號就是新品牌' },
                { id: draft.ID },
              )
            : formatMessage({ id: 'studio.idHint', defaultMessage: '資料夾名稱' })
        }
        label={formatMessage({ id: 'studio.brandId', defaultMessage: '品牌代號' })}
        onValueChange={(ID) => change('id', (before) => ({ ...before, ID }))}
        spellCheck={false}
        value={draft.ID}
      />
      {languages.map(({ locale, lang }) => (
        <TextField
          key={locale}
          label={formatMessage(
            { id: 'studio.nameIn', defaultMessage: '{language}名稱' },
            { language: formatDisplayName(lang, { type: 'language' }) ?? lang },
          )}
          lang={lang}
          onValueChange={(name) =>
            change(`name ${locale}`, (before) => ({ ...before, Name: { ...before.Name, [locale]: name } }))
          }
          value={draft.Name[locale]}
        />
      ))}
      <Select
        label={formatMessage({ id: 'studio.wallet', defaultMessage: '金幣以外的貨幣' })}
        onValueChange={(WalletItem) => may({ WalletItem })}
        options={[
          { value: 'gem', label: formatMessage({ id: 'studio.gem', defaultMessage: '寶石' }) },
          { value: 'point', label: formatMessage({ id: 'studio.point', defaultMessage: '點數' }) },
        ]}
        value={draft.Capabilities.WalletItem}
      />
      <Switch
        checked={draft.Capabilities.Live}
        label={formatMessage({ id: 'studio.live', defaultMessage: '直播' })}
        onCheckedChange={(Live) => may({ Live })}
      />
      <Switch
        checked={draft.Capabilities.RedEnvelopeSending}
        label={formatMessage({ id: 'studio.envelopes', defaultMessage: '可發紅包' })}
        onCheckedChange={(RedEnvelopeSending) => may({ RedEnvelopeSending })}
      />
      <Text size={12} tone="muted">
        <FormattedMessage
          defaultMessage="新品牌的標誌與圖示會以品牌色產生簡單版本，之後可換成設計師的圖。分級文字、連結與網域請在匯出後的 brand.json 調整。"
          id="studio.factsNote"
        />
      </Text>
    </Stack>
  );
}

/** The reasons why a draft cannot be exported yet. */
function ProblemText({ problem }: { problem: ExportProblem }): ReactNode {
  const intl = useIntl();
  switch (problem.kind) {
    case 'id':
      return <FormattedMessage defaultMessage="品牌代號不能使用" id="studio.problemId" />;
    case 'name':
      return <FormattedMessage defaultMessage="三種語言的名稱都要填" id="studio.problemName" />;
    case 'face':
      return (
        <FormattedMessage
          defaultMessage="字體「{face}」不在可用清單中"
          id="studio.problemFace"
          values={{ face: problem.path }}
        />
      );
    case 'contrast':
      return (
        <FormattedMessage
          defaultMessage="{count} 組配色對比不足，請到「對比」修正"
          id="studio.problemContrast"
          values={{ count: problem.count }}
        />
      );
    case 'fact':
    case 'token':
      return fieldReason(intl, problem.path, problem.reason);
  }
}
