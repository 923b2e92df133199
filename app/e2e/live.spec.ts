import { expect, onceOn, PHONE, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

for (const backend of onceOn('mocks')) {
  test.describe(`on ${backend}`, () => {
    // The other tests of the service expect closed live rooms.
    test.use({ backend, hasOwnService: backend === 'service' });

    test('the back link of a room leads to the list', LONG, async ({ app }) => {
      if (backend === 'service') await app.develop('/dev/switch', { Name: 'Live', Value: 'on' });
      const page = await app.visit({ as: '0900000001', path: '/zh_tw/play-game/live', browser: PHONE });
      // The service's rooms may be on air.
      await page
        .getByRole('list', { name: /中的直播間$/ })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('main', { name: /^直播間：/ })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main', { name: /^直播間：/ })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: '直播間' })).toBeVisible();
    });

    test('the notice of a room that is off air can be pressed', LONG, async ({ app }) => {
      if (backend === 'service') await app.develop('/dev/switch', { Name: 'Live', Value: 'on' });
      const page = await app.visit({ as: '0900000001', path: '/zh_tw/play-game/live', browser: PHONE });
      await page.getByRole('list', { name: '休息中的直播間' }).getByRole('link').first().click();
      // The demo world's player follows the room already.
      await page.getByRole('button', { name: /取消.*的開播提醒$/ }).click();
      await page.getByRole('button', { name: /^通知我.*開播$/ }).click();
      await expect(page.getByRole('button', { name: /取消.*的開播提醒$/ })).toBeVisible();
    });
  });
}
