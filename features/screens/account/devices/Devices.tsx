import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getDevices } from '#protocol/endpoints/device.ts';
import type { Device } from '#protocol/entities/device.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useClient } from '../../../base/client/index.ts';
import { CredentialList } from '../../../shared/credentials/index.ts';
import { FailedView } from '../../../base/errors/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { SignOutDeviceDialog } from './SignOutDeviceDialog.tsx';

const KEY = ['devices'] as const;

/** The browsers that are signed in to the account. All but the current browser can be signed out. */
export function Devices(): ReactNode {
  const { formatMessage } = useIntl();
  const { rest } = useClient();
  const { session } = useSession();
  const [leaving, setLeaving] = useState<Device>();
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, session?.token],
    queryFn: ({ signal }) => rest.post(getDevices, {}, { token: session?.token, signal }),
    enabled: session !== undefined,
  });
  if (data === undefined) {
    return error ? (
      <FailedView error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="7rem" shape="box" width="100%" />
    );
  }
  if (data.List.length === 0) {
    return (
      <Text tone="muted">
        <FormattedMessage defaultMessage="還沒有紀錄，下次登入起會列在這裡。" id="devices.none" />
      </Text>
    );
  }
  return (
    <>
      <CredentialList label={formatMessage({ id: 'devices.title', defaultMessage: '登入裝置' })}>
        {data.List.map((device) => (
          <DeviceRow device={device} key={device.DeviceID} onSignOut={() => setLeaving(device)} />
        ))}
      </CredentialList>
      {leaving === undefined ? null : (
        <SignOutDeviceDialog
          device={leaving}
          onClose={() => setLeaving(undefined)}
          onSignedOut={() => void refetch()}
        />
      )}
    </>
  );
}
