import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useLeaveGuard } from '../../../base/leave-guard/index.ts';

/** Asks before the player leaves unsaved changes. */
export function LeaveQuestion({ active }: { active: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<(leave: boolean) => void>();
  useLeaveGuard(
    active,
    () =>
      new Promise<boolean>((resolve) => {
        setAsked(() => resolve);
      }),
  );
  const answer = (leave: boolean): void => {
    asked?.(leave);
    setAsked(undefined);
  };
  if (asked === undefined) return null;
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'edit.leave.stay', defaultMessage: '繼續編輯' })}
      confirmLabel={formatMessage({ id: 'edit.leave.go', defaultMessage: '離開不儲存' })}
      description={formatMessage({ id: 'edit.leave.text', defaultMessage: '離開這一頁，剛才的修改不會保留。' })}
      // The page's navigation would keep the dialog's history entry.
      historyEntry={false}
      icon={<TriangleAlert size={28} />}
      kind="confirm"
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
      open
      title={formatMessage({ id: 'edit.leave.title', defaultMessage: '修改尚未儲存' })}
      tone="warning"
    />
  );
}
