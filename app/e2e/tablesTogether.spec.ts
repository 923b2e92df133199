import type { WebSocketRoute } from '@playwright/test';
import { type Backend, expect } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';
import { test } from './fixtures/playTest.ts';
import { screens } from './fixtures/screens.ts';
import { TableWindow } from './fixtures/TableWindow.ts';

// Four players at one table, each in a browser on the service, and each in a tab on the mocks.

/** Players of the demo world, who play nowhere else meanwhile. */
const PHONES = ['0900000001', '0900000003', '0900000004', '0900000005'] as const;
/** A code that no end of a room has, so the client connects again. */
const CUT = 4900;
/** All players see a result within this time. A busy machine draws four pages one after another. */
const TOGETHER_MS = 3000;
/** A player who bets after a reload needs a part of the 15 s for bets. */
const SECONDS = 13;

const BACKENDS: readonly Backend[] = ['service', 'mocks'];
for (const backend of BACKENDS)
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test('four players share a table through a bet that is taken back, a reload and a cut', LONG, async ({
      app,
      platform,
      watch,
    }) => {
      test.setTimeout(300_000);
      watch.letLeave(({ origin }) => origin === platform.gamesOrigin);
      watch.expectProblems(/WebSocket/);
      const lines: WebSocketRoute[] = [];
      const tables: TableWindow[] = [];
      for (const as of PHONES) {
        const page = await app.visit({ as, path: '/zh_tw/support/terms' });
        await expect(screens.account(page)).toBeVisible();
        if (backend === 'service')
          await page.routeWebSocket(/\/room$/, (line) => {
            line.connectToServer();
            lines.push(line);
          });
        tables.push(await TableWindow.open(page, 'cards'));
      }
      const [ann, bob, carl, dan] = tables;
      if (ann === undefined || bob === undefined || carl === undefined || dan === undefined) throw new Error('no table');

      await ann.hasTime(SECONDS);
      await ann.bet('莊');
      for (const other of [bob, carl, dan]) await expect(other.spot('莊')).toHaveAccessibleName(/1 人押/);
      await bob.bet('閒');
      await expect(ann.spot('閒')).toHaveAccessibleName(/1 人押/);
      await bob.takeBack();
      await expect(ann.spot('閒')).not.toHaveAccessibleName(/人押/);
      await dan.bet('和');
      if (backend === 'service') {
        await lines.at(-1)?.close({ code: CUT, reason: 'the line is cut' });
        await expect(dan.spot('和')).toHaveAccessibleName(/您押 /);
      }
      await carl.page.reload();
      await carl.isSeated();
      await expect(carl.spot('莊')).toHaveAccessibleName(/1 人押/);

      const seen = await Promise.all(tables.map((table) => table.watchResult()));
      for (const table of tables) await table.phaseIs('shown');
      const times = await Promise.all(seen.map((read) => read()));
      expect(Math.max(...times) - Math.min(...times)).toBeLessThan(TOGETHER_MS);
      const told = await Promise.all(tables.map((table) => table.status.innerText()));
      const [result = ''] = (told[1] ?? '').split('。');
      expect(result).not.toBe('');
      for (const each of told) expect(each).toContain(result);
      for (const each of [ann, dan]) {
        const [started] = await each.game.saidOf('roundStarted');
        const ended = await each.game.hears('roundEnded', 0);
        expect(ended.RoundID).toBe(started?.RoundID);
        expect(ended.Balance).toBe((started?.Balance ?? 0) + ended.Win);
      }
    });
  });
