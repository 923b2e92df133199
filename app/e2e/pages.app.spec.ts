import type { Page } from '@playwright/test';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { expect, type TestApp, test } from './fixtures/index.ts';
import { visitPages, type Visit } from './fixtures/visitPages.ts';
import { signInAsGuestInPage } from './fixtures/phoneSignIn.ts';
import { LONG } from './fixtures/long.ts';
import { languageLines, lineOf, pageLines, PREFIXES, shortLines, signInFor, under, WHO, type Who } from './routes.ts';

// Checks the app's page for every line of `routes.md`, from page to page without a reload. `npm run test:pages` visits every line as every
// visitor in every language. Otherwise every line is visited signed out and every second line as guest and member, with the languages in
// turn.
test.use({ backend: 'mocks' });

const WHOLE = process.env['PAGES'] === 'whole';
const BRAND = 'BJ188';

/** The final page of a visit to an address. */
function visitOf(who: Who, prefix: string, locale: LocaleID, address: string): Visit {
  const from = under(prefix, address);
  const line = lineOf(address);
  const end = line[who];
  const shown = end === 'stays' ? line : lineOf(end === 'sign-in' ? '/signIn' : end);
  return {
    address: from,
    expected: {
      address: end === 'stays' ? from : end === 'sign-in' ? signInFor(prefix, from) : under(prefix, end),
      title: `${shown[locale]} · ${BRAND}`,
      heading: locale === 'zh_tw' ? shown.heading : undefined,
      stands: shown.stands ?? '',
    },
  };
}

/** Expects the same final page for another address. */
const as = (address: string, { expected }: Visit): Visit => ({ address, expected });

function visitsOf(who: Who, prefix: string, locale: LocaleID): Visit[] {
  const there = (address: string): Visit => visitOf(who, prefix, locale, address);
  return [
    ...pageLines.map(({ address }) => there(address)),
    ...shortLines.map(({ address, 'leads to': end }) => as(under(prefix, address), there(end))),
    // The return from the sign-in.
    ...pageLines
      .filter((line) => line['signed out'] === 'sign-in' && line[who] === 'stays')
      .map(({ address }) => as(signInFor(prefix, under(prefix, address)), there(address))),
  ];
}

const languageVisitsOf = (who: Who, isIn: (locale: LocaleID) => boolean): Visit[] =>
  languageLines
    .filter((line) => isIn(line.in))
    .map(({ address, 'leads to': end, shows, in: locale }) => {
      const line = visitOf(who, `/${locale}`, locale, shows);
      return { address, expected: { ...line.expected, address: end === 'stays' ? address : end } };
    });

async function open(app: TestApp, who: Who): Promise<Page> {
  const path = '/zh_tw/rank';
  const page = await app.visit(who === 'member' ? { path, as: '0900000001' } : { path });
  const signIn = page.getByRole('banner').getByRole('button', { name: '登入' });
  const account = page.getByRole('banner').getByRole('link', { name: '我的帳號' });
  await expect(who === 'member' ? account : signIn).toBeVisible();
  if (who === 'guest') {
    await page.evaluate(signInAsGuestInPage);
    await page.reload();
    await expect(account).toBeVisible();
  }
  return page;
}

/** The index of the prefix for a line when prefixes take turns. Undefined if the line does not apply to this visitor. */
function turnOf(who: Who, n: number): number | undefined {
  if (who === 'signed out') return n % PREFIXES.length;
  const isTurn = n % 2 === (who === 'guest' ? 0 : 1);
  return isTurn ? Math.floor(n / 2) % PREFIXES.length : undefined;
}

for (const who of WHO) {
  const lines = WHOLE
    ? 'every line'
    : who === 'signed out'
      ? 'every line, languages by turns'
      : 'every other line, languages by turns';
  test(
    `the app leads who is ${who} where the table says, with title, heading and bars: ${lines}`,
    LONG,
    async ({ app }) => {
      test.setTimeout(WHOLE ? 600_000 : 240_000);
      const page = await open(app, who);
      // An address without a language has the visitor's language, which is Chinese at first.
      const isSpelled = WHOLE || who === 'signed out';
      const first = languageVisitsOf(who, (locale) => isSpelled && locale === 'zh_tw');
      expect(await visitPages(page, first), 'languages').toEqual([]);
      for (const [at, [prefix, locale]] of PREFIXES.entries()) {
        const visits = visitsOf(who, prefix, locale).filter((_, n) => WHOLE || turnOf(who, n) === at);
        expect(visits.length).toBeGreaterThan(0);
        expect(await visitPages(page, visits), `under ${prefix || 'no language'}`).toEqual([]);
      }
      const others = languageVisitsOf(who, (locale) => isSpelled && locale !== 'zh_tw');
      expect(await visitPages(page, others), 'languages').toEqual([]);
    },
  );
}
