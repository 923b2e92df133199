import { pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';

/**
 * Whether a page shows the greeting: the lobby and the pages of its games show it, unless the address asks to sign in. A live room shows no
 * greeting over its picture.
 */
export function isEntry(pathname: string, search: string): boolean {
  const parameters = new URLSearchParams(search);
  const { path = '/404' } = pageAddressOf(pathname);
  const isRoom = path === '/play-game/live' && parameters.has('live');
  return pages[path].layout === 'game' && !isRoom && !parameters.has('phoneStep');
}
