import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { maintenanceSoon } from '#protocol/operations/operator.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useClient, usePush } from '../../base/client/index.ts';
import { useLanguage } from '../../base/settings/index.ts';

const MaintenanceScreen = lazy(() => import('./MaintenanceScreen.tsx'));

export interface MaintenanceGateProps {
  /** Called when the service is open again: reload, since it may be a newer version. */
  onOpen: () => void;
  children: ReactNode;
}

/** Shows the product, or the maintenance page while the service is closed. That page's code is loaded on demand. */
export function MaintenanceGate({ onOpen, children }: MaintenanceGateProps): ReactNode {
  const client = useClient();
  const [state, setState] = useState<'open' | 'asking' | 'closed'>('open');
  useAnnouncedMaintenance();
  useEffect(
    () => client.when('turnedAway', () => setState((before) => (before === 'open' ? 'asking' : before))),
    [client],
  );
  const tell = (closed: boolean): void => {
    if (!closed && state === 'closed') onOpen();
    else setState(closed ? 'closed' : 'open');
  };
  return (
    <>
      {state === 'closed' ? null : children}
      {state === 'open' ? null : (
        <Suspense>
          <MaintenanceScreen closed={state === 'closed'} onStatus={tell} />
        </Suspense>
      )}
    </>
  );
}

function useAnnouncedMaintenance(): void {
  const toast = useToast();
  const { formatMessage, formatDate } = useIntl();
  const { locale } = useLanguage();
  usePush(maintenanceSoon, ({ From, Message }) => {
    const at = formatDate(From, {
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    });
    const words = formatMessage({ id: 'maintenance.soon', defaultMessage: '系統將於 {at} 開始維護' }, { at });
    toast({ tone: 'info', text: [words, Message[locale]].filter((each) => each !== '').join(' ') });
  });
}
