import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { MOCK_PORT } from '../../../scripts/testing/mockPort.ts';
import { codeFromOutbox, screens } from '../fixtures/screens.ts';
import { startService } from '../fixtures/service.ts';

const MOCKS = `http://127.0.0.1:${MOCK_PORT}`;
const LOBBY = '/zh_tw/play-game/m';
/** Parts of a sheet are unusable below this height. */
const USABLE_PX = 300;
/** How long the result of a press may take. */
const PRESS_MS = 10_000;

test.use({
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: fileURLToPath(new URL('firefoxRelay.ts', import.meta.url)) },
  viewport: { width: 1440, height: 900 },
  locale: 'zh-TW',
  timezoneId: 'Asia/Taipei',
});

/** The problems that the page reports, including violations of its content security policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    if (window.origin === 'null') return;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' }).format();
    localStorage.setItem('menagerie.ageGate', 'true');
    localStorage.setItem('menagerie.announcementSeen', '{"ID":"demo-1","Day":""}');
    localStorage.setItem('menagerie.analyticsConsent', '"refused"');
    localStorage.setItem('menagerie.welcomeClosed', JSON.stringify(today));
  });
});

test('the service: a player signs in by phone, writes, looks at a card and at gifts', async ({ page }) => {
  const service = await startService();
  try {
    const complaints = complaintsOf(page);
    await page.goto(`${service.origin}${LOBBY}`);
    await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
    await page.getByRole('button', { name: '手機' }).click();
    // The text is typed by keys: React does not receive a value that is set over BiDi, or a character without a key.
    await screens.phone(page).pressSequentially('0900000001');
    await page.getByRole('button', { name: '發送驗證碼' }).click();
    await expect(page.getByText('驗證碼已發送')).toBeVisible();
    await screens.code(page).pressSequentially(await codeFromOutbox(page, '0900000001', service.origin));
    await expect(screens.account(page)).toBeVisible();

    await page.goto(`${service.origin}${LOBBY}?chatroom=public`);
    const sender = page.locator('[data-part=chat-bubble-message] button:has([data-part=chat-bubble-sender])').first();
    const card = page.locator('[data-part=bottom-sheet][data-crested]');
    // A list that still settles moves its rows while the driver aims, so the first press may miss.
    await expect(async () => {
      await sender.click();
      await expect(card).toBeVisible({ timeout: PRESS_MS });
    }).toPass();
    await expect.poll(async () => (await card.boundingBox())?.height ?? 0).toBeGreaterThan(USABLE_PX);

    await page.goto(`${service.origin}${LOBBY}?chatroom=private&player=10000002`);
    const field = page.getByRole('textbox', { name: '輸入私訊' });
    await field.pressSequentially('Firefox says hello');
    await field.press('Enter');
    await expect(screens.messages(page).getByText('Firefox says hello', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '贈禮' }).first().click();
    await expect(page.getByRole('group', { name: '特效禮物' }).getByRole('button')).toHaveCount(8);
    expect(complaints).toEqual([]);
  } finally {
    await service.stop();
  }
});

test('the mocks: the lobby and the ways to sign in', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${MOCKS}${LOBBY}?scenario=off`);
  await expect(screens.tiles(page).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
  await expect(page.getByRole('button', { name: '手機' })).toBeVisible();
  expect(complaints).toEqual([]);
});
