import type { ReactNode } from 'react';
import { Redirect, useLocation, useParams } from '#features/base/routing/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';

/** A game's own address leads to the lobby with its sheet open; what else the link says (a campaign, a chat room) goes along. */
export function GameLinkPage(): ReactNode {
  const { gameName = '' } = useParams();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('game', gameName);
  return <Redirect to={{ pathname: `${localePrefix(pathname)}/play-game/m`, search: query.toString() }} />;
}
