import { useIntl } from 'react-intl';
import type { Device } from '#protocol/entities/device.ts';

/** Names a browser and its system. */
export function useDeviceName({ Browser, System }: Pick<Device, 'Browser' | 'System'>): string {
  const { formatMessage } = useIntl();
  const known = [Browser, System].filter((name) => name !== '');
  return known.length > 0
    ? known.join(' · ')
    : formatMessage({ id: 'devices.unknown', defaultMessage: '無法辨識的裝置' });
}
