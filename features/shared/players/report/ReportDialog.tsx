import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { REPORT_REASON } from '#protocol/entities/report.ts';
import { reportMessage } from '#protocol/operations/chat.ts';
import { reportPlayer } from '#protocol/operations/user.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import type { KnownPlayer, ReportedMessage } from '../playerActionsContext.ts';
import * as css from './Report.css.ts';
import { useReport } from './useReport.ts';

type Reason = keyof typeof REPORT_REASON;

const reasons: Record<Reason, MessageDescriptor> = defineMessages({
  name: { id: 'player.report.name', defaultMessage: '暱稱不當' },
  picture: { id: 'player.report.picture', defaultMessage: '頭像不當' },
  insult: { id: 'player.report.insult', defaultMessage: '辱罵或騷擾' },
  cheating: { id: 'player.report.cheating', defaultMessage: '作弊或使用外掛' },
  trading: { id: 'player.report.trading', defaultMessage: '買賣帳號或遊戲幣' },
  other: { id: 'player.report.other', defaultMessage: '其他' },
});
const ofPlayer: readonly Reason[] = ['name', 'picture', 'insult', 'cheating', 'trading', 'other'];
const ofMessage: readonly Reason[] = ['insult', 'trading', 'cheating', 'other'];

/** The service accepts 200 characters, including the reason that the report of a message contains. */
const MAX_TEXT = 150;

export interface ReportDialogProps {
  subject: { readonly player: KnownPlayer } | { readonly message: ReportedMessage };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for a reason, and reports a player (15300) or a message (15500) to the moderators (specification 2 §2, §6). */
export function ReportDialog({ subject, open, onOpenChange }: ReportDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const playerName = usePlayerName();
  const errorText = useErrorText();
  const [reason, setReason] = useState<Reason | null>(null);
  const [missing, setMissing] = useState(false);
  const [text, setText] = useState('');
  const isMessage = 'message' in subject;
  const about = isMessage ? subject.message : subject.player;
  const name = playerName(about.Name);
  const isLong = Array.from(readableText(text)).length > MAX_TEXT;
  const report = useReport(
    async (why: Reason) => {
      const words = readableText(text);
      if (isMessage) {
        const label = formatMessage(reasons[why]);
        await call(reportMessage, { ID: subject.message.ID, Reason: words === '' ? label : `${label}：${words}` });
      } else {
        await call(reportPlayer, { PlayerID: subject.player.PlayerID, Reason: REPORT_REASON[why], Text: words });
      }
      return formatMessage({ id: 'player.report.thanks', defaultMessage: '已收到檢舉，謝謝您的協助' });
    },
    () => onOpenChange(false),
  );
  const send = (): void => {
    setMissing(reason === null);
    if (reason !== null && !isLong) report.mutate(reason);
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => onOpenChange(false)} variant="secondary">
            <FormattedMessage defaultMessage="取消" id="player.cancel" />
          </Button>
          <Button busy={report.isPending} onClick={send} variant="danger">
            <FormattedMessage defaultMessage="送出檢舉" id="player.report.send" />
          </Button>
        </>
      }
      description={
        isMessage ? (
          <span className={css.quote}>{subject.message.Message}</span>
        ) : (
          formatMessage({ id: 'player.report.text', defaultMessage: '檢舉是匿名的，對方不會知道是您。' })
        )
      }
      onOpenChange={onOpenChange}
      open={open}
      title={
        isMessage
          ? formatMessage({ id: 'player.report.messageTitle', defaultMessage: '檢舉{name}的訊息' }, { name })
          : formatMessage({ id: 'player.report.title', defaultMessage: '檢舉{name}' }, { name })
      }
    >
      <div className={css.form}>
        <RadioGroup
          error={
            missing && reason === null
              ? formatMessage({ id: 'player.report.missing', defaultMessage: '請選擇檢舉原因' })
              : undefined
          }
          label={formatMessage({ id: 'player.report.reason', defaultMessage: '檢舉原因' })}
          onValueChange={setReason}
          options={(isMessage ? ofMessage : ofPlayer).map((value) => ({ value, label: formatMessage(reasons[value]) }))}
          value={reason}
        />
        <TextArea
          label={formatMessage({ id: 'player.report.more', defaultMessage: '補充說明（選填）' })}
          limit={{
            max: MAX_TEXT,
            label: (count, max) =>
              formatMessage(
                { id: 'player.report.counted', defaultMessage: '已輸入 {count} 字，最多 {max} 字' },
                { count, max },
              ),
          }}
          minRows={2}
          onValueChange={setText}
          value={text}
        />
        {report.error === null ? null : <Notice tone="danger">{errorText(report.error)}</Notice>}
      </div>
    </Dialog>
  );
}
