import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { writeSheet } from './contactSheet.ts';

export interface Frame {
  readonly second: number;
  readonly file: string;
  /** The player's action since the last picture. */
  readonly step: string | undefined;
}

export interface Film {
  /** Records an action of the player for the next picture. */
  readonly note: (step: string) => void;
  readonly end: () => Promise<readonly Frame[]>;
  /** Writes contact sheets of a minute each. */
  readonly writeSheets: (browser: Browser) => Promise<void>;
}

const SHEET = 60;
/** A page that navigates cannot be photographed. More failed pictures in a row are an error. */
const MAX_MISSED = 3;

/** Takes a picture of a page every second, in parallel to the actions on it. */
export function startFilm(page: Page, folder: string, seconds: number): Film {
  const start = performance.now();
  const frames: Frame[] = [];
  let steps: readonly string[] = [];
  let missed = 0;
  const reel = shoot();

  async function shoot(): Promise<void> {
    for (let second = 0; second < seconds && !page.isClosed(); second += 1) {
      const wait = start + second * 1000 - performance.now();
      if (wait > 0) await sleep(wait);
      const file = `${String(second).padStart(3, '0')}.jpg`;
      const noted = steps;
      steps = [];
      // Animations are caught halfway, as a player sees them.
      const picture = page.screenshot({
        path: join(folder, file),
        type: 'jpeg',
        quality: 70,
        animations: 'allow',
        caret: 'initial',
      });
      try {
        await picture;
      } catch (error) {
        // A closed page means that the tour failed, which reports its own reason.
        if (page.isClosed()) return;
        missed += 1;
        if (missed > MAX_MISSED) throw error;
        steps = [...noted, ...steps];
        continue;
      }
      missed = 0;
      frames.push({ second, file, step: noted.length > 0 ? noted.join(', ') : undefined });
    }
  }

  return {
    note: (step) => {
      steps = [...steps, step];
    },
    async end() {
      await reel;
      return frames;
    },
    async writeSheets(browser) {
      for (let from = 0; from < frames.length; from += SHEET) {
        const pictures = frames
          .slice(from, from + SHEET)
          .map(({ second, file, step }) => ({ file, label: `${String(second)} s`, step }));
        await writeSheet(browser, { folder, name: `sheet-${String(from / SHEET + 1)}`, columns: 12 }, pictures);
      }
    },
  };
}
