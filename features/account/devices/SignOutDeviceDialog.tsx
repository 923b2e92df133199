import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signOutDevice } from '#protocol/endpoints/device.ts';
import type { Device } from '#protocol/entities/device.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useClient } from '../../client/index.ts';
import { useErrorText } from '../../errors/index.ts';
import { useSession } from '../../session/index.ts';
import { useDeviceName } from './useDeviceName.ts';

export interface SignOutDeviceDialogProps {
  device: Device;
  onClose: () => void;
  onSignedOut: () => void;
}

/** Signs one browser out, after asking. */
export function SignOutDeviceDialog({ device, onClose, onSignedOut }: SignOutDeviceDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { rest } = useClient();
  const { session } = useSession();
  const toast = useToast();
  const errorText = useErrorText();
  const name = useDeviceName(device);
  const leave = useMutation({
    mutationFn: () => rest.post(signOutDevice, { DeviceID: device.DeviceID }, { token: session?.token }),
    onSuccess: () =>
      toast({
        tone: 'success',
        text: formatMessage({ id: 'devices.done', defaultMessage: '已登出 {name}' }, { name }),
      }),
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
    // Also after a refusal: what is shown may be out of date.
    onSettled: () => {
      onClose();
      onSignedOut();
    },
  });
  return (
    <AlertDialog
      busy={leave.isPending}
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'devices.signOut', defaultMessage: '登出' })}
      description={
        <FormattedMessage
          defaultMessage="{name} 上的手機驗證會失效。它再次登入時，我們會寄信通知您。"
          id="devices.ask"
          values={{ name }}
        />
      }
      icon={<LogOut size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => leave.mutate()}
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'devices.askTitle', defaultMessage: '要登出這台裝置嗎？' })}
      tone="warning"
    />
  );
}
