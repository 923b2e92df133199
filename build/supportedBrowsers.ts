import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Names of a `browserslist` browser: for people, for esbuild (the build's target) and for `@mdn/browser-compat-data`. */
const NAMES = {
  chrome: { label: 'Chrome', target: 'chrome', data: 'chrome' },
  edge: { label: 'Edge', target: 'edge', data: 'edge' },
  firefox: { label: 'Firefox', target: 'firefox', data: 'firefox' },
  safari: { label: 'Safari', target: 'safari', data: 'safari' },
  ios_saf: { label: 'Safari (iOS)', target: 'ios', data: 'safari_ios' },
} as const;

const Name = z.enum(['chrome', 'edge', 'firefox', 'safari', 'ios_saf']);
const Query = z
  .string()
  .regex(/^\w+ >= \d+(?:\.\d+)?$/)
  .transform((query) => query.split(' >= '))
  .pipe(z.tuple([Name, z.string()]));
const Manifest = z.object({ browserslist: z.array(Query).min(1) });

/** A supported browser with its oldest supported version. */
export interface SupportedBrowser {
  readonly label: string;
  readonly version: string;
  /** The build's `target`, such as `safari16.4`. */
  readonly target: string;
  /** The browser's name in `@mdn/browser-compat-data`. */
  readonly data: (typeof NAMES)[keyof typeof NAMES]['data'];
}

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The browsers of `browserslist` in package.json. The build, the page for older browsers and the checks use this list only. */
export const SUPPORTED_BROWSERS: readonly SupportedBrowser[] = Manifest.parse(manifest).browserslist.map(
  ([name, version]) => ({
    label: NAMES[name].label,
    version,
    target: `${NAMES[name].target}${version}`,
    data: NAMES[name].data,
  }),
);

const isSafariToo = ({ data, version }: SupportedBrowser): boolean =>
  data === 'safari_ios' && SUPPORTED_BROWSERS.some((other) => other.data === 'safari' && other.version === version);

/** The list as text: `Chrome 111+, Edge 111+, …`. Safari appears once if its versions on both systems are equal. */
export const SUPPORTED_BROWSERS_TEXT = SUPPORTED_BROWSERS.filter((browser) => !isSafariToo(browser))
  .map(({ label, version }) => `${label} ${version}+`)
  .join(', ');
