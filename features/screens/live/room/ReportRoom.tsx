import { type ReactNode, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { REPORT_REASON } from '#protocol/entities/report.ts';
import { reportRoom } from '#protocol/operations/live.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { useCall } from '../../../base/client/index.ts';
import { ActionDialog } from '../../../shared/dialogs/index.ts';
import { useReport } from '../../../shared/players/index.ts';

const REASONS = ['picture', 'insult', 'cheating', 'trading', 'other'] as const;
type Reason = (typeof REASONS)[number];
const reasonMessages: Record<Reason, MessageDescriptor> = defineMessages({
  picture: { id: 'live.report.picture', defaultMessage: '畫面不雅或違規' },
  insult: { id: 'player.report.insult', defaultMessage: '辱罵或騷擾' },
  cheating: { id: 'player.report.cheating', defaultMessage: '作弊或使用外掛' },
  trading: { id: 'player.report.trading', defaultMessage: '買賣帳號或遊戲幣' },
  other: { id: 'player.report.other', defaultMessage: '其他' },
});
const TEXT_MAX = 200;

/** Reports a room to the operators, with its title and the last frame of its stream (15730). */
export function ReportRoom({ room, onClose }: { room: LiveRoom; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const report = useReport(async (chosen: Reason) => {
    const asked = { RoomID: room.RoomID, Reason: REPORT_REASON[chosen], Text: readableText(text) };
    const { HasFrame } = await call(reportRoom, asked);
    return HasFrame
      ? formatMessage({ id: 'live.report.doneFrame', defaultMessage: '已送出檢舉，並附上當時的畫面' })
      : formatMessage({ id: 'live.report.done', defaultMessage: '已送出檢舉' });
  }, onClose);
  return (
    <ActionDialog
      action={report}
      cancelLabel={null}
      confirmLabel={formatMessage({ id: 'live.report.send', defaultMessage: '送出檢舉' })}
      notReady={reason === null || [...readableText(text)].length > TEXT_MAX}
      onClose={onClose}
      onConfirm={() => {
        if (reason !== null) report.mutate(reason);
      }}
      title={formatMessage({ id: 'live.report', defaultMessage: '檢舉直播間' })}
      tone="danger"
    >
      <RadioGroup<Reason>
        label={formatMessage({ id: 'live.report.reason', defaultMessage: '原因' })}
        onValueChange={setReason}
        options={REASONS.map((value) => ({ value, label: formatMessage(reasonMessages[value]) }))}
        value={reason}
      />
      <TextArea
        label={formatMessage({ id: 'player.report.more', defaultMessage: '補充說明（選填）' })}
        limit={{
          max: TEXT_MAX,
          label: (count, max) =>
            formatMessage(
              { id: 'player.report.counted', defaultMessage: '已輸入 {count} 字，最多 {max} 字' },
              { count, max },
            ),
        }}
        onValueChange={setText}
        value={text}
      />
    </ActionDialog>
  );
}
