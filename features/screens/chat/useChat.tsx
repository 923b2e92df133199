import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { useAfterFirstPage } from '../../base/head/index.ts';
import { useExpectsPlayer, useSessionStatus } from '../../base/session/index.ts';
import { useChatPlace } from './useChatPlace.ts';
import { useSignInForChat } from './useSignInForChat.ts';

/** The unread counts load after the first page. */
const KeepUnread = lazy(loadAgain(() => import('./KeepUnread.tsx')));
const ChatSheetContent = lazy(loadAgain(() => import('./ChatSheetContent.tsx')));
const ChatDockContent = lazy(loadAgain(() => import('./ChatDockContent.tsx')));

export interface ChatOptions {
  /** How much of a small screen the sheet takes. `half` leaves the content behind it visible. */
  readonly sheetHeight?: 'full' | 'half';
}

/**
 * The chat of a page. Give `dock` to the page's dock and render `sheet` anywhere below. Its code loads when it first opens; the unread
 * counters start after the first page.
 */
export function useChat({ sheetHeight = 'full' }: ChatOptions = {}): {
  readonly dock: ReactNode;
  readonly sheet: ReactNode;
} {
  const place = useChatPlace();
  useSignInForChat(place);
  const [everShown, setEverShown] = useState(false);
  const signedIn = useSessionStatus() === 'authenticated';
  const afterFirstPage = useAfterFirstPage();
  const expectsPlayer = useExpectsPlayer();
  const sheetShown = signedIn && !place.docked && place.shown;
  if (sheetShown && !everShown) setEverShown(true);
  return {
    dock:
      // Keeps the column before the session is known, so that the lobby beside it does not move.
      expectsPlayer && place.docked && place.shown ? (
        <Suspense>{signedIn ? <ChatDockContent place={place} /> : null}</Suspense>
      ) : undefined,
    sheet: (
      <>
        {signedIn && afterFirstPage ? (
          <QuietBoundary>
            <Suspense>
              <KeepUnread />
            </Suspense>
          </QuietBoundary>
        ) : null}
        {everShown && signedIn && !place.docked ? (
          <Suspense>
            <ChatSheetContent height={sheetHeight} place={place} />
          </Suspense>
        ) : null}
      </>
    ),
  };
}
