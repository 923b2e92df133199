import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';

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
        const figures = frames
          .slice(from, from + SHEET)
          .map(
            ({ second, file, step }) =>
              `<figure><img src="${file}" alt=""><figcaption>${String(second)} s <b>${step ?? ''}</b></figcaption></figure>`,
          );
        const html = join(folder, `sheet-${String(from / SHEET + 1)}.html`);
        await writeFile(
          html,
          `<!doctype html><meta charset="utf-8"><style>body{margin:8px;background:#222;color:#ddd;font:12px system-ui;display:grid;
          grid-template-columns:repeat(12,1fr);gap:6px}figure{margin:0}img{width:100%;display:block}b{color:#fc6}</style>${figures.join('')}`,
        );
        const sheet = await browser.newPage({ viewport: { width: 1900, height: 900 } });
        await sheet.goto(pathToFileURL(resolve(html)).href);
        await sheet.screenshot({ path: html.replace(/html$/, 'png'), fullPage: true });
        await sheet.close();
      }
    },
  };
}
