import type { Locator, Page } from 'playwright';

const LONGEST_MS = 15_000;

/**
 * Taps, and measures in the page how long it takes until something is visible: from the time of the click event to the first frame in which
 * an element of the selector is painted inside the window.
 * @returns ms
 * @throws Error when nothing is visible after 15 s
 */
export async function timeTap(page: Page, tapped: Locator, selector: string): Promise<number> {
  await page.evaluate(watch, selector);
  await tapped.tap();
  const seen = await page.waitForFunction(() => Reflect.get(window, 'seenAfter') ?? false, undefined, {
    timeout: LONGEST_MS,
    polling: 50,
  });
  return Number(await seen.jsonValue());
}

/** Runs in the page, so it refers to nothing outside. Nothing in it has a name: the compiler of this file would mark it by a function that no page has. */
function watch(selector: string): void {
  Reflect.deleteProperty(window, 'seenAfter');
  addEventListener(
    'click',
    ({ timeStamp }) => {
      Reflect.set(window, 'lookForIt', () => {
        const isThere = [...document.querySelectorAll(selector)].some((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
          return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        });
        const next: unknown = Reflect.get(window, 'lookForIt');
        // The frame that shows it is painted when the next task begins.
        if (isThere) setTimeout(() => Reflect.set(window, 'seenAfter', performance.now() - timeStamp));
        else if (typeof next === 'function') requestAnimationFrame(() => void next());
      });
      const look: unknown = Reflect.get(window, 'lookForIt');
      if (typeof look === 'function') look();
    },
    { capture: true, once: true },
  );
}
