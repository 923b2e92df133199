import { setTimeout as until } from 'node:timers/promises';
import { expect, onceOn, test } from './fixtures/index.ts';
import { openLine } from './fixtures/line.ts';
import { sendMessage, screens } from './fixtures/screens.ts';
import { readUp, sayAll } from './fixtures/talk.ts';

/** The shortest duration of the cut; `npm run test:long` uses the required 30 seconds. */
const CUT_MS = Number(process.env['CUT_SECONDS'] ?? '4') * 1000;
const MESSAGES = Array.from({ length: 50 }, (_, at) => String(at + 1).padStart(2, '0'));

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test('50 messages that arrived while the connection was cut appear once and in order', async ({ app, watch }) => {
      test.setTimeout(180_000 + CUT_MS);
      // The late parts of the first page may load during the cut.
      watch.expectProblems(
        /ERR_(CONNECTION|EMPTY|FAILED|SOCKET)|WebSocket|Failed to (load resource|fetch dynamically imported module)/,
      );
      const line = await openLine(app, '0900000001');
      const { page } = line;
      const list = screens.messages(page);
      await expect(list.locator('[data-part=chat-row]').nth(3)).toBeVisible();
      const sender = await app.visit({ as: '0900000002' });
      await expect(screens.tiles(sender)).toHaveCount(24);

      await line.cut();
      const mendAt = Date.now() + CUT_MS;
      await sendMessage(page, '斷線時說的話');
      await sayAll(
        app,
        sender,
        MESSAGES.map((number) => `第 ${number} 則`),
      );
      await until(Math.max(0, mendAt - Date.now()));
      await expect(page.getByText(/^第 \d\d\s則$/)).toHaveCount(0);
      await line.mend();

      await expect(list.getByText('第 50 則')).toBeVisible({ timeout: 40_000 });
      // Messages sent during the cut arrive as well, once, and are acknowledged.
      await expect(list.getByText('斷線時說的話')).toHaveCount(1);
      await expect(list.locator('[data-part=chat-bubble][data-state=pending]')).toHaveCount(0);
      const screenfuls = await readUp(list, /^第 (\d\d)\s則$/, '01');
      for (const shown of screenfuls) {
        const first = MESSAGES.indexOf(shown[0] ?? '01');
        expect(shown).toEqual(MESSAGES.slice(first, first + shown.length));
      }
      expect([...new Set(screenfuls.flat())].toSorted()).toEqual(MESSAGES);
      await line.close();
    });
  });
}
