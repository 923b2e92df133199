import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type SheetPicture, writeSheet } from './contactSheet.ts';
import { VIEWPORTS } from './screens.ts';
import { TAIPEI } from './visitor.ts';

/** A scene of a film. */
export interface GameScene {
  readonly name: string;
  /** The code of the game. */
  readonly game: string;
  /** The spin's outcome, by its name in the mocks' scenario. */
  readonly outcome?: string;
  /** Whether it shows a visitor's demo. */
  readonly isDemo?: boolean;
  /** Seconds of the game that are filmed. */
  readonly seconds: number;
  /** Milliseconds between two pictures. */
  readonly every?: number;
}

const FRAME_MS = 1000 / 60;
const EVERY_MS = 100;
/** The mocks answer by the real clock while the page's clock is stopped. */
const ANSWER_MS = 15;
/** The options of a choice are filmed for so long before one of them is taken. */
const READABLE_MS = 1500;
const READY = { timeout: 120_000 };
const PLAYER = '0900000005';
const COLUMNS = { phone: 12, landscape: 6, desktop: 5 } as const;
export type FilmScreen = keyof typeof COLUMNS;

const SCREENS: Readonly<Record<FilmScreen, BrowserContextOptions>> = {
  phone: { viewport: VIEWPORTS.phone, isMobile: true, hasTouch: true },
  landscape: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  desktop: { viewport: VIEWPORTS.desktop },
};

/** Films a spin on the offline build. The page's clock stops for each picture, so slow and fast machines make the same film. */
export async function filmGame(
  browser: Browser,
  origin: string,
  folder: string,
  screen: FilmScreen,
  { name, game, outcome, isDemo = false, seconds, every = EVERY_MS }: GameScene,
): Promise<number> {
  const context = await browser.newContext({ ...SCREENS[screen], ...TAIPEI });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await page.addInitScript(dismiss);
    await page.goto(`${origin}/zh_tw/support/terms?scenario=off,calm`);
    await page.getByRole('main').waitFor(READY);
    await page.evaluate(openGame, game);
    const scenario = [...(isDemo ? [] : [`as:${PLAYER}`]), 'off', 'calm', ...(outcome ? [`outcome:${outcome}`] : [])];
    const path = isDemo ? 'test-play-game' : 'play-game/now';
    await page.goto(`${origin}/zh_tw/${path}?game=${game}&scenario=${scenario.join(',')}`);
    const frame = page.frameLocator('iframe');
    const spin = frame.getByRole('button', { name: '旋轉' });
    await spin.and(frame.locator(':not([aria-disabled])')).waitFor(READY);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await step(page, 1000);
    const to = join(folder, screen, name);
    await mkdir(to, { recursive: true });
    const pictures: SheetPicture[] = [];
    const shoot = async (time: number): Promise<void> => {
      const file = `${String(time).padStart(5, '0')}.jpg`;
      await page.screenshot({ path: join(to, file), type: 'jpeg', quality: 80, animations: 'allow', ...READY });
      pictures.push({ file: `${name}/${file}`, label: `${String(time)} ms` });
    };
    await shoot(0);
    await spin.evaluate((button: HTMLElement) => button.click());
    for (let time = every; time <= seconds * 1000; time += every) {
      await step(page, every);
      await frame.locator('body').evaluate(pressWaiting, { time, readable: READABLE_MS });
      await shoot(time);
    }
    await writeSheet(browser, { folder: join(folder, screen), name, columns: COLUMNS[screen] }, pictures);
    return pictures.length;
  } finally {
    await context.close();
  }
}

/** Advances the page with its frames and animations. */
async function step(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= FRAME_MS * 3) {
    const part = Math.min(left, FRAME_MS * 3);
    await page.clock.runFor(part);
    await Promise.all(page.frames().map((frame) => frame.evaluate(moveAnimations, part).catch(() => undefined)));
    await sleep(ANSWER_MS);
  }
}

/** Advances style animations, which do not follow the clock of scripts. Runs in the page, like the functions below. */
function moveAnimations(part: number): void {
  const moved = ((window as unknown as { moved?: Set<Animation> }).moved ??= new Set());
  for (const animation of document.getAnimations()) {
    const isNew = !moved.has(animation);
    moved.add(animation);
    if (isNew) animation.pause();
    const time = isNew ? 0 : Number(animation.currentTime) + part;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (time < end) animation.currentTime = time;
    else if (Number.isFinite(end)) animation.finish();
  }
}

/** A hold and respin waits for the player at each respin, and a choice for an option. A press during their show would skip it. */
function pressWaiting(body: HTMLElement, { time, readable }: { time: number; readable: number }): void {
  body.querySelector<HTMLElement>('button.spin[data-mode=respin]:not([aria-disabled], [data-is-busy])')?.click();
  const option = body.querySelector<HTMLElement>(':is(.choice-option, .cloud-take):not([aria-disabled])');
  if (option === null || option.offsetParent === null) return;
  const { offered = String(time) } = body.dataset;
  body.dataset['offered'] = offered;
  if (time - Number(offered) >= readable) option.click();
}

function dismiss(): void {
  if (window.origin !== 'null') localStorage.setItem('menagerie.ageGate', 'true');
}

async function openGame(GameCode: string): Promise<void> {
  await fetch('/dev/game', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ GameCode, Playable: true }),
  });
}
