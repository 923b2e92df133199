import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    gameBench: {
      isTouchable: boolean;
      button(): HTMLElement | null;
      /** An option of a choice that waits for the player. */
      option(): HTMLElement | null;
      changed(): void;
      play(rounds: number, skips: boolean): Promise<void>;
    };
  }
}

/** The code of the measured game. */
export const GAME = process.env['BENCH_GAME'] ?? 'owl';
const DEMO = `play?demo=1&brand=bj188&game_code=${GAME}&lang=zh_tw`;
const LONGEST_MS = 60_000;
/** The prefix of the time in the page's console. */
const TOUCHABLE = 'touchable after ';

/** A page for the game, controlled from inside the page. It also simulates the platform's page around the frame. */
export async function newGamePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(startGame);
  await page.addInitScript(driveGame, TOUCHABLE);
  return page;
}

/**
 * Opens a demo of the game for a new visitor.
 *
 * @returns the time until a round could start, in milliseconds since the request
 */
export async function openDemo(page: Page, origin: string): Promise<number> {
  // The page reports through its console, since Playwright would run its own code in the page while the game loads.
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(TOUCHABLE),
    timeout: LONGEST_MS,
  });
  await page.goto(`${origin}/${DEMO}&visitor=${crypto.randomUUID()}&page=${encodeURIComponent(origin)}`, {
    waitUntil: 'commit',
  });
  return Number((await told).text().slice(TOUCHABLE.length));
}

/** Plays rounds to their end. @param skips whether celebrations are skipped */
export const playRounds = (page: Page, rounds: number, skips: boolean): Promise<void> =>
  page.evaluate(([count, isSkipping]) => window.gameBench.play(count, isSkipping), [rounds, skips] as const);

/** Runs in the page, like all functions below, so they use no variables of this module. */
function startGame(): void {
  addEventListener('message', ({ data }: MessageEvent<{ readonly Type?: string }>) => {
    if (data.Type !== 'ready') return;
    const start = { Type: 'start', Lang: 'zh_tw', IsMuted: true, ReducedMotion: false, HasChat: false };
    postMessage(start, location.origin);
  });
}

/** Its functions have no names, since the compiler of this file would mark named functions. */
function driveGame(touchable: string): void {
  window.gameBench = {
    isTouchable: false,
    button() {
      return document.querySelector('button.spin:not([aria-disabled])');
    },
    option() {
      return document.querySelector(
        '.choice-panel:not([hidden]) .choice-options button:not([aria-disabled]), .cloud-panel:not([hidden]) .cloud-take:not([aria-disabled])',
      );
    },
    changed() {
      if (this.isTouchable || this.button() === null) return;
      this.isTouchable = true;
      console.debug(`${touchable}${performance.now()}`);
    },
    play(rounds, skips) {
      let left = rounds;
      return new Promise((resolve) => {
        this.changed = () => {
          const option = this.option();
          if (option !== null) {
            setTimeout(() => option.click());
            return;
          }
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
