import type { PagePath } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';

/** The pages with prizes that a visitor sees. */
export type PrizePage = Extract<PagePath, '/other/sevendaySignIn' | '/other/mission' | '/other/fire-wheel'>;

const PAGES: readonly PrizePage[] = ['/other/sevendaySignIn', '/other/mission', '/other/fire-wheel'];

/** Returns the page of prizes at an address, or undefined. */
export function prizePageOf(address: string): PrizePage | undefined {
  const { path } = pageAddressOf(new URL(address, 'http://localhost').pathname);
  return PAGES.find((page) => page === path);
}
