import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { AgeGate } from '#features/age-gate/index.ts';
import { MistakeAlert } from '#features/errors/index.ts';
import { MaintenanceGate } from '#features/maintenance/index.ts';
import { SessionProvider, useSessionNotice } from '#features/session/index.ts';
import { ComingProvider } from '#features/shell/index.ts';
import { SignInGate, useOpenSignIn } from '#features/sign-in/index.ts';
import { ToastProvider } from '#ui/components/Toast/index.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Outdated } from './Outdated.tsx';
import { Pages } from './Pages.tsx';
import { useLocaleOfPath } from './useLocaleOfPath.ts';

/** The pages and what may lie over any of them. */
export function PageFrame(): ReactNode {
  const { formatMessage } = useIntl();
  const openSignIn = useOpenSignIn();
  useLocaleOfPath();
  return (
    <ToastProvider
      label={formatMessage({ id: 'app.toasts', defaultMessage: '通知（{hotkey}）' }, { hotkey: '{hotkey}' })}
    >
      <SessionProvider onSignInAgain={openSignIn}>
        <MaintenanceGate onOpen={() => window.location.reload()}>
          <ComingProvider>
            <DocumentHead />
            <Pages />
            <SignInGate />
            <Overlays />
            <Outdated />
          </ComingProvider>
        </MaintenanceGate>
      </SessionProvider>
    </ToastProvider>
  );
}

/** The Brand Studio, and the product in its previews: an operator is at work there. */
const isStudio = (pathname: string): boolean =>
  import.meta.env.VITE_STUDIO && (/^(\/\w+)?\/studio$/.test(pathname) || window.name === 'studio-preview');

/**
 * Waits behind the notice that a session is over, which nothing overrides (specification 1 §4). The development page is no
 * part of the product, with mocks as with the service: nobody is asked for their age there.
 */
function Overlays(): ReactNode {
  const hidden = useSessionNotice() !== undefined;
  const { pathname } = useLocation();
  return (
    <>
      <AgeGate hidden={hidden || pathname === '/dev' || isStudio(pathname)} />
      <MistakeAlert hidden={hidden} />
    </>
  );
}
