import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useClient } from '#features/client/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';

/** Offers to reload when a newer version is there: a newer service, or newer files fetched in the background. */
export function Outdated(): ReactNode {
  const client = useClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const offer = useEffectEvent((reload: () => void): void => {
    const label = formatMessage({ id: 'app.reload', defaultMessage: '更新' });
    toast({
      tone: 'info',
      text: formatMessage({ id: 'app.newVersion', defaultMessage: '有新版本可用' }),
      action: { label, altText: label, onPress: reload },
    });
  });
  useEffect(() => client.when('outdated', () => offer(() => window.location.reload())), [client]);
  useEffect(() => {
    if (import.meta.env.DEV || import.meta.env.VITE_MOCK) return;
    // Without the worker the page works all the same, only not offline.
    void import('./serviceWorker.ts')
      .then(({ register }) => register((update) => offer(update)))
      .catch(() => undefined);
  }, []);
  return null;
}
