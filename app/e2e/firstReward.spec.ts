import type { Locator, Page } from '@playwright/test';
import { expect, onceOn, type TestApp, test } from './fixtures/index.ts';
import { codeFromOutbox, screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// A newcomer's path from the address to the first reward and to the chat. The page asks one question at a time, and every tap is counted.
const MAX_AS_GUEST = 12;
const MAX_BY_PHONE = 16;
/** The taps after the reward: the quick menu, the chat. */
const MAX_TO_CHAT = 2;

/** Counts a newcomer's taps. */
interface Hand {
  readonly page: Page;
  readonly taps: () => number;
  readonly tap: (control: Locator) => Promise<void>;
}

function handOf(page: Page): Hand {
  let taps = 0;
  return {
    page,
    taps: () => taps,
    tap: async (control) => {
      await control.click();
      taps += 1;
    },
  };
}

/** Passes the age gate, looks at the lobby, and accepts the offer of its bar. */
async function arrive(app: TestApp): Promise<Hand> {
  const page = await app.visit({ ageGate: 'new', announcement: 'new', consent: 'new' });
  const hand = handOf(page);
  const welcome = page.getByRole('button', { name: '登入就領 10,000' });
  const announcement = page.getByRole('dialog', { name: '每日獎勵一覽' });
  await expect(screens.ageGate(page)).toBeVisible();
  // The offer lies behind the gate and cannot be reached.
  await expect(page.locator('[inert]').filter({ has: welcome })).not.toHaveCount(0);
  await hand.tap(page.getByRole('button', { name: '已滿18歲' }));
  // The lobby itself, before another question opens.
  await expect(screens.tiles(page)).toHaveCount(24);
  await expect(welcome).toBeVisible();
  await expect(announcement).toHaveCount(0);
  await expect(page.getByRole('region', { name: '可以統計您的使用情形嗎？' })).toHaveCount(0);
  await hand.tap(welcome);
  return hand;
}

/** Goes from the welcome of a new account to the first day's reward. */
async function collect({ page, tap }: Hand): Promise<void> {
  const welcome = page.getByRole('dialog', { name: '歡迎禮' });
  await expect(welcome).toBeVisible();
  // The gift is in the ledger; the wallet shows it after the player accepts it.
  await expect(page.locator('[data-part=wallet-pill]')).toContainText('0');
  await expect(page.locator('[data-part=wallet-pill]')).not.toContainText('10,000');
  await tap(welcome.getByRole('button', { name: '收下 10,000' }));
  await expect(screens.wallet(page)).toContainText('10,000');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tap(page.getByRole('navigation', { name: '活動入口' }).getByRole('link', { name: /七日簽到/ }));
  await tap(page.getByRole('main').getByRole('button', { name: /領取/ }));
  await expect(page.getByText(/已領取|今天已簽到/).first()).toBeVisible();
}

/** Continues to the field of the first message; returns the number of taps. */
async function goToChat({ page, tap, taps }: Hand): Promise<number> {
  const before = taps();
  await page.goBack();
  await tap(screens.speedDial(page));
  await tap(page.getByRole('menuitem', { name: /聊天/ }));
  await expect(screens.chat(page)).toBeVisible();
  return taps() - before;
}

for (const backend of onceOn('mocks')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(`a guest gets the first reward within ${MAX_AS_GUEST} taps`, LONG, async ({ app }) => {
      const hand = await arrive(app);
      await hand.tap(hand.page.getByRole('button', { name: '訪客' }));
      await collect(hand);
      expect(hand.taps()).toBeLessThanOrEqual(MAX_AS_GUEST);
    });

    test('shows the granted gold and no second welcome after a reload during the welcome', LONG, async ({ app }) => {
      const hand = await arrive(app);
      await hand.tap(hand.page.getByRole('button', { name: '訪客' }));
      await expect(hand.page.getByRole('dialog', { name: '歡迎禮' })).toBeVisible();
      await hand.page.reload();
      await expect(screens.wallet(hand.page)).toContainText('10,000');
      await expect(hand.page.getByRole('dialog', { name: '歡迎禮' })).toHaveCount(0);
    });
  });
}

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(`a sign-in by phone gets the first reward within ${MAX_BY_PHONE} taps`, LONG, async ({ app }) => {
      const hand = await arrive(app);
      const { page, tap } = hand;
      await tap(page.getByRole('button', { name: '手機' }));
      await tap(screens.phone(page));
      await page.keyboard.type('0922333444');
      await tap(page.getByRole('button', { name: '發送驗證碼' }));
      await expect(screens.code(page)).toBeFocused();
      await page.keyboard.type(await codeFromOutbox(page, '0922333444'));
      await collect(hand);
      expect(hand.taps()).toBeLessThanOrEqual(MAX_BY_PHONE);
      expect(await goToChat(hand)).toBeLessThanOrEqual(MAX_TO_CHAT);
      // A newcomer needs a higher tier to write, as the field says.
      await expect(screens.chat(page).getByText(/VIP 3 黃金以上可發言/)).toBeVisible();
      // The first message goes to customer service, with one press.
      await tap(page.getByRole('button', { name: '先和客服打招呼' }));
      await page.getByRole('textbox', { name: '輸入私訊' }).fill('大家好！');
      await tap(page.getByRole('button', { name: '送出' }));
      const own = page.locator('[data-part=chat-bubble][data-side=own]').filter({ hasText: '大家好！' });
      await expect(own).toHaveAttribute('data-state', 'sent');
    });
  });
}
