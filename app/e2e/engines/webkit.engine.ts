import { expect, test } from '@playwright/test';
import { MOCK_PORT } from '../../../scripts/testing/mockPort.ts';
import { LONG } from '../fixtures/long.ts';
import { startService } from '../fixtures/service.ts';
import { WalkedPage } from './page.ts';
import { inWebKit } from './webkit.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const MOCKS = `http://127.0.0.1:${MOCK_PORT}`;
const LOBBY = '/zh_tw/play-game/m';
/** Parts of a sheet are unusable below this height. */
const USABLE_PX = 300;

async function lookAtSignIn(page: WalkedPage): Promise<void> {
  await page.find('[data-part=game-card]');
  await page.press('header button', '登入');
  expect(await page.height('[data-part=bottom-sheet]')).toBeGreaterThan(USABLE_PX);
  expect(await page.collapsed()).toEqual([]);
}

test('the mocks: the lobby, the ways to sign in, and a guest comes in', async () => {
  await inWebKit(PHONE, async (session) => {
    const page = new WalkedPage(session);
    await page.open(`${MOCKS}${LOBBY}?scenario=off`);
    await lookAtSignIn(page);
    await page.open(`${MOCKS}${LOBBY}?scenario=off`);
    await page.resize(DESKTOP.width, DESKTOP.height);
    await lookAtSignIn(page);
    await page.press('[data-part=bottom-sheet] button', '訪客');
    await page.find('header a', '我的帳號');
  });
});

for (const [place, { width, height }, details] of [
  ['a phone', PHONE, {}],
  ['a desk', DESKTOP, LONG],
] as const)
  test(`the mocks: chat, a player’s card and gifts on ${place}`, details, async () => {
    await inWebKit({ width, height }, async (session) => {
      const page = new WalkedPage(session);
      const open = (query: string): Promise<void> => page.open(`${MOCKS}${LOBBY}?${query}&scenario=off,as:0900000001`);
      await open('chatroom=public');
      await page.find('[data-part=chat-bubble]');
      expect(await page.collapsed()).toEqual([]);
      await page.pressFor(
        '[data-part=chat-bubble-message] button:has([data-part=chat-bubble-sender])',
        '[data-crested][data-part=bottom-sheet]',
      );
      expect(await page.height('[data-crested][data-part=bottom-sheet]')).toBeGreaterThan(USABLE_PX);
      expect(await page.collapsed()).toEqual([]);

      await open('chatroom=private&player=10000002');
      const words = `在 WebKit 說的話 ${width}`;
      await (await page.find('textarea')).type(words);
      await page.press('button', '送出');
      await page.find('[data-part=chat-bubble]', words);
      await page.press('button', '贈禮');
      await page.find('[role=group] button', '玫瑰');
      expect(await page.height('[data-part=bottom-sheet]')).toBeGreaterThan(USABLE_PX);
      expect(await page.collapsed()).toEqual([]);
    });
  });

test('the service: a guest comes in on a desk', async () => {
  const service = await startService();
  try {
    await inWebKit(DESKTOP, async (session) => {
      const page = new WalkedPage(session);
      await page.open(`${service.origin}${LOBBY}`);
      await lookAtSignIn(page);
      await page.press('[data-part=bottom-sheet] button', '訪客');
      await page.find('header a', '我的帳號');
    });
  } finally {
    await service.stop();
  }
});
