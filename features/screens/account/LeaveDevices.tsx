import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LogOut } from 'lucide-react';
import { Button } from '#ui/components/Button/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useNavigate } from '../../base/routing/index.ts';
import { useSignOutEverywhere } from '../../base/session/index.ts';
import { useHome } from '../../shared/frames/index.ts';

/** Signs out everywhere after a question, and leads home. */
export function LeaveDevices(): ReactNode {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const home = useHome();
  const toast = useToast();
  const errorText = useErrorText();
  const leave = useSignOutEverywhere(() => {
    toast({
      tone: 'success',
      text: formatMessage({ id: 'account.devicesDone', defaultMessage: '已登出所有裝置' }),
    });
    navigate(home, { replace: true });
  });
  const confirm = (): void =>
    leave.mutate(undefined, {
      onError: (error) => {
        setAsked(false);
        toast({ tone: 'danger', text: errorText(error) });
      },
    });
  return (
    <>
      <Button onClick={() => setAsked(true)} variant="secondary">
        <FormattedMessage defaultMessage="登出所有裝置" id="account.devicesOpen" />
      </Button>
      <AlertDialog
        busy={leave.isPending}
        cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
        confirmLabel={formatMessage({ id: 'account.devicesConfirm', defaultMessage: '全部登出' })}
        description={
          <FormattedMessage
            defaultMessage="包括這台裝置。下次登入需要重新驗證手機或第三方帳號。"
            id="account.devicesAsk"
          />
        }
        icon={<LogOut size={28} />}
        kind="confirm"
        onCancel={() => setAsked(false)}
        onConfirm={confirm}
        onOpenChange={setAsked}
        open={asked}
        title={formatMessage({ id: 'account.devicesTitle', defaultMessage: '要登出所有裝置嗎？' })}
        tone="warning"
      />
    </>
  );
}
