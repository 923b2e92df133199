import type { Page } from '@playwright/test';
import { BACKENDS, DESKTOP, expect, onceOn, test } from './fixtures/index.ts';
import { openLine } from './fixtures/line.ts';
import { screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// 0900000001 is 10000001, a member of 星夜俱樂部. 0900000002 (10000002) leads the club. Both write in its alliance.
const ONE = '10000001';
const TWO = '10000002';
/** 0900000005 is the deputy of the same club. */
const THREE = '0900000005';

/** The text of a bubble; each message has one. */
const line = (page: Page, words: string) => screens.messages(page).getByText(words, { exact: true });

async function write(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^(輸入私訊|在(公頻|俱樂部|聯盟)說話)$/u });
  await field.fill(words);
  await field.press('Enter');
}

async function openTab(page: Page, url: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate((there) => void window.open(there), url);
  const tab = await opened;
  await tab.setViewportSize({ width: 1440, height: 900 });
  return tab;
}

/** Opens another address; on the mocks the address includes the player. */
async function go(page: Page, path: string): Promise<void> {
  const url = new URL(path, page.url());
  const scenario = new URL(page.url()).searchParams.get('scenario');
  if (scenario !== null) url.searchParams.set('scenario', scenario);
  await page.goto(url.href);
}

const at = (room: string): string => `/zh_tw/play-game/m?chatroom=${room}`;

for (const backend of BACKENDS) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    // The backend restores a cut connection, so this runs on both, each in another conversation.
    for (const [name, backends, mine, theirs, enter, others] of [
      [
        'private',
        onceOn('service'),
        at(`private&player=${TWO}`),
        at(`private&player=${ONE}`),
        async () => undefined,
        [],
      ],
      ['club', onceOn('service'), at('club'), at('club'), async () => undefined, [THREE]],
      [
        'alliance',
        onceOn('mocks'),
        at('club'),
        at('club'),
        async (page: Page) => page.getByRole('tab', { name: /^聯盟/u }).click(),
        [],
      ],
    ] as const) {
      if (!backends.includes(backend)) continue;
      test(
        `${name}: messages from both sides of a cut connection appear once and in order`,
        LONG,
        async ({ app, watch }) => {
          watch.expectProblems(
            /ERR_(CONNECTION|EMPTY|FAILED|SOCKET)|WebSocket|Failed to (load resource|fetch dynamically imported module)/,
          );
          const cut = await openLine(app, '0900000001', mine);
          const one = cut.page;
          const two = await app.visit({ as: '0900000002', browser: DESKTOP, path: theirs });
          const readers = await Promise.all(others.map((as) => app.visit({ as, browser: DESKTOP, path: theirs })));
          const all = [one, two, ...readers];
          for (const page of all) await enter(page);
          await write(one, '第一句');
          await expect(line(two, '第一句')).toBeVisible();
          await write(two, '第二句');
          await expect(line(one, '第二句')).toBeVisible();

          await cut.cut();
          await write(one, '斷線時的第三句');
          await write(two, '斷線時的第四句');
          await expect(screens.messages(two).locator('[data-part=chat-bubble][data-state=sent]').last()).toContainText(
            '斷線時的第四句',
          );
          await expect(line(one, '斷線時的第四句')).toHaveCount(0);
          await cut.mend();
          await expect(line(one, '斷線時的第四句')).toBeVisible({ timeout: 40_000 });
          for (const page of all) {
            await expect(line(page, '斷線時的第三句')).toBeVisible({ timeout: 40_000 });
            for (const words of ['第一句', '第二句', '斷線時的第三句', '斷線時的第四句'])
              await expect(line(page, words)).toHaveCount(1);
            await expect(screens.messages(page).locator('[data-part=chat-bubble][data-state=pending]')).toHaveCount(0);
          }
          await cut.close();
        },
      );
    }
  });
}

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(
      'a blocked player disappears immediately in every open tab and channel, and returns when unblocked',
      LONG,
      async ({ app }) => {
        const one = await app.visit({ as: '0900000001', browser: DESKTOP, path: at('public') });
        const two = await app.visit({ as: '0900000002', browser: DESKTOP, path: at('public') });
        const another = await openTab(one, one.url().replace('chatroom=public', 'chatroom=club'));
        await write(two, '看得到我嗎');
        await expect(line(one, '看得到我嗎')).toBeVisible();
        await two.getByRole('tab', { name: /^俱樂部/u }).click();
        await expect(two.getByRole('textbox', { name: '在俱樂部說話' })).toBeVisible();
        await write(two, '俱樂部也看得到嗎');
        await expect(line(another, '俱樂部也看得到嗎')).toBeVisible();

        await line(one, '看得到我嗎').click({ button: 'right' });
        await one.getByRole('menuitem', { name: '封鎖玩家' }).click();
        await one.getByRole('alertdialog').getByRole('button', { name: '封鎖' }).click();
        await expect(line(one, '看得到我嗎')).toHaveCount(0);
        await expect(line(another, '俱樂部也看得到嗎')).toHaveCount(0);

        await one.goto(one.url().replace('chatroom=public', `chatroom=private&player=${TWO}`));
        await one.getByRole('button', { name: '解除封鎖' }).click();
        await expect(line(another, '俱樂部也看得到嗎')).toBeVisible();
      },
    );

    test('a member who is kicked out of the club loses its chat immediately', LONG, async ({ app }) => {
      const leader = await app.visit({ as: '0900000002', browser: DESKTOP, path: at('club') });
      const member = await app.visit({ as: '0900000001', browser: DESKTOP, path: at('club') });
      await write(member, '我還在');
      await line(leader, '我還在').click({ button: 'right' });
      await leader.getByRole('menuitem', { name: '玩家資訊' }).click();
      await leader.getByRole('dialog').getByRole('button', { name: '更多' }).click();
      await leader.getByRole('menuitem', { name: '踢出俱樂部' }).click();
      await leader.getByRole('alertdialog', { name: '確定踢出此會員' }).getByRole('button', { name: '踢出' }).click();
      await expect(member.getByText('您還沒有俱樂部')).toBeVisible();
      await expect(member.getByRole('textbox', { name: '在俱樂部說話' })).toHaveCount(0);
    });
  });
}

for (const backend of onceOn('mocks')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test('a game that is shared from its sheet reaches a friend as a card that opens it', LONG, async ({ app }) => {
      const one = await app.visit({ as: '0900000001', browser: DESKTOP, path: at(`private&player=${TWO}`) });
      await one.getByRole('button', { name: '加好友' }).click();
      await expect(one.getByRole('button', { name: '加好友' })).toHaveCount(0);
      await go(one, '/zh_tw/play-game/m?game=cat');
      const two = await app.visit({ as: '0900000002', browser: DESKTOP, path: at(`private&player=${ONE}`) });
      await one.getByRole('button', { name: '分享給好友' }).click();
      const list = one.getByRole('dialog', { name: '發送名單' });
      await list.getByRole('searchbox').fill(TWO);
      await list.getByRole('checkbox', { name: new RegExp(TWO, 'u') }).check();
      await list.getByRole('button', { name: '送出' }).click();
      await expect(list).toBeHidden();
      const card = screens.messages(two).getByRole('button', { name: /^看看/u }).last();
      await expect(card).toBeVisible();
      // The press is sent once by the mouse, since Playwright's own click retries if the element moves away from the pointer.
      const box = await card.boundingBox();
      await two.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect(
        two
          .getByRole('button', { name: /的訊息選項$/u })
          .last()
          .locator('..'),
      ).toHaveCSS('opacity', '1');
      await two.mouse.down();
      await two.mouse.up();
      await expect(two).toHaveURL(/game=cat/u);
    });
  });
}
