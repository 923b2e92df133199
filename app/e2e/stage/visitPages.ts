import type { Page } from '@playwright/test';

/** What a page is to show once it has settled. */
export interface Visit {
  /** Where to go, in the page that is open: no reload. */
  readonly address: string;
  readonly expected: Sight;
}

/** What one sees of a page. */
export interface Sight {
  /** Where one is in the end: path and query. */
  readonly address: string;
  readonly title: string;
  /** The one heading of the first level; undefined: any words. */
  readonly heading: string | undefined;
  /** What stands around it, as `routes.md` calls it. */
  readonly stands: string;
}

export interface Miss {
  readonly address: string;
  readonly expected: Sight;
  readonly seen: Sight;
}

/**
 * Goes from page to page as the browser's way back does, and looks until each shows what is expected.
 * @returns those that did not within some seconds, with what was seen instead
 */
export const visitPages = (page: Page, visits: readonly Visit[]): Promise<Miss[]> =>
  page.evaluate(async (all) => {
    const PATIENCE_MS = 15_000;
    /** What the mocks write into every address is none of the product's. */
    const without = (address: string): string => {
      const url = new URL(address, location.origin);
      url.searchParams.delete('scenario');
      const callback = url.searchParams.get('callbackUrl');
      if (callback !== null) url.searchParams.set('callbackUrl', without(callback));
      return url.pathname + url.search;
    };
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    /** The landmarks `banner` and `contentinfo` are those that stand in no part of the page. */
    const landmark = (selector: string): Element | undefined =>
      shown(selector).find((element) => element.closest('main, article, section, aside, nav, [role=dialog]') === null);
    const surroundings = (): string => {
      const banner = landmark('header');
      const menu = banner?.querySelector('button[aria-haspopup=dialog]') ?? null;
      const entries = shown('nav').some(
        (nav) => nav.closest('header, main') === null && nav.querySelectorAll('a').length === 4,
      );
      const dial = shown('button[aria-haspopup=menu], button[aria-haspopup=dialog]').some(
        (button) => button.closest('header, main, nav') === null,
      );
      if (entries) return menu === null ? 'bottom bar alone' : dial ? 'game' : 'site';
      if (banner === undefined) return 'chromeless';
      if (menu !== null) return 'top';
      return landmark('footer') === undefined ? 'bare' : 'own';
    };
    const look = (): Sight => ({
      address: without(location.href),
      title: document.title,
      heading: shown('h1')
        .map((heading) => heading.textContent)
        .join(' | '),
      stands: surroundings(),
    });
    const isAsExpected = (seen: Sight, expected: Sight): boolean =>
      seen.address === expected.address &&
      seen.title === expected.title &&
      seen.stands === expected.stands &&
      (expected.heading === undefined ? seen.heading !== '' : seen.heading === expected.heading);

    const misses: Miss[] = [];
    for (const { address, expected } of all) {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const until = performance.now() + PATIENCE_MS;
      let seen = look();
      while (!isAsExpected(seen, expected) && performance.now() < until) {
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
        seen = look();
      }
      if (!isAsExpected(seen, expected)) misses.push({ address, expected, seen });
    }
    return misses;
  }, visits);
