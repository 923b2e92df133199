import type { Page } from '@playwright/test';
import { LOCALES } from '#protocol/entities/identifiers.ts';
import { BACKENDS, DESKTOP, expect, PHONE, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';
import { pageFaults, unsettled } from './fixtures/pageFaults.ts';
import { violations } from './fixtures/violations.ts';
import { visitPages } from './fixtures/visitPages.ts';
import { lineOf, pageLines, type PageLine, under } from './routes.ts';

// Checks every page of `routes.md` in three languages on two screens, on both backends: no problem reported by the browser, no missing or
// untranslated text, nothing beyond the edge, one heading and one main part, no broken rule of axe. `npm run
// test:pages` runs all combinations. `npm test` opens each page once and alternates languages, screens and backends.
// Several addresses of one view count as one page then (`pages.app.spec.ts` checks that they show it).
const WHOLE = process.env['PAGES'] === 'whole';
const BRAND = 'BJ188';
const LIGHT_BRAND = 'win';
const SCREENS = { phone: PHONE, desktop: DESKTOP };

const SETTINGS = LOCALES.flatMap((locale) =>
  (['phone', 'desktop'] as const).map((screen) => ({ locale, screen }) as const),
);
type Setting = (typeof SETTINGS)[number];

interface Look {
  readonly who: 'member' | 'signed out';
  readonly line: PageLine;
}
/** Opens each page as a member. It is also opened signed out if a member is redirected or if the page then differs. */
const LOOKS: readonly Look[] = [
  ...pageLines
    .filter(({ stands }) => stands !== undefined)
    .map((line): Look => ({ who: line.member === 'stays' ? 'member' : 'signed out', line })),
  ...['/', '/landingPage', '/404'].map((address): Look => ({ who: 'signed out', line: lineOf(address) })),
];

/** A view with the same title, heading and layout is the same at every address. */
const viewOf = ({ who, line: { zh_tw, heading, stands } }: Look): string => [who, zh_tw, heading, stands].join(' | ');
const VIEWS: readonly Look[] = LOOKS.filter(
  (one, n) => LOOKS.findIndex((other) => viewOf(other) === viewOf(one)) === n,
);

/** On a visitor's phone only the offer of the bottom bar floats over the lobby. */
const standsOf = ({ who, line: { stands } }: Look, screen: Setting['screen']): string =>
  who === 'signed out' && screen === 'phone' && stands === 'game' ? 'site' : (stands ?? '');

async function look(page: Page, one: Look, { locale, screen }: Setting): Promise<string[]> {
  const { line } = one;
  const address = under(`/${locale}`, line.address);
  const heading = locale === 'zh_tw' ? line.heading : undefined;
  const expected = { address, title: `${line[locale]} · ${BRAND}`, heading, stands: standsOf(one, screen) };
  const missed = await visitPages(page, [{ address, expected }]);
  if (missed.length > 0) return [`shows ${JSON.stringify(missed[0]?.seen)}`];
  return [...(await pageFaults(page)), ...(await violations(page))];
}

for (const [at, backend] of BACKENDS.entries()) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    for (const who of ['member', 'signed out'] as const) {
      test(`${WHOLE ? 'every page in every language on every screen' : 'every other page, languages and screens by turns,'} is whole for a visitor who is ${who}`, async ({
        app,
        watch,
      }) => {
        test.setTimeout(WHOLE ? 1_200_000 : 300_000);
        const path = '/zh_tw/headerTest';
        const page = await app.visit(who === 'member' ? { path, as: '0900000001' } : { path });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const faults: unknown[] = [];
        const open = async (one: Look, { locale, screen }: Setting): Promise<void> => {
          const before = watch.problems.length;
          await page.setViewportSize(SCREENS[screen].viewport ?? { width: 0, height: 0 });
          const found = [...(await look(page, one, { locale, screen })), ...watch.problems.slice(before)];
          if (found.length > 0) faults.push({ address: one.line.address, locale, screen, found });
        };
        for (const [n, one] of (WHOLE ? LOOKS : VIEWS).entries()) {
          if (one.who !== who) continue;
          for (const [turn, setting] of SETTINGS.entries()) {
            const isTurn = n % BACKENDS.length === at && Math.floor(n / BACKENDS.length) % SETTINGS.length === turn;
            if (WHOLE || isTurn) await open(one, setting);
          }
        }
        expect(faults).toEqual([]);
      });
    }
  });
}

test.describe('in a light brand', () => {
  test.use({ backend: 'mocks' });

  // Titles and headings are those of the other brands, and colours differ.
  test('every page breaks no rule of accessibility', LONG, async ({ app }) => {
    test.setTimeout(600_000);
    const page = await app.visit({ path: `/zh_tw/headerTest?brand=${LIGHT_BRAND}`, as: '0900000001' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const faults: unknown[] = [];
    for (const { line } of VIEWS.filter(({ who }) => who === 'member')) {
      const address = under('/zh_tw', line.address);
      await page.evaluate((next) => {
        history.pushState(null, '', next);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, address);
      await expect(page).toHaveTitle(new RegExp(`^${line.zh_tw} · `, 'u'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const found = [...(await unsettled(page)), ...(await violations(page))];
      if (found.length > 0) faults.push({ address, found });
    }
    expect(faults).toEqual([]);
  });
});
