import type { APIRequestContext } from '@playwright/test';
import { pages, shortcuts } from '#protocol/pages.ts';
import { expect, test } from './fixtures/index.ts';
import { signInAsGuest, signInByPhone } from './fixtures/phoneSignIn.ts';
import { languageLines, lineOf, pageLines, PREFIXES, shortLines, under, WHO, type Who } from './routes.ts';

// Checks the service's answer for every line of `routes.md`, before any script of the page runs. The answer does not depend on the sign-in, so
// signed-in visitors take the languages in turn; `npm run test:pages` visits all.
test.use({ backend: 'service' });

const WHOLE = process.env['PAGES'] === 'whole';

const BRAND = 'BJ188';

interface Answer {
  status: number;
  location: string | undefined;
  title: string | undefined;
  /** The path of the canonical link. Undefined if there is none. */
  canonical: string | undefined;
  noindex: boolean;
}

/** Uses plain requests, since recording the browser's requests for its trace would take a minute. */
async function ask(address: string, cookie: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
  const page = await response.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1];
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    title: /<title>([^<]*)<\/title>/.exec(page)?.[1],
    canonical: canonical === undefined ? undefined : new URL(canonical).pathname,
    noindex: page.includes('<meta name="robots" content="noindex">'),
  };
}

async function cookiesOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const redirect = (location: string): Partial<Answer> => ({ status: 302, location });

test('the table has a line for every page and every shorter address of the product', () => {
  const addresses = pageLines.map(({ address }) => address.split('?')[0] ?? '');
  for (const path of Object.keys(pages)) {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(addresses, path).toContainEqual(expect.stringMatching(pattern));
  }
  expect(shortLines.map(({ address }) => address)).toEqual(expect.arrayContaining(Object.keys(shortcuts)));
});

test('the service answers every address with the status, title and final address of the table, for every caller', async ({
  app,
  service,
  playwright,
}) => {
  const { origin } = await service();
  const wrong: unknown[] = [];
  const expectAnswer = (who: Who, address: string, said: Answer, expected: Partial<Answer>): void => {
    const differs = Object.entries(expected).some(([name, value]) => said[name as keyof Answer] !== value);
    if (differs) wrong.push({ who, address, said, expected });
  };
  let asked = 0;
  for (const who of WHO) {
    const request = await playwright.request.newContext({ baseURL: origin });
    if (who === 'guest') await signInAsGuest(request);
    if (who === 'member') {
      await app.advance(61);
      await signInByPhone(request, '0900000001');
    }
    const cookie = await cookiesOf(request);
    await request.dispose();
    for (const [turn, [prefix, locale]] of PREFIXES.entries()) {
      const isTurn = (_: unknown, n: number): boolean => WHOLE || who === 'signed out' || n % PREFIXES.length === turn;
      const [lines, shorter] = [pageLines.filter(isTurn), shortLines.filter(isTurn)];
      for (const line of lines) {
        const address = under(prefix, line.address);
        const path = (line.search === 'itself' ? line.address : line.search).replace(/\?.*/, '');
        expectAnswer(who, address, await ask(origin + address, cookie), {
          status: line.status,
          location: undefined,
          title: `${line[locale]} · ${BRAND}`,
          canonical: line.search === 'no' ? undefined : under(`/${locale}`, path),
          noindex: line.search === 'no',
        });
      }
      for (const line of shorter) {
        const address = under(prefix, line.address);
        expectAnswer(who, address, await ask(origin + address, cookie), redirect(under(prefix, line['leads to'])));
      }
      asked += lines.length + shorter.length;
    }
    for (const { address, status, 'leads to': end, shows, in: locale } of languageLines) {
      const expected = end === 'stays' ? { status, title: `${lineOf(shows)[locale]} · ${BRAND}` } : redirect(end);
      expectAnswer(who, address, await ask(origin + address, cookie), expected);
    }
    asked += languageLines.length;
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(PREFIXES.length * pageLines.length);
});

test('an address without a language has the language of the visitor, an address with a language has its own', async ({
  service,
}) => {
  const { origin } = await service();
  const cookie = 'menagerie.locale=vi_vn';
  for (const line of pageLines) {
    const { title } = await ask(origin + line.address, cookie);
    expect(title, line.address).toBe(`${line.vi_vn} · ${BRAND}`);
    const other = await ask(origin + under('/id_id', line.address), cookie);
    expect(other.title, `/id_id${line.address}`).toBe(`${line.id_id} · ${BRAND}`);
  }
});
