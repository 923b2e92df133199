import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

// The protocol's reference is a page of the service; the mocks have none.
test.use({ backend: 'service' });

/** Opens the entry of a contract in the reference. */
async function rowOf(page: Page, name: string): Promise<Locator> {
  const contract = page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await contract.locator('summary').click();
  return contract;
}

test('sends a call from the reference, as the demo account that is chosen there', LONG, async ({ app }) => {
  const page = await app.visit({ path: '/docs', browser: DESKTOP });
  const account = page.getByRole('combobox', { name: 'Account' });
  await account.selectOption('0900000005');
  const wallet = await rowOf(page, 'getWallet');
  const send = wallet.getByRole('button', { name: 'Send getWallet' });
  const answer = wallet.getByRole('status');
  await send.click();
  await expect(answer).toContainText('"Code": 200');
  await expect(answer).toContainText('"Gold": 180000,');

  await account.selectOption('0900000003');
  await send.click();
  await expect(answer).toContainText('"Gold": 10000,');

  await wallet.getByRole('textbox', { name: 'Send' }).fill('{ "Gold": 1 }');
  await send.click();
  await expect(answer).toContainText('"Code": 100000');
});
