import { errors, type Page } from 'playwright';
import { sized } from '#service/bench/size.ts';

export interface Vitals {
  /** Largest Contentful Paint, ms. */
  readonly lcp: number;
  /** The largest element, for the reader of the benchmark. */
  readonly largest: string;
  /** Cumulative Layout Shift, without shifts within 500 ms of an input. */
  readonly cls: number;
  /** Total Blocking Time, ms: the time beyond 50 ms of each task after the first paint. */
  readonly tbt: number;
}

interface Noted {
  lcp: number;
  largest: string;
  cls: number;
  fcp: number;
  tasks: { start: number; end: number }[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** How long no task may block a page before it counts as quiet. Animations on a busy machine may prevent that. */
const QUIET_MS = sized(2500, 250);
const WAIT_MS = 10_000;

/** Records the browser's reports from the start of the page. Runs in the page, so it uses nothing from outside. */
function note(): void {
  const noted: Noted = { lcp: 0, largest: '', cls: 0, fcp: 0, tasks: [] };
  window.noted = noted;
  // One observer without named functions, since the compiler of this file would wrap those in a helper function that no page has.
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      if (entryType === 'largest-contentful-paint') {
        const element = 'element' in entry && entry.element instanceof Element ? entry.element : undefined;
        const part = element?.closest('[data-part]')?.getAttribute('data-part') ?? '';
        noted.lcp = startTime;
        noted.largest = `${element?.tagName ?? 'something'} in ${part} “${element?.textContent.slice(0, 12) ?? ''}”`;
      } else if (entryType === 'layout-shift') {
        const own = 'hadRecentInput' in entry && entry.hadRecentInput === true;
        if (!own && 'value' in entry && typeof entry.value === 'number') noted.cls += entry.value;
      } else if (name === 'first-contentful-paint') noted.fcp = startTime;
      else if (entryType === 'longtask') noted.tasks.push({ start: startTime, end: startTime + duration });
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    observer.observe({ type, buffered: true });
  }
}

/** Records the vitals of each page that is opened next. Call it before the first navigation. */
export async function recordVitals(page: Page): Promise<void> {
  await page.addInitScript(note);
}

/**
 * Waits until the page is quiet and reads its records.
 *
 * @throws Error if the browser reported no paint
 */
export async function readVitals(page: Page): Promise<Vitals> {
  await page.waitForLoadState('networkidle');
  const isQuiet = (quiet: number): boolean =>
    performance.now() - (window.noted.tasks.at(-1)?.end ?? window.noted.fcp) > quiet;
  await page.waitForFunction(isQuiet, QUIET_MS, { polling: 500, timeout: WAIT_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  const { lcp, largest, cls, fcp, tasks } = await page.evaluate(() => window.noted);
  if (lcp === 0 || fcp === 0) throw new Error('the browser reported no paint');
  const tbt = tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);
  return { lcp, largest, cls, tbt };
}
