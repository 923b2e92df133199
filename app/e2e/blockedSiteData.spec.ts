import { BACKENDS, expect, test } from './fixtures/index.ts';
import { longIf } from './fixtures/long.ts';
import { screens } from './fixtures/screens.ts';

const COOKIE_TEXT = '瀏覽器沒有保留登入資料，請允許 Cookie 並在同一個瀏覽器再試一次。';

for (const backend of BACKENDS) {
  test.describe(`a browser that blocks site data, on the ${backend}`, () => {
    test.use({ backend });

    test('shows the lobby, and the reason why a sign-in cannot work', longIf(backend === 'mocks'), async ({ app }) => {
      const page = await app.visit({ siteData: 'blocked' });
      await screens.ageGate(page).getByRole('button', { name: '已滿18歲' }).click();
      await expect(screens.tiles(page).first()).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
      const sheet = page.getByRole('dialog', { name: '登入' });
      if (backend === 'mocks') {
        // The mock world stores the cookies of its visitors itself.
        await sheet.getByRole('button', { name: '訪客' }).click();
        await expect(page.getByRole('button', { name: '登入', includeHidden: true })).toHaveCount(0);
        return;
      }
      await expect(sheet.getByRole('status')).toHaveText(COOKIE_TEXT);
      await sheet.getByRole('button', { name: '訪客' }).click();
      await expect(sheet.getByRole('status')).toHaveText(COOKIE_TEXT);
      await page.goto('/zh_tw/play-game/m?phoneStep=1');
      // The browser stored no answer, so the gate is shown again and the sign-in of the address waits for it.
      await screens.ageGate(page).getByRole('button', { name: '已滿18歲' }).click();
      await expect(sheet.getByRole('status')).toHaveText(COOKIE_TEXT);
    });
  });
}
