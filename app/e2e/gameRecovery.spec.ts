import { expect, type Locator, type Page, test } from '@playwright/test';
import { plannedWorld, WANTED } from '#games/client/testing/plannedWorld.ts';
import { openGameFrame } from './fixtures/gameFrame.ts';
import { LONG } from './fixtures/long.ts';
import { FIRST_PICTURE, softwareWebGL } from './fixtures/softwareWebGL.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, launchOptions: softwareWebGL() });

/** A point on the reels. */
const REELS = [195, 250] as const;

/** The mean difference up to which two pictures count as the same, of 255. */
const SAME = 2;

/** The colours of a picture, averaged over squares. */
async function coloursOf(locator: Locator): Promise<readonly number[]> {
  const picture = (await locator.screenshot()).toString('base64');
  return locator.page().evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(24, 24);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return [...(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])];
  }, picture);
}

const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

/** The colours of a picture after the scene behind it has loaded, so that they no longer change. */
async function settledColoursOf(locator: Locator): Promise<readonly number[]> {
  await locator.page().waitForLoadState('networkidle');
  let colours = await coloursOf(locator);
  await expect
    .poll(async () => {
      const last = colours;
      colours = await coloursOf(locator);
      return differenceOf(last, colours);
    })
    .toBeLessThan(SAME / 4);
  return colours;
}

/** A canvas with the extension that loses and restores its WebGL context like the browser. */
const losableOf = (canvas: Locator) =>
  canvas.evaluateHandle((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const extension = (element.getContext('webgl2') ?? element.getContext('webgl'))?.getExtension('WEBGL_lose_context');
    if (!extension) throw new Error('the context cannot be lost');
    return { element, extension };
  });

/** Opens the built frame with sound and without animations, on a round that wins nothing. */
async function openRecording(page: Page) {
  // The contexts of a frame, which its scripts do not export.
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(globalThis, { contexts });
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  const world = await plannedWorld(WANTED.nothing, 20);
  const opened = await openGameFrame(page, { world, start: { ReducedMotion: true, IsMuted: false } });
  const spin = opened.frame.getByRole('button', { name: '旋轉' });
  await expect(spin).toBeEnabled(FIRST_PICTURE);
  return { ...opened, world, spin, body: opened.frame.locator('body'), canvas: opened.frame.locator('canvas') };
}

test('a held Enter on the spin button spins once', LONG, async ({ page }) => {
  test.setTimeout(300_000);
  const { world, spin, body, messages } = await openRecording(page);
  const ended = () => messages.filter(({ Type }) => Type === 'roundEnded').length;
  await spin.focus();
  await page.keyboard.down('Enter');
  await expect.poll(ended, FIRST_PICTURE).toBe(1);
  await expect(spin).toBeEnabled(FIRST_PICTURE);
  // Each further `down` repeats the held key.
  for (let repetition = 0; repetition < 10; repetition += 1) await page.keyboard.down('Enter');
  await body.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      }),
  );
  await expect(spin).toBeEnabled({ timeout: 1 });
  await page.keyboard.up('Enter');
  await spin.press('Enter');
  await expect.poll(ended, FIRST_PICTURE).toBe(2);
  expect(world.ledger.played.size).toBe(2);
});

test('each touch resumes sound that was interrupted', LONG, async ({ page }) => {
  test.setTimeout(300_000);
  const { body } = await openRecording(page);
  await page.mouse.click(...REELS);
  const contexts = await body.evaluateHandle((): readonly AudioContext[] => {
    const made: unknown = Reflect.get(globalThis, 'contexts');
    const isContext = (each: unknown): each is AudioContext => each instanceof AudioContext;
    return Array.isArray(made) ? made.filter(isContext) : [];
  });
  const states = () => contexts.evaluate((all) => all.map(({ state }) => state));
  await expect.poll(states).toEqual(['running']);
  const touches = [
    () => page.mouse.click(...REELS),
    () => page.touchscreen.tap(...REELS),
    () => page.keyboard.press('Shift'),
  ];
  for (const touch of touches) {
    await contexts.evaluate((all) => Promise.all(all.map((context) => context.suspend())));
    expect(await states()).toEqual(['suspended']);
    await touch();
    await expect.poll(states).toEqual(['running']);
  }
});

test('the picture is restored after a loss while the game is at rest', LONG, async ({ page }) => {
  test.setTimeout(300_000);
  const { canvas } = await openRecording(page);
  const before = await settledColoursOf(canvas);
  const losable = await losableOf(canvas);
  await losable.evaluate(({ extension }) => extension.loseContext());
  await expect.poll(async () => differenceOf(before, await coloursOf(canvas))).toBeGreaterThan(SAME);
  await losable.evaluate(
    ({ element, extension }) =>
      new Promise((resolve) => {
        element.addEventListener('webglcontextrestored', resolve, { once: true });
        extension.restoreContext();
      }),
  );
  await expect.poll(async () => differenceOf(before, await coloursOf(canvas))).toBeLessThan(SAME);
});
