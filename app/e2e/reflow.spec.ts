import type { Page } from '@playwright/test';
import { cutOff } from './fixtures/cutOff.ts';
import { expect, test } from './fixtures/index.ts';
import { unsettled } from './fixtures/pageFaults.ts';
import { screens } from './fixtures/screens.ts';
import { longIf } from './fixtures/long.ts';

// Narrow screens and large text (WCAG 1.4.4, 1.4.10): texts can be read without scrolling sideways.
test.use({ backend: 'mocks' });

const CASES = [
  { name: '320 px', width: 320, text: '100%' },
  { name: '390 px and text of 200 %', width: 390, text: '200%' },
] as const;

/** The cut-off texts of each case after fonts and pictures have loaded, since texts have another width before. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, text } of CASES) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = size;
      // Changes of the width are drawn a frame later.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, text);
    found.push(...[...(await unsettled(page)), ...(await cutOff(page))].map((fault) => `${name}: ${fault}`));
  }
  return found;
}

for (const locale of ['zh_tw', 'vi_vn']) {
  test(
    `${CASES.map(({ name }) => name).join('; ')}, ${locale}: sign-in, lobby and chat are whole`,
    longIf(locale === 'zh_tw'),
    async ({ app }) => {
      const page = await app.visit({ path: `/${locale}/play-game/m?phoneStep=0` });
      await expect(page.locator('[data-provider=guest]')).toBeVisible();
      expect(await faults(page), 'the sign-in').toEqual([]);

      await page.goto(`/${locale}/play-game/m?scenario=as:0900000001,off`);
      await expect(screens.tiles(page)).toHaveCount(24);
      expect(await faults(page), 'the lobby').toEqual([]);
      await screens.tiles(page).first().click();
      await expect(page.locator('dd').first()).toBeVisible();
      expect(await faults(page), "the game's sheet").toEqual([]);

      await page.goto(`/${locale}/play-game/m?chatroom=public&scenario=off`);
      await expect(page.locator('[data-part=chat-row]').nth(1)).toBeVisible();
      expect(await faults(page), 'the chat').toEqual([]);
    },
  );
}
