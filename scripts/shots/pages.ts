import type { Page } from 'playwright';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { type PagePath, pages } from '#protocol/pages.ts';

/** One page of the product, as a picture shows it. */
export interface PageView {
  /** For its file: `member-info`. */
  readonly name: string;
  /** Path and query without a language. */
  readonly address: string;
  /** The phone of the demo account that looks at it; undefined: nobody is signed in. */
  readonly as: string | undefined;
}

const MEMBER = '0900000001';
/** Where somebody who is signed in is led on. */
const SIGNED_OUT: readonly PagePath[] = ['/signIn', '/signIn/:provider'];
/** What stands for the pages that need a name. */
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

/** Every page of the product, those that stand for many by examples. */
export const PAGE_VIEWS: readonly PageView[] = Object.keys(pages)
  .filter((path): path is PagePath => path in pages)
  .flatMap((path) =>
    (examples[path] ?? [path]).map((address) => ({
      name: nameOf(address),
      address,
      as: SIGNED_OUT.includes(path) ? undefined : MEMBER,
    })),
  );

/** Goes to a page without a reload, and waits until it stands with its words and pictures. */
export async function goTo(page: Page, locale: LocaleID, address: string): Promise<void> {
  await page.evaluate(
    ([prefix, to]) => {
      const before = location.pathname.slice(prefix.length);
      history.pushState(null, '', `${prefix}${to === '/' ? '' : to}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      // Another page comes with another heading; the same with another query or language keeps its own.
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

/** Gives pictures that are fetched when they come into sight their time; those beyond a carousel's edge never come. */
export const picturesInSight = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        // No function is given a name in here: the one that runs this file marks names by a function of its own, which the page has not.
        const waiting = [...document.querySelectorAll('img, [data-state=loading]')].filter((element) => {
          const { top, right, bottom, left, width } = element.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && (width === 0 || (right > 0 && left < innerWidth));
        });
        return (
          waiting.every(
            (element) =>
              element instanceof HTMLImageElement && element.complete && element.dataset['state'] !== 'loading',
          ) &&
          // Drawings from another file measure nothing until it is there.
          [...document.querySelectorAll('main use')].every(
            (use) => !use.checkVisibility() || use.getBoundingClientRect().width > 0,
          )
        );
      },
      undefined,
      { timeout: 2000 },
    )
    .catch(() => undefined);
