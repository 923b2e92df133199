import type { WebSocketRoute } from '@playwright/test';
import { test as onMocks } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';
import { test as onService } from './fixtures/playTest.ts';
import { cutLine, playTogether, routeLine, seatFour } from './fixtures/tableSteps.ts';

// Four players at one table: each in a browser on the real service and game server, and each in a tab on the mocks.

onService('four players share a table through a return, a cut and a reload', LONG, async ({ app, platform, watch }) => {
  onService.setTimeout(300_000);
  watch.letLeave(({ origin }) => origin === platform.gamesOrigin);
  watch.expectProblems(/WebSocket/);
  const lines: WebSocketRoute[] = [];
  const players = await seatFour(app, (page) => routeLine(page, lines));
  await playTogether(players, () => cutLine(lines));
});

onMocks.describe('on the mocks', () => {
  onMocks.use({ backend: 'mocks' });

  // The mocks have no line that could be cut.
  onMocks('four tabs share a table through a return and a reload', LONG, async ({ app }) => {
    onMocks.setTimeout(300_000);
    const players = await seatFour(app, () => Promise.resolve());
    await playTogether(players, () => Promise.resolve());
  });
});
