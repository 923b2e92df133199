import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { SUPPORTED_BROWSERS, type SupportedBrowser } from '../../build/supportedBrowsers.ts';

const Version = z.union([z.string(), z.literal(false), z.null()]);
const Support = z.object({
  version_added: Version,
  flags: z.optional(z.array(z.unknown())),
  prefix: z.optional(z.string()),
});
const Compat = z.object({ support: z.record(z.string(), z.union([Support, z.array(Support)])) });

/** A feature with its subfeatures. `__compat` lists the browsers that support it. */
export interface Features {
  readonly [name: string]: unknown;
}
const isGroup = (value: unknown): value is Features => typeof value === 'object' && value !== null;

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const data: unknown = JSON.parse(readFileSync(file, 'utf8'));

/** @returns the features at a path such as `css.properties`; empty if there are none */
export function featuresAt(path: string): Features {
  const root: Features = isGroup(data) ? data : {};
  return path.split('.').reduce((found, name) => childOf(found, name) ?? {}, root);
}

export function childOf(features: Features, name: string): Features | undefined {
  const child = Object.hasOwn(features, name) ? features[name] : undefined;
  return isGroup(child) ? child : undefined;
}

/** Whether a feature has its own support data. A group of features has none. */
export const isFeature = (features: Features): boolean => '__compat' in features;

const known = new WeakMap<Features, readonly string[]>();

/** Returns the supported browsers whose oldest version lacks a feature, each with its first version with the feature: `Safari 17.4`. */
export function lackingIn(feature: Features): readonly string[] {
  const lacking = known.get(feature) ?? readLacking(feature);
  known.set(feature, lacking);
  return lacking;
}

function readLacking(feature: Features): readonly string[] {
  const { support } = Compat.parse(feature['__compat']);
  return SUPPORTED_BROWSERS.flatMap((browser) => {
    const stated = support[browser.data] ?? [];
    const added = (Array.isArray(stated) ? stated : [stated])
      .filter(({ flags, prefix }) => flags === undefined && prefix === undefined)
      .map(({ version_added }) => version_added);
    if (added.some((version) => isIn(browser, version))) return [];
    return [`${browser.label} ${added.find((version) => typeof version === 'string') ?? 'in no version'}`];
  });
}

/** Returns a browser's first version with a feature, or undefined. */
export function firstVersionOf(feature: Features, browser: SupportedBrowser): string | undefined {
  const { support } = Compat.parse(feature['__compat']);
  const stated = support[browser.data] ?? [];
  const [first] = Array.isArray(stated) ? stated : [stated];
  return typeof first?.version_added === 'string' ? first.version_added : undefined;
}

function isIn(browser: SupportedBrowser, version: z.infer<typeof Version>): boolean {
  if (typeof version !== 'string' || version === 'preview') return false;
  return compareVersions(version.replace('≤', ''), browser.version) <= 0;
}

/** @returns less than 0 if the first version is older */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const parts = Array.from({ length: 3 }, (_, at) => (left?.[at] ?? 0) - (right?.[at] ?? 0));
  return parts.find((difference) => difference !== 0) ?? 0;
}
