import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '#protocol/entities/device.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { CredentialRow } from '../../../shared/credentials/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from './Devices.css.ts';
import { useDeviceName } from './useDeviceName.ts';

const ways = defineMessages({
  guest: { id: 'devices.byGuest', defaultMessage: '以訪客身分登入' },
  choosePhoneAccount: { id: 'devices.byPhone', defaultMessage: '以手機登入' },
  switchAccount: { id: 'devices.bySwitch', defaultMessage: '切換帳號登入' },
  line: { id: 'devices.byLine', defaultMessage: '以 LINE 登入' },
  google: { id: 'devices.byGoogle', defaultMessage: '以 Google 登入' },
  apple: { id: 'devices.byApple', defaultMessage: '以 Apple 登入' },
  facebook: { id: 'devices.byFacebook', defaultMessage: '以 Facebook 登入' },
  passkey: { id: 'devices.byPasskey', defaultMessage: '以通行密鑰登入' },
});
const ICONS: Readonly<Record<Device['System'], typeof Monitor>> = {
  Android: Smartphone,
  ChromeOS: Monitor,
  iOS: Smartphone,
  iPadOS: Tablet,
  Linux: Monitor,
  macOS: Monitor,
  Windows: Monitor,
  '': Monitor,
};

/** A browser that signed in: its name, the way of signing in and the time. */
export function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const name = useDeviceName(device);
  const Icon = ICONS[device.System];
  return (
    <CredentialRow
      actions={
        device.Here ? undefined : (
          <Button
            aria-label={formatMessage({ id: 'devices.signOutOf', defaultMessage: '登出 {name}' }, { name })}
            onClick={onSignOut}
            size="sm"
            variant="secondary"
          >
            <FormattedMessage defaultMessage="登出" id="devices.signOut" />
          </Button>
        )
      }
      facts={
        <>
          <span>{formatMessage(ways[device.Provider])}</span>
          <span>
            <FormattedMessage
              defaultMessage="最近 {time}"
              id="devices.last"
              values={{ time: <DateTime locale={locale} value={device.LastTime} /> }}
            />
          </span>
          <span>
            <FormattedMessage
              defaultMessage="首次 {time}"
              id="devices.first"
              values={{ time: <DateTime form="date" locale={locale} value={device.FirstTime} /> }}
            />
          </span>
        </>
      }
      icon={<Icon size={20} />}
      name={
        <>
          {name}
          {device.Here ? (
            <span className={css.here}>
              <FormattedMessage defaultMessage="這台裝置" id="devices.here" />
            </span>
          ) : null}
        </>
      }
    />
  );
}
