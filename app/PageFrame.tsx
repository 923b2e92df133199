import { lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from '#features/base/routing/index.ts';
import { DeletionAsk } from '#features/screens/account/index.ts';
import { AgeGate } from '#features/shared/age-gate/index.ts';
import { TrayButtonsProvider } from '#features/shared/conversation/index.ts';
import { EnvelopeProvider } from '#features/screens/envelopes/index.ts';
import { LiveStageProvider } from '#features/screens/live/index.ts';
import { MistakeAlert, QuietBoundary } from '#features/base/errors/index.ts';
import { DocumentHead, useAfterFirstPage } from '#features/base/head/index.ts';
import { MaintenanceGate } from '#features/screens/maintenance/index.ts';
import { useOverlayTurn } from '#features/base/overlays/index.ts';
import { PlayerActionsProvider } from '#features/shared/players/index.ts';
import { RewardProvider } from '#features/shared/rewards/index.ts';
import { SessionProvider, useSessionNotice, useSessionStatus } from '#features/base/session/index.ts';
import { useOpenParts } from '#features/base/settings/index.ts';
import { ShareProvider } from '#features/screens/share/index.ts';
import { SignInGate, useOpenSignIn } from '#features/shared/sign-in/index.ts';
import { ToastProvider } from '#ui/components/Toast/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { Consent } from './Consent.tsx';
import { isEntry } from './entry.ts';
import { PageNotices } from './PageNotices.tsx';
import { Pages } from './Pages.tsx';
import { Sounds } from './Sounds.tsx';
import { StoreLayer } from './StoreLayer.tsx';
import { useLocaleOfPath } from './useLocaleOfPath.ts';
import { Visits } from './Visits.tsx';

/** Only in the Brand Studio's previews, in development and in operators' builds. */
const PreviewedBrand =
  import.meta.env.VITE_STUDIO && window.name === 'studio-preview'
    ? lazy(() => import('./pages/PreviewedBrand.tsx'))
    : undefined;

/** Only in development and in operators' builds, but not in those previews. */
const ThemePanel =
  import.meta.env.VITE_STUDIO && window.name !== 'studio-preview'
    ? lazy(() => import('./ThemePanel.tsx').then((module) => ({ default: module.ThemePanel })))
    : undefined;

const LiveBrand = import.meta.hot
  ? lazy(() => import('./LiveBrand.tsx').then((module) => ({ default: module.LiveBrand })))
  : undefined;

const EntryAnnouncement = lazy(
  loadAgain(() =>
    import('#features/screens/announcement/index.ts').then((module) => ({ default: module.EntryAnnouncement })),
  ),
);

const GiftEffects = lazy(
  loadAgain(() =>
    import('#features/screens/gifts/effect/GiftEffects.tsx').then((module) => ({ default: module.GiftEffects })),
  ),
);

/** Loaded late, since its pushes need the schemas of four groups. */
const Keepers = lazy(loadAgain(() => import('./Keepers.tsx')));

const OpenParts = lazy(loadAgain(() => import('./OpenParts.tsx')));

const LiveMini = lazy(
  loadAgain(() => import('#features/screens/live/mini/LiveMini.tsx').then((module) => ({ default: module.LiveMini }))),
);

const loadCardActions = () => import('./cardActions.ts').then(({ cardActions }) => cardActions);
const loadTrayButtons = () => import('./trayButtons.ts').then(({ trayButtons }) => trayButtons);

/** The pages, and the layers above them. */
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
          <RewardProvider>
            <EnvelopeProvider>
              <LiveStageProvider>
                <PlayerActionsProvider loadCardActions={loadCardActions}>
                  <DocumentHead />
                  <TrayButtonsProvider loadButtons={loadTrayButtons}>
                    <ShareProvider>
                      <Pages />
                      <MiniOfLive />
                    </ShareProvider>
                  </TrayButtonsProvider>
                  <QuietBoundary>
                    <SignInGate />
                  </QuietBoundary>
                  <Overlays />
                  <QuietBoundary>
                    <StoreLayer />
                  </QuietBoundary>
                  <QuietBoundary>
                    <PageNotices />
                    <Visits />
                    <Sounds />
                    <Arrivals />
                    <KeepOpenParts />
                    {LiveBrand ? (
                      <Suspense>
                        <LiveBrand />
                      </Suspense>
                    ) : null}
                    {ThemePanel ? (
                      <Suspense>
                        <ThemePanel />
                      </Suspense>
                    ) : null}
                    {PreviewedBrand ? (
                      <Suspense>
                        <PreviewedBrand />
                      </Suspense>
                    ) : null}
                  </QuietBoundary>
                </PlayerActionsProvider>
              </LiveStageProvider>
            </EnvelopeProvider>
          </RewardProvider>
        </MaintenanceGate>
      </SessionProvider>
    </ToastProvider>
  );
}

/** The small window of a live room, on a site with live rooms. */
function MiniOfLive(): ReactNode {
  const { Live } = useOpenParts();
  return useAfterFirstPage() && Live ? (
    <QuietBoundary>
      <Suspense>
        <LiveMini />
      </Suspense>
    </QuietBoundary>
  ) : null;
}

function KeepOpenParts(): ReactNode {
  return useAfterFirstPage() ? (
    <Suspense>
      <OpenParts />
    </Suspense>
  ) : null;
}

/** Shows gifts and counts rewards on any page of a signed-in player. */
function Arrivals(): ReactNode {
  const afterFirstPage = useAfterFirstPage();
  const isSignedIn = useSessionStatus() === 'authenticated';
  return afterFirstPage && isSignedIn ? (
    <QuietBoundary>
      <Suspense>
        <GiftEffects />
        <Keepers />
      </Suspense>
    </QuietBoundary>
  ) : null;
}

const isStudio = (pathname: string): boolean =>
  import.meta.env.VITE_STUDIO && (/^(\/\w+)?\/studio(\/|$)/.test(pathname) || window.name === 'studio-preview');

/**
 * The overlays that open automatically, one at a time (`features/base/overlays`). All of them wait behind the notice of an ended session
 * (specification 1 §4). The development page has no age gate.
 */
function Overlays(): ReactNode {
  useOverlayTurn('session', useSessionNotice() !== undefined);
  const { pathname, search } = useLocation();
  const afterFirstPage = useAfterFirstPage();
  const isSignedIn = useSessionStatus() === 'authenticated';
  const isTool = pathname === '/dev' || isStudio(pathname);
  return (
    <>
      <AgeGate hidden={isTool} />
      <QuietBoundary>
        <DeletionAsk />
        <MistakeAlert />
      </QuietBoundary>
      {afterFirstPage && !isTool ? (
        <QuietBoundary>
          <Suspense>
            {/* The entry announcement opens for signed-in players only, so that nothing covers a visitor's lobby. */}
            {isSignedIn && isEntry(pathname, search) ? <EntryAnnouncement /> : null}
            <Consent />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
