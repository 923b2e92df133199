import { expect, test } from './fixtures/index.ts';
import { screens } from './fixtures/screens.ts';

test.use({ backend: 'mocks' });

test('the mocks answer after the browser has stopped their service worker', async ({ app }) => {
  const page = await app.visit({});
  await expect(screens.tiles(page).first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/v1/a10t/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Page: 1, PerPage: 10, Lang: 'zh_tw' }),
    });
    return { type: response.headers.get('content-type'), text: await response.text() };
  });
  expect(answer.type).toContain('application/json');
  expect(answer.text).toContain('"Code":200');
});
