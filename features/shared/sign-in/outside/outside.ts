import type { ProviderName } from '#protocol/entities/signIn.ts';
import { type InAppBrowser, inAppBrowserOf } from '../../../base/session/index.ts';

/** LINE opens a link with this parameter in the phone's own browser. */
const PARAMETER = 'openExternalBrowser';

/** Google refuses web views (`disallowed_useragent`). Facebook has no sign-in for Android's web views, and web views cannot open its window. */
const NEEDS_OWN_BROWSER: ReadonlySet<string> = new Set<ProviderName>(['google', 'facebook']);

/**
 * The app whose built-in browser the player must leave before an identity provider works.
 *
 * @returns undefined if the sign-in works here
 */
export const browserToLeave = (provider: string): InAppBrowser | undefined =>
  NEEDS_OWN_BROWSER.has(provider) ? inAppBrowserOf(navigator.userAgent) : undefined;

/** The address by which LINE opens a page in the phone's own browser. */
export function outsideAddressOf(href: string): string {
  const address = new URL(href);
  address.searchParams.set(PARAMETER, '1');
  return address.href;
}

/** Removes LINE's parameter from the page's address, so that a shared link does not contain it. */
export function dropOutsideParameter(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}
