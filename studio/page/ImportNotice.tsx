import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Notice } from '#ui/components/Notice/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import type { IgnoredWhy } from '../draft/importReport.ts';
import type { DraftTheme } from '../draft/themeOf.ts';
import { fieldReason } from '../reason/reasonText.ts';
import * as css from './Studio.css.ts';
import type { Studio } from './useStudio.ts';

const reasons: Record<IgnoredWhy, MessageDescriptor> = defineMessages({
  unknown: { id: 'studio.ignoredUnknown', defaultMessage: '品牌資料夾不收這種檔案' },
  system: { id: 'studio.ignoredSystem', defaultMessage: '作業系統附加的檔案' },
  size: { id: 'studio.ignoredSize', defaultMessage: '檔案太大' },
  outside: { id: 'studio.ignoredOutside', defaultMessage: '不在品牌資料夾裡' },
});

export interface ImportNoticeProps {
  studio: Studio;
  look: DraftTheme;
}

/** The report of the last import: the imported parts, and the left-out parts with reasons. */
export function ImportNotice({ studio: { report, forgetReport }, look }: ImportNoticeProps): ReactNode {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (report === undefined) return null;
  const { name, facts, tokens, overrides, drawings, kept, scheme, ignored } = report;
  return (
    <Notice
      dismissLabel={formatMessage({ id: 'studio.dismiss', defaultMessage: '知道了' })}
      onDismiss={forgetReport}
      tone={look.problems.length > 0 ? 'danger' : ignored.length > 0 ? 'info' : 'success'}
    >
      <FormattedMessage
        defaultMessage="已匯入 {name}：樣式變數 {tokens} 個，其中覆寫 {overrides} 個{facts, plural, =0 {} other {；品牌資料 # 欄}}{drawings, plural, =0 {} other {；圖檔 # 個}}{kept, plural, =0 {} other {；原樣保留 # 個檔案}}。"
        id="studio.imported"
        values={{ name, facts, tokens, overrides, drawings, kept }}
      />
      {scheme ? null : (
        <FormattedMessage defaultMessage="檔案沒有註明明暗，沿用目前的設定。" id="studio.importedNoScheme" />
      )}
      {look.problems.length > 0 ? (
        <>
          <FormattedMessage
            defaultMessage="還不能套用，有 {count} 處要修正："
            id="studio.importedWrong"
            values={{ count: look.problems.length }}
          />
          <ul className={css.ignored}>
            {look.problems.map(({ path, reason }) => (
              <li key={`${path} ${reason}`}>
                <Text as="span" size={13}>
                  {fieldReason(intl, path, reason)}
                </Text>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {ignored.length > 0 ? (
        <>
          <FormattedMessage
            defaultMessage="略過 {count} 個檔案："
            id="studio.importedIgnored"
            values={{ count: ignored.length }}
          />
          <ul className={css.ignored}>
            {ignored.map(({ file, why }) => (
              <li key={file}>
                <Text as="span" size={13}>
                  <code>{file}</code> · {formatMessage(reasons[why])}
                </Text>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
