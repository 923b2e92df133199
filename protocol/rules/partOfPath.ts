import type { OpenParts, Part } from '../entities/operator.ts';
import type { PagePath } from '../pages.ts';
import { pageAddressOf } from './pageAddress.ts';

/** Pages that only serve a part of the product that may be closed. */
const PART_OF: Partial<Record<PagePath, Part>> = {
  '/store': 'Shop',
  '/purchase/point': 'Shop',
  '/purchaseAPK': 'Shop',
  '/play-game/live': 'Live',
  '/play-game/now': 'Games',
  '/play': 'Games',
  '/play/now': 'Games',
  '/test-play-game': 'Games',
  '/other/battle': 'Games',
};

/** The part that the page at a path belongs to. Undefined if the page is always open. */
export function partOfPath(path: string): Part | undefined {
  const { path: page } = pageAddressOf(path.split(/[?#]/, 1)[0] ?? path);
  return page && PART_OF[page];
}

/** Links to other sites are always open. */
export function isOpenLink(link: string, open: OpenParts): boolean {
  const part = link.startsWith('/') ? partOfPath(link) : undefined;
  return part === undefined || open[part];
}
