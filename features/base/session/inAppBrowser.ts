/** An app that opens links in its own browser. `other` is an unknown Android app. */
export type InAppBrowser = 'line' | 'messenger' | 'instagram' | 'facebook' | 'wechat' | 'zalo' | 'other';

/** The first match counts, since Messenger and Instagram name Facebook too. */
const MARKS: readonly (readonly [app: InAppBrowser, mark: RegExp])[] = [
  ['line', /\bLine\/\d/],
  ['messenger', /\bFBAN\/Messenger|\bFB_IAB\/(?:Orca-Android|MESSENGER)/],
  ['instagram', /\bInstagram \d/],
  ['facebook', /\bFBAN\/|\bFBAV\/|\bFB_IAB\//],
  ['wechat', /\bMicroMessenger\/\d/],
  ['zalo', /\bZalo (?:iOS|android)\//i],
  ['other', /; wv\)/],
];

/** Whether the page runs in the product's own APK, which is a web view and signs in by itself. */
export const isOwnApk = (userAgent: string): boolean => /\bMenagerieAPK\//.test(userAgent);

export const isLiffBrowser = (userAgent: string): boolean => /\bLIFF\b/.test(userAgent);

/**
 * Returns the app whose built-in browser shows the page.
 *
 * @param userAgent `navigator.userAgent`
 * @returns undefined in a standalone browser, and in the product's APK
 */
export function inAppBrowserOf(userAgent: string): InAppBrowser | undefined {
  if (isOwnApk(userAgent)) return undefined;
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0];
}
