import type { Page } from 'playwright';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { type PagePath, pages } from '#protocol/pages.ts';

export interface PageView {
  /** Part of the file's name: `member-info`. */
  readonly name: string;
  /** Path and query without a language. */
  readonly address: string;
  /** The phone of the signed-in demo account. Undefined for a visitor. */
  readonly as: string | undefined;
}

const MEMBER = '0900000001';
/** Pages that redirect a signed-in player. */
const SIGNED_OUT: readonly PagePath[] = ['/signIn', '/signIn/:provider'];
/** Examples for pages with a parameter. */
const examples: Readonly<Record<string, readonly string[]>> = {
  '/gameName/:gameName': ['/gameName/owl'],
  '/announcement/:id': ['/announcement/demo-1', '/announcement/gone'],
  '/support/document/:number': [1, 2, 3, 4, 5, 6].map((number) => `/support/document/${number}`),
  '/verify/:round': ['/verify/unknown'],
  '/member/orders/:order': ['/member/orders/demo-order-1', '/member/orders/unknown'],
  '/signIn/:provider': ['/signIn/line?error=Denied'],
  '/response': ['/response', '/response?status=success', '/response?status=failed'],
  '/404': ['/404', '/nowhere'],
};

const nameOf = (address: string): string => address.slice(1).replaceAll(/[/?=]/g, '-') || 'home';

/** Every page of the product. A page with a parameter has examples. */
export const PAGE_VIEWS: readonly PageView[] = Object.keys(pages)
  .filter((path): path is PagePath => path in pages)
  .flatMap((path) =>
    (examples[path] ?? [path]).map((address) => ({
      name: nameOf(address),
      address,
      as: SIGNED_OUT.includes(path) ? undefined : MEMBER,
    })),
  );

/** Opens a page without a reload, and waits for its texts and pictures. */
export async function goTo(page: Page, locale: LocaleID, address: string): Promise<void> {
  await page.evaluate(
    ([prefix, to]) => {
      const before = location.pathname.slice(prefix.length);
      history.pushState(null, '', `${prefix}${to === '/' ? '' : to}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      // A different page has a different heading. The same page with another query or language keeps its heading.
      const stays = location.pathname.slice(prefix.length) === before;
      for (const heading of document.querySelectorAll('h1')) heading.toggleAttribute('data-before', !stays);
    },
    [`/${locale}`, address] as const,
  );
  await page.waitForFunction(
    (language) =>
      document.documentElement.lang.startsWith(language) &&
      document.querySelector('h1:not([data-before])') !== null &&
      document.querySelector('main [aria-busy=true]') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    locale.slice(0, 2),
  );
  await picturesInSight(page);
}

/** Waits for pictures that load in view. Pictures beyond a carousel's edge never load. */
export const picturesInSight = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        // tsx wraps named functions in a function that the page does not have, so no function here has a name.
        const waiting = [...document.querySelectorAll('img, [data-state=loading]')].filter((element) => {
          const { top, right, bottom, left, width } = element.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && (width === 0 || (right > 0 && left < innerWidth));
        });
        return (
          waiting.every(
            (element) =>
              element instanceof HTMLImageElement && element.complete && element.dataset['state'] !== 'loading',
          ) &&
          // Drawings from another file have no size until it is loaded.
          [...document.querySelectorAll('main use')].every(
            (use) => !use.checkVisibility() || use.getBoundingClientRect().width > 0,
          )
        );
      },
      undefined,
      { timeout: 2000 },
    )
    .catch(() => undefined);
