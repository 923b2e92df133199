import { pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';

/**
 * Whether a page greets who comes in: the lobby and the pages of its games, unless the address asks to sign in. A live room greets nobody:
 * nothing comes up over its picture.
 */
export function isEntry(pathname: string, search: string): boolean {
  const parameters = new URLSearchParams(search);
  const { path = '/404' } = pageAddressOf(pathname);
  const isRoom = path === '/play-game/live' && parameters.has('live');
  return pages[path].layout === 'game' && !isRoom && !parameters.has('phoneStep');
}
