import { lazy, type ReactNode } from 'react';
import { Redirect, useLocation, useSearchParams } from '#features/base/routing/index.ts';
import { useBrand, usePart, useSettings } from '#features/base/settings/index.ts';
import { ROOM_PARAMETER } from '#features/screens/live/index.ts';
import { hasLive } from '#protocol/brands.ts';
import { isLobby, type PageLayout as Layout, type PagePath, pages } from '#protocol/pages.ts';
import { type PageAddress, pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { PageLayout } from './PageLayout.tsx';
import { LobbyPage } from './pages/LobbyPage.tsx';
import { useFreshPage } from './useFreshPage.ts';
import { loadOtherPages } from './loadOtherPages.ts';

const OtherPages = lazy(loadOtherPages);

/** Pages of the game area whose bars differ from the lobby's. */
const OTHER_LAYOUTS: Readonly<Partial<Record<PagePath, Layout>>> = {
  '/play-game/live': 'site',
  '/gameName/:gameName': 'site',
  '/test-play-game': 'none',
  // A game fills the window. If there is no game, the page draws the bar itself.
  '/play-game/now': 'none',
  '/play/now': 'none',
};

const isTool = (path: string): boolean =>
  (import.meta.env.VITE_MOCK && path === '/dev') || (import.meta.env.VITE_STUDIO && /^\/studio(\/|$)/.test(path));

/** Returns the bars around a page. An unknown page has the product's bars. */
function layoutOf({ path, rest }: PageAddress, isLiveRoom: boolean): Layout {
  if (isTool(rest)) return 'none';
  // A room fills the window; the list of rooms has bars.
  if (path === '/play-game/live' && isLiveRoom) return 'none';
  if (path === undefined) return 'site';
  return OTHER_LAYOUTS[path] ?? pages[path].layout;
}

/** Whether the address names a live room, and the site has live rooms or may have them. */
function useIsLiveRoom(): boolean {
  const { SiteID } = useSettings();
  const exists = hasLive(useBrand(), SiteID);
  const live = usePart('Live');
  const [parameters] = useSearchParams();
  return exists && live !== 'closed' && parameters.has(ROOM_PARAMETER);
}

/**
 * The page of the current address; each has an address with and without `/{locale}` (decisions §4). The bars are part of the first page's
 * code, so that they stay while another page's code loads or fails.
 */
export function Pages(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const address = pageAddressOf(pathname);
  const isLiveRoom = useIsLiveRoom();
  useFreshPage();
  if (address.redirect !== undefined) return <Redirect to={{ pathname: address.redirect, search, hash }} />;
  return (
    <PageLayout layout={layoutOf(address, isLiveRoom)}>
      {isLobby(address.path) ? <LobbyPage /> : <OtherPages />}
    </PageLayout>
  );
}
