import { Buyer } from './fixtures/Buyer.ts';
import { DESKTOP, PHONE, test } from './fixtures/index.ts';

test.use({ backend: 'mocks' });
test.setTimeout(240_000);

for (const [size, browser] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  for (const [brand, scheme] of [
    ['bj188', 'dark'],
    ['win', 'light'],
  ] as const)
    test(`${size} ${brand} refund`, async ({ app }) => {
      const page = await app.visit({
        as: '0900000003',
        path: `/zh_tw/store?brand=${brand}`,
        browser: { ...browser, colorScheme: scheme },
      });
      const buyer = new Buyer(page, { language: 'zh_tw', brand, hasWindow: size === 'desktop' });
      await app.develop('/dev/switch', { Name: 'Shop', Value: 'on' });
      const gateway = await buyer.buy({ price: 150, way: 'credit' });
      await gateway.getByRole('button', { name: 'Pay', exact: true }).click();
      await buyer.expectState('delivered');
      await page.waitForTimeout(6000);
      await page.goto(buyer.address('member/orders'));
      await page.getByRole('main').getByRole('link').filter({ hasText: '150' }).first().click();
      await page.getByRole('button', { name: /申請解約/u }).waitFor();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/shots/r-${size}-${brand}-1.png` });
      await page.getByRole('button', { name: /申請解約/u }).click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/shots/r-${size}-${brand}-2.png` });
      await page.getByRole('dialog').getByRole('button', { name: '申請解約' }).click();
      await page.getByRole('heading', { name: '退款' }).waitFor();
      await page.waitForTimeout(1500);
      await page.getByRole('heading', { name: '退款' }).scrollIntoViewIfNeeded();
      await page.screenshot({ path: `/tmp/shots/r-${size}-${brand}-3.png`, fullPage: false });
    });
