import type { ReactNode } from 'react';
import { useLocation } from '#features/base/routing/index.ts';
import { type Page, pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { ConsentGate } from '#features/base/analytics/index.ts';
import { useSessionStatus } from '#features/base/session/index.ts';

/** Pages of the reading layout on which the player writes or tries something. */
const TASKS: readonly string[] = ['/other/service', '/test-play-game'];

/** Whether a page is the lobby, a text, or renders the question itself. On other pages the question would disturb the player. */
function isPlaceToAsk(path: keyof typeof pages): boolean {
  const { layout, index = false }: Page = pages[path];
  if (TASKS.includes(path)) return false;
  return layout === 'game' || layout === 'none' || (layout === 'site' && index);
}

/** The question about statistics at the end of a page: for a signed-in player on the lobby and on pages to read, and not behind the sign-in. */
export function Consent(): ReactNode {
  const { pathname, search } = useLocation();
  const isSignedIn = useSessionStatus() === 'authenticated';
  const path = pageAddressOf(pathname).path ?? '/404';
  const isPlace = isPlaceToAsk(path) && !new URLSearchParams(search).has('phoneStep');
  return <ConsentGate hidden={!isSignedIn || !isPlace} overBar={pages[path].layout !== 'none'} />;
}
