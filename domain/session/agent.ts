import type { BrowserName, SystemName } from '#protocol/entities/device.ts';

/** The most specific pattern comes first, because nearly all user agents also contain Chrome or Safari. */
const BROWSERS: readonly (readonly [BrowserName, RegExp])[] = [
  ['LINE', /\bLine\//],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBA[NV]\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const SYSTEMS: readonly (readonly [SystemName, RegExp])[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = <Name extends string>(names: readonly (readonly [Name, RegExp])[], agent: string): Name | '' =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? '';

/**
 * Reads the browser and the system from a `User-Agent` header. The header is not verified, because the result only names a device for its
 * owner.
 */
export const describeAgent = (
  agent: string,
): { readonly Browser: BrowserName | ''; readonly System: SystemName | '' } => ({
  Browser: nameIn(BROWSERS, agent),
  System: nameIn(SYSTEMS, agent),
});
