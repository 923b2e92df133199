import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signOutDevice } from '#protocol/endpoints/device.ts';
import type { Device } from '#protocol/entities/device.ts';
import { useClient } from '../../../base/client/index.ts';
import { RemoveCredentialDialog } from '../../../shared/credentials/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useDeviceName } from './useDeviceName.ts';

export interface SignOutDeviceDialogProps {
  device: Device;
  onClose: () => void;
  onSignedOut: () => void;
}

/** Signs a browser out after a question. */
export function SignOutDeviceDialog({ device, onClose, onSignedOut }: SignOutDeviceDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { rest } = useClient();
  const { session } = useSession();
  const name = useDeviceName(device);
  return (
    <RemoveCredentialDialog
      confirmLabel={formatMessage({ id: 'devices.signOut', defaultMessage: '登出' })}
      description={
        <FormattedMessage
          defaultMessage="{name} 上的手機驗證會失效。它再次登入時，我們會寄信通知您。"
          id="devices.ask"
          values={{ name }}
        />
      }
      doneText={formatMessage({ id: 'devices.done', defaultMessage: '已登出 {name}' }, { name })}
      icon={<LogOut size={28} />}
      onClose={onClose}
      reload={onSignedOut}
      remove={() => rest.post(signOutDevice, { DeviceID: device.DeviceID }, { token: session?.token })}
      title={formatMessage({ id: 'devices.askTitle', defaultMessage: '要登出這台裝置嗎？' })}
    />
  );
}
