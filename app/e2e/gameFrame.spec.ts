import { expect, test } from '@playwright/test';
import { plannedWorld, WANTED } from '#games/client/testing/plannedWorld.ts';
import { openGameFrame } from './fixtures/gameFrame.ts';
import { FIRST_PICTURE, softwareWebGL } from './fixtures/softwareWebGL.ts';

test.use({ viewport: { width: 390, height: 844 }, launchOptions: softwareWebGL() });

const SPIN = { name: '旋轉' };

test('the built frame plays a round in a sandbox, and returns to an open round after a reload', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const world = await plannedWorld(WANTED.small, 20);
  const { frame, messages, reload } = await openGameFrame(page, { world, start: { ReducedMotion: true } });
  const ended = () => messages.filter(({ Type }) => Type === 'roundEnded').length;
  const spin = frame.getByRole('button', SPIN);
  await expect(spin).toBeEnabled(FIRST_PICTURE);

  await spin.click();
  await expect.poll(ended, FIRST_PICTURE).toBe(1);
  await expect(frame.getByRole('status')).toHaveText(/贏得/);
  const [round] = [...world.ledger.played.values()];
  await expect(frame.getByText(`+${(round?.win ?? 0) - 20}`)).toBeVisible();

  // The picture is drawn if its middle is not empty.
  const drawn = await frame
    .locator('canvas')
    .evaluate((canvas) => canvas instanceof HTMLCanvasElement && canvas.width > 0);
  expect(drawn).toBe(true);

  await expect(spin).toBeEnabled();
  await spin.press('Enter');
  await expect.poll(() => world.ledger.played.size).toBe(2);
  const before = ended();
  await reload();
  await expect.poll(ended, FIRST_PICTURE).toBeGreaterThanOrEqual(before);
  await expect(frame.getByRole('button', SPIN)).toBeEnabled(FIRST_PICTURE);
  expect(world.ledger.played.size).toBe(2);
  expect(problems).toEqual([]);
});

test('the lobby loads nothing of a game', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/?scenario=calm');
  await expect(page.getByRole('main')).toBeVisible();
  // The lobby has begun to load the pictures of its tiles, which load last.
  await expect.poll(() => requests.filter((path) => path.startsWith('/art/')).length).toBeGreaterThan(3);
  expect(requests.filter((path) => path.startsWith('/games/'))).toEqual([]);
});
