import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type WebDriverElement, WebDriverError, type WebDriverSession } from './webdriver.ts';

const PATIENCE_MS = 60_000;
/** How long the result of a press may take. */
const SHOWN_MS = 10_000;

/** Runs in the page: finds the first visible element of a selector by its text, part of its text, or its label. */
const FIND = `
  const [selector, words] = arguments;
  const name = (e) => (e.getAttribute('aria-label') ?? e.textContent ?? '').trim();
  const seen = [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0);
  return seen.find((e) => name(e) === words) ?? seen.find((e) => name(e).includes(words)) ?? null;`;

/** Runs in the page: the position of that element. */
const PLACE = `
  const box = (() => {${FIND}})()?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height].join(' ') : '';`;

const HEIGHT = `return (() => {${FIND}})()?.getBoundingClientRect().height ?? -1;`;

/** Runs in the page: finds boxes that scroll, have more content, and are at most a line high. */
const COLLAPSED = `
  return [...document.querySelectorAll('*')].filter((e) => {
    const { overflowY } = getComputedStyle(e);
    return (overflowY === 'auto' || overflowY === 'scroll') && e.getClientRects().length > 0 &&
      e.clientHeight < 40 && e.scrollHeight > e.clientHeight + 16;
  }).map((e) => (e.dataset.part ?? e.className) + ': ' + e.clientHeight + ' of ' + e.scrollHeight + ' px');`;

/** The page of an end-to-end test. */
export class WalkedPage {
  readonly #session: WebDriverSession;

  constructor(session: WebDriverSession) {
    this.#session = session;
  }

  /** Opens an address of the product as a returning visitor. */
  async open(url: string): Promise<void> {
    const { origin } = new URL(url);
    // A page of the same origin without scripts of the product.
    await this.#session.open(`${origin}/offline.css`);
    const kept = {
      'menagerie.ageGate': 'true',
      'menagerie.announcementSeen': '{"ID":"demo-1","Day":""}',
      'menagerie.analyticsConsent': '"refused"',
      'menagerie.welcomeClosed': JSON.stringify(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' }).format()),
    };
    await this.#session.run('Object.assign(localStorage, arguments[0]);', z.null(), [kept]);
    await this.#session.open(url);
  }

  /** Waits for an element. @param words the whole text or label, or a part; an empty text matches any */
  async find(selector: string, words = ''): Promise<WebDriverElement> {
    return waitFor(`${selector} "${words}"`, async () => this.#session.find(FIND, [selector, words]));
  }

  /**
   * Presses an element as soon as it stops moving and no other element covers it. The driver aims before it presses, so it would miss a
   * moving element.
   */
  async press(selector: string, words = ''): Promise<void> {
    let last = '';
    await waitFor(`a press on ${selector} "${words}"`, async () => {
      const place = await this.#session.run(PLACE, z.string(), [selector, words]);
      const isAtRest = place !== '' && place === last;
      last = place;
      if (!isAtRest) return undefined;
      try {
        await (await this.find(selector, words)).click();
        return true;
      } catch (error) {
        if (error instanceof WebDriverError && PASSING.includes(error.error)) return undefined;
        throw error;
      }
    });
  }

  /**
   * Presses an element until a second element is visible. A list that still settles moves its rows while the driver aims, so the first
   * press may miss.
   */
  async pressFor(selector: string, shown: string): Promise<void> {
    await waitFor(`${shown} after a press on ${selector}`, async () => {
      await this.press(selector);
      const until = Date.now() + SHOWN_MS;
      while (Date.now() < until) {
        if ((await this.#session.find(FIND, [shown, ''])) !== undefined) return true;
        await wait(100);
      }
      return undefined;
    });
  }

  /** Waits for an element and the end of its movement. Returns the height of the element in pixels. @param words as in {@link find} */
  async height(selector: string, words = ''): Promise<number> {
    let last = -1;
    return waitFor(`${selector} "${words}" at rest`, async () => {
      const height = await this.#session.run(HEIGHT, z.number(), [selector, words]);
      const isAtRest = height === last && height > 0;
      last = height;
      return isAtRest ? height : undefined;
    });
  }

  /** @returns a line for each box that scrolls and shows almost none of its content */
  async collapsed(): Promise<readonly string[]> {
    return this.#session.run(COLLAPSED, z.array(z.string()));
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#session.resize(width, height);
    await waitFor(`a window of ${width} px`, async () =>
      (await this.#session.run('return window.innerWidth;', z.number())) === width ? true : undefined,
    );
  }
}

/** Errors that are temporary while a page moves. */
const PASSING = ['element click intercepted', 'element not interactable', 'stale element reference', 'no such element'];

async function waitFor<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(`there is no ${what}`);
    await wait(100);
  }
}
