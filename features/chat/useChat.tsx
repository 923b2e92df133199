import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../session/index.ts';
import { useChatPlace } from './useChatPlace.ts';
import { useKeepUnread } from './useUnread.ts';

const ChatSheetContent = lazy(() => import('./ChatSheetContent.tsx'));
const ChatDockContent = lazy(() => import('./ChatDockContent.tsx'));

/**
 * The chat of a page: give `dock` to the page's dock and put `sheet` anywhere below. Its code is fetched when it is first
 * shown; the unread counters are kept from the start.
 */
export function useChat(): { readonly dock: ReactNode; readonly sheet: ReactNode } {
  const place = useChatPlace();
  const { status } = useSession();
  const [everShown, setEverShown] = useState(false);
  useKeepUnread();
  const signedIn = status === 'authenticated';
  const sheetShown = signedIn && !place.docked && place.shown;
  if (sheetShown && !everShown) setEverShown(true);
  return {
    dock:
      signedIn && place.docked && place.shown ? (
        <Suspense fallback={null}>
          <ChatDockContent place={place} />
        </Suspense>
      ) : undefined,
    sheet:
      everShown && signedIn && !place.docked ? (
        <Suspense fallback={null}>
          <ChatSheetContent place={place} />
        </Suspense>
      ) : undefined,
  };
}
