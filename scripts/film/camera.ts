import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { writeSheet } from './sheet.ts';

/** One picture of a film. */
export interface Frame {
  readonly second: number;
  readonly file: string;
  /** What the player did since the picture before. */
  readonly step: string | undefined;
}

export interface Film {
  /** Notes what the player does; the next picture bears it. */
  readonly note: (step: string) => void;
  /** Waits for the last picture. */
  readonly end: () => Promise<readonly Frame[]>;
  /** Lays the pictures out, a minute a sheet. */
  readonly writeSheets: (browser: Browser) => Promise<void>;
}

const SHEET = 60;
/** A page that is on its way to another cannot be pictured; one that stays so is broken. */
const MAX_MISSED = 3;

/** Takes a picture of a page every second, beside whatever is done on it. */
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
      // What moves is caught half way, as a player sees it.
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
        // A closed page means that the tour failed, which reports the reason itself.
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
