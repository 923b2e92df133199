import type { Page } from '@playwright/test';
import { cutOff } from './stage/cutOff.ts';
import { expect, test } from './stage/index.ts';
import { unsettled } from './stage/pageFaults.ts';
import { screens } from './stage/screens.ts';

// Narrow screens and large text (WCAG 1.4.4, 1.4.10): what is written can be read without scrolling sideways.
test.use({ backend: 'mocks' });

const CASES = [
  { name: '320 px', width: 320, text: '100%' },
  { name: '390 px and text of 200 %', width: 390, text: '200%' },
] as const;

/** What is cut off once faces and pictures have come: before, words are of another width. */
const faults = async (page: Page): Promise<string[]> => [...(await unsettled(page)), ...(await cutOff(page))];

for (const { name, width, text } of CASES) {
  for (const locale of ['zh_tw', 'vi_vn']) {
    test(`${name}, ${locale}: sign-in, lobby and chat are whole`, async ({ stage }) => {
      const browser = { viewport: { width, height: 700 }, reducedMotion: 'reduce' } as const;
      const visitor = await stage.visit({ path: `/${locale}/play-game/m?phoneStep=0`, browser });
      await visitor.addStyleTag({ content: `html { font-size: ${text} }` });
      await expect(visitor.locator('[data-provider=guest]')).toBeVisible();
      expect(await faults(visitor), 'the sign-in').toEqual([]);

      const page = await stage.visit({ path: `/${locale}/play-game/m`, as: '0900000001', browser });
      await page.addStyleTag({ content: `html { font-size: ${text} }` });
      await expect(screens.tiles(page)).toHaveCount(24);
      expect(await faults(page), 'the lobby').toEqual([]);
      await screens.tiles(page).first().click();
      await expect(page.locator('dd').first()).toBeVisible();
      expect(await faults(page), "the game's sheet").toEqual([]);

      const chatting = await stage.visit({ path: `/${locale}/play-game/m?chatroom=public`, as: '0900000001', browser });
      await chatting.addStyleTag({ content: `html { font-size: ${text} }` });
      await expect(chatting.locator('[data-part=chat-row]').nth(1)).toBeVisible();
      expect(await faults(chatting), 'the chat').toEqual([]);
    });
  }
}
