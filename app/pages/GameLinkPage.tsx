import type { ReactNode } from 'react';
import { Redirect, useLocation, useParams } from '#features/base/routing/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';

/** Redirects from a game's address to the lobby with the game's sheet open, keeping the rest of the query (a campaign, a chat room). */
export function GameLinkPage(): ReactNode {
  const { gameName = '' } = useParams();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('game', gameName);
  return <Redirect to={{ pathname: `${localePrefix(pathname)}/play-game/m`, search: query.toString() }} />;
}
