import type { ProviderName } from '#protocol/entities/signIn.ts';
import { type InAppBrowser, inAppBrowserOf } from '../../../base/session/index.ts';

/** LINE opens a link with this parameter in the phone's own browser. */
const PARAMETER = 'openExternalBrowser';

/** Google refuses web views (`disallowed_useragent`); Facebook has no sign-in for those of Android, and its window opens in none. */
const NEEDS_OWN_BROWSER: ReadonlySet<string> = new Set<ProviderName>(['google', 'facebook']);

/**
 * The app whose built-in browser has to be left before an identity provider lets the player sign in.
 * @returns undefined where the sign-in works
 */
export const browserToLeave = (provider: string): InAppBrowser | undefined =>
  NEEDS_OWN_BROWSER.has(provider) ? inAppBrowserOf(navigator.userAgent) : undefined;

/** The address by which LINE opens a page in the phone's own browser. */
export function outsideAddressOf(href: string): string {
  const address = new URL(href);
  address.searchParams.set(PARAMETER, '1');
  return address.href;
}

/** Takes LINE's parameter out of the page's address, so that nobody shares a link with it. */
export function dropOutsideParameter(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}
