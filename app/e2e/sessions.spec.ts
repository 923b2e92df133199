import { expect, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';
import { openChat, screens, signInByForm } from './fixtures/screens.ts';

// Runs on the service, since it tests the service's cookies and sockets; `brands.spec.ts` checks that a reload keeps a session on mocks.
test('a sign-in on another device ends this session, with a notice over everything that leads to the sign-in', async ({
  app,
  watch,
}) => {
  // Reads that are running when the session ends.
  watch.expectProblems(/401 \(Unauthorized\)/);
  const page = await app.visit({ as: '0900000001' });
  await openChat(page);
  await expect(screens.messages(page)).toBeVisible();
  const elsewhere = await app.visit({ as: '0900000001' });
  await expect(screens.tiles(elsewhere)).toHaveCount(24);

  const notice = page.getByRole('alertdialog', { name: '連線已過期 請重新登入' });
  await expect(notice).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(notice).toBeVisible();
  // The button can be pressed: no element covers it.
  await notice.getByRole('button', { name: '重新登入' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('dialog', { name: '登入' })).toBeVisible();
  await expect(elsewhere.getByRole('alertdialog')).toHaveCount(0);
  await expect(screens.tiles(elsewhere)).toHaveCount(24);
});

test('tabs show the same signed-in player, and a reload keeps the session', async ({ app }) => {
  const page = await app.visit();
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();

  await signInByForm(page, '0900000005');
  await expect(screens.account(tab)).toBeVisible();
  await expect(screens.wallet(page)).toContainText(/[1-9]/);
  const before = await screens.wallet(page).innerText();
  await page.reload();
  await expect(screens.account(page)).toBeVisible();
  await expect.poll(() => screens.wallet(page).innerText()).toBe(before);

  await screens.menu(tab).click();
  await tab.getByRole('button', { name: '登出' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();
});

test('connects the sixth tab of a player', LONG, async ({ app }) => {
  const first = await app.visit({ as: '0900000007' });
  const tabs = [first];
  for (let more = 0; more < 5; more += 1) {
    const tab = await first.context().newPage();
    await tab.goto(first.url());
    tabs.push(tab);
  }
  for (const tab of tabs) {
    await expect(screens.wallet(tab)).toContainText(/[1-9]/);
    await expect(tab.getByText(/連線中斷|請檢查網路|分頁太多/)).toHaveCount(0);
  }
});
