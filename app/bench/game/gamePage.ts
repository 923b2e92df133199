import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    gameBench: {
      /** When a round could be started first, in milliseconds since the page was requested. */
      touchable?: number;
      /** The button that starts a round and skips, if it does either now. */
      button(): HTMLElement | null;
      /** Called when the button has changed. */
      changed(): void;
      /** Plays rounds to their end. */
      play(rounds: number, skips: boolean): Promise<void>;
    };
  }
}

const DEMO = 'play?demo=1&brand=bj188&game_code=owl&lang=zh_tw';
const LONGEST_MS = 60_000;

/** A page for the game, which is driven from inside. It also plays the platform's page around the frame. */
export async function newGamePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(startGame);
  await page.addInitScript(driveGame);
  return page;
}

/**
 * Opens a demo of the game for a new visitor.
 * @returns when a round could be started, in milliseconds since the page was requested
 */
export async function openDemo(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/${DEMO}&visitor=${crypto.randomUUID()}&page=${encodeURIComponent(origin)}`, {
    waitUntil: 'commit',
  });
  const isTouchable = (): boolean => window.gameBench.touchable !== undefined;
  await page.waitForFunction(isTouchable, undefined, { timeout: LONGEST_MS, polling: 50 });
  return page.evaluate(() => window.gameBench.touchable ?? Number.NaN);
}

/** Plays rounds to their end. @param skips whether celebrations are skipped */
export const playRounds = (page: Page, rounds: number, skips: boolean): Promise<void> =>
  page.evaluate(([count, isSkipping]) => window.gameBench.play(count, isSkipping), [rounds, skips] as const);

/** Answers the game's `ready`. Runs in the page, as all functions below, so they refer to nothing outside. */
function startGame(): void {
  addEventListener('message', ({ data }: MessageEvent<{ readonly Type?: string }>) => {
    if (data.Type !== 'ready') return;
    const start = { Type: 'start', Lang: 'zh_tw', IsMuted: true, ReducedMotion: false, HasChat: false };
    postMessage(start, location.origin);
  });
}

/** No function in it has a name: the compiler of this file would mark it. */
function driveGame(): void {
  window.gameBench = {
    button() {
      return document.querySelector('button.spin:not([aria-disabled])');
    },
    changed() {
      if (this.button() !== null) this.touchable ??= performance.now();
    },
    play(rounds, skips) {
      let left = rounds;
      return new Promise((resolve) => {
        this.changed = () => {
          const button = this.button();
          const mode = button?.dataset['mode'];
          if (button === null || (mode === 'skip' && !skips)) return;
          if (mode === 'spin' && left === 0) {
            this.changed = () => {};
            resolve();
            return;
          }
          if (mode === 'spin') left -= 1;
          setTimeout(() => button.click());
        };
        this.changed();
      });
    },
  };
  new MutationObserver(() => window.gameBench.changed()).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-disabled', 'data-mode'],
  });
}
