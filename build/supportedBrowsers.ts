import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** How a browser of `browserslist` is called by people, by esbuild (for the build's target) and by `@mdn/browser-compat-data`. */
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

/** A browser that the product runs in, from this version on. */
export interface SupportedBrowser {
  readonly label: string;
  readonly version: string;
  /** As the build's `target`: `safari16.4`. */
  readonly target: string;
  /** Its name in `@mdn/browser-compat-data`. */
  readonly data: (typeof NAMES)[keyof typeof NAMES]['data'];
}

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The browsers of `browserslist` in package.json, which is the only list: the build, the page for older browsers and the checks read it. */
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

/** The list as a sentence has it: `Chrome 111+, Edge 111+, …`. Safari is named once where its versions agree. */
export const SUPPORTED_BROWSERS_TEXT = SUPPORTED_BROWSERS.filter((browser) => !isSafariToo(browser))
  .map(({ label, version }) => `${label} ${version}+`)
  .join(', ');
