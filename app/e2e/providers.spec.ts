import { PROVIDER_NAMES, type ProviderName } from '#protocol/entities/signIn.ts';
import { type Backend, DESKTOP, expect, onceOn, test } from './fixtures/index.ts';
import { screens } from './fixtures/screens.ts';
import {
  answerProvider,
  isProvider,
  reachProvider,
  seeNewPlayer,
  watchAddresses,
  wayOf,
} from './fixtures/identityProvider.ts';

const IS_WHOLE = process.env['WALKS'] === 'whole';

/**
 * In `npm test` one provider signs in; `providerCallback.spec.ts` checks the return of each provider. The mocks have one page for all
 * providers. Two providers use popups here, and `providersStopped.spec.ts` covers the others.
 */
const IN_POPUPS: Readonly<Record<Backend, readonly ProviderName[]>> = {
  service: IS_WHOLE ? PROVIDER_NAMES : ['line'],
  mocks: ['line', 'facebook'],
};

// Tests the identity providers of specification 1 §2, from the lobby and back to it.
for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(`${IN_POPUPS[backend].join(', ')} sign a person in by a popup, or by the whole page if the popup is blocked`, async ({
      app,
      watch,
    }) => {
      test.setTimeout(300_000);
      watch.letLeave((url) => isProvider(backend, url));
      const page = await app.visit({
        // With the app's service worker, which must not answer the return from an identity provider.
        browser: { ...DESKTOP, serviceWorkers: 'allow' },
      });
      const addresses = watchAddresses(page.context());
      const tokens: string[] = [];
      const openWays = (): Promise<void> => page.getByRole('banner').getByRole('button', { name: '登入' }).click();

      for (const provider of IN_POPUPS[backend]) {
        await test.step(`${provider}, in a popup`, async () => {
          await openWays();
          const opened = page.waitForEvent('popup');
          await wayOf(page, provider).click();
          const popup = await opened;
          await reachProvider(popup, backend, provider);
          await expect.poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 550]);
          const closed = popup.waitForEvent('close');
          await answerProvider(popup, backend, 'agreed');
          await closed;
          const session = await seeNewPlayer(page);
          expect(session.provider).toBe(provider);
          tokens.push(session.token);

          await screens.menu(page).click();
          await page.getByRole('button', { name: '登出' }).click();
          await expect(screens.account(page)).toHaveCount(0);
        });
      }

      await test.step('line, with the whole page', async () => {
        await page.evaluate(() => void (window.open = () => null));
        await openWays();
        await wayOf(page, 'line').click();
        await reachProvider(page, backend, 'line');
        await answerProvider(page, backend, 'agreed');
        const session = await seeNewPlayer(page);
        expect(session.provider).toBe('line');
        tokens.push(session.token);
      });

      expect(new Set(tokens).size).toBe(IN_POPUPS[backend].length + 1);
      expect(addresses.length).toBeGreaterThan(20);
      expect(addresses.filter((address) => tokens.some((token) => address.includes(token)))).toEqual([]);
      expect(page.context().pages()).toEqual([page]);
    });
  });
}
