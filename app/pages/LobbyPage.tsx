import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useChat } from '#features/screens/chat/index.ts';
import { QuietBoundary } from '#features/base/errors/index.ts';
import { EventsEntrance } from '#features/screens/events/index.ts';
import { useAfterFirstPage } from '#features/base/head/index.ts';
import { LobbyScreen } from '#features/screens/lobby/index.ts';
import { useSessionStatus } from '#features/base/session/index.ts';
import { SitePage } from '#features/screens/site/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';

/** Loaded after the games. */
const LobbySpeedDial = lazy(
  loadAgain(() =>
    import('#features/screens/speed-dial/index.ts').then((module) => ({ default: module.LobbySpeedDial })),
  ),
);
const WinBanners = lazy(
  loadAgain(() => import('#features/screens/wins/index.ts').then((module) => ({ default: module.WinBanners }))),
);
const DownloadPromo = lazy(
  loadAgain(() =>
    import('#features/screens/content/promo/DownloadPromo.tsx').then((module) => ({ default: module.DownloadPromo })),
  ),
);

// Stable elements, so that changes around them do not render them again.
const entrance = <EventsEntrance />;
const firstScreen = <LobbyScreen entrance={entrance} isComplete={false} />;
const wholeScreen = <LobbyScreen entrance={entrance} />;

/** Home and lobby, with the chat beside or above it (specification 1 §2). */
export function LobbyPage(): ReactNode {
  const { dock, sheet } = useChat();
  const isSignedIn = useDeferredValue(useSessionStatus()) === 'authenticated';
  const afterFirstPage = useAfterFirstPage();
  const corner =
    isSignedIn || afterFirstPage ? (
      <Suspense>
        <LobbySpeedDial />
        {isSignedIn && afterFirstPage ? <WinBanners /> : null}
      </Suspense>
    ) : undefined;
  return (
    <SitePage corner={corner} dock={dock} margin="art">
      {afterFirstPage ? wholeScreen : firstScreen}
      {afterFirstPage ? (
        <QuietBoundary>
          <Suspense>
            <DownloadPromo />
          </Suspense>
        </QuietBoundary>
      ) : null}
      {sheet}
    </SitePage>
  );
}
