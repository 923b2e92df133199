import type { ReactNode } from 'react';
import { useLocation } from '#features/base/routing/index.ts';
import { type Page, pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { ConsentGate } from '#features/base/analytics/index.ts';
import { useSessionStatus } from '#features/base/session/index.ts';

/** Where one writes, or tries something. */
const TASKS: readonly string[] = ['/other/service', '/test-play-game'];

/** Where one arrives or reads: the lobby, texts, and what draws its own page. Nowhere that one came to do something. */
function isPlaceToAsk(path: keyof typeof pages): boolean {
  const { layout, index = false }: Page = pages[path];
  if (TASKS.includes(path)) return false;
  return layout === 'game' || layout === 'none' || (layout === 'site' && index);
}

/**
 * The question about statistics: for who is signed in, where one arrives or reads, never beside the sign-in. On one's own pages it would lie
 * over what one came for: an invitation's code, a form, a prize.
 */
export function Consent(): ReactNode {
  const { pathname, search } = useLocation();
  const isSignedIn = useSessionStatus() === 'authenticated';
  const path = pageAddressOf(pathname).path ?? '/404';
  const isPlace = isPlaceToAsk(path) && !new URLSearchParams(search).has('phoneStep');
  return <ConsentGate hidden={!isSignedIn || !isPlace} overBar={pages[path].layout !== 'none'} />;
}
