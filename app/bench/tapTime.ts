import type { Locator, Page } from 'playwright';

declare global {
  interface Window {
    /** The time from the tap to the first frame that shows the target, in ms. */
    seenAfter?: number;
    lookForIt?: () => void;
  }
}

const LONGEST_MS = 15_000;

/**
 * Taps, and measures in the page the time from the click event to the first frame in which an element of the selector is painted inside the
 * window.
 *
 * @returns milliseconds
 * @throws Error if nothing is visible after 15 s
 */
export async function timeTap(page: Page, tapped: Locator, selector: string): Promise<number> {
  await page.evaluate(watch, selector);
  await tapped.tap();
  await page.waitForFunction(() => window.seenAfter !== undefined, undefined, { timeout: LONGEST_MS, polling: 50 });
  return page.evaluate(() => window.seenAfter ?? Number.NaN);
}

/**
 * Runs in the page, so it uses nothing from outside. Its functions have no names, since the compiler of this file would mark named
 * functions.
 */
function watch(selector: string): void {
  delete window.seenAfter;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.lookForIt = () => {
        const isThere = [...document.querySelectorAll(selector)].some((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
          return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        });
        if (!isThere) {
          requestAnimationFrame(() => window.lookForIt?.());
          return;
        }
        // The frame has been painted when the next task begins.
        setTimeout(() => {
          window.seenAfter = performance.now() - timeStamp;
        });
      };
      window.lookForIt();
    },
    { capture: true, once: true },
  );
}
