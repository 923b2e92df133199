import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { FirstData } from '#protocol/firstData.ts';
import type { PagePath } from '#protocol/pages.ts';
import { styled, styleOf } from './styledMarkup.ts';

/** The folder of the code that draws pages, from the folder of the built app. It is no file of the app. */
export const DRAWING_FOLDER = '../drawing';
export const WORKER_FILE = 'worker.js';
/** The list of the pages that this build can draw. */
export const DRAWN_PATHS = 'paths.json';

/** How many drawn pages are kept. */
const MAX_KEPT = 200;
/**
 * Drawn pages tell times as “3 minutes ago”. After the first time a page is drawn again for the next document, and
 * after the second time an old drawing is not used any more.
 */
const FRESH_MS = 60_000;
const MAX_AGE_MS = 300_000;
/** A page that the thread cannot draw in this time is not drawn. */
const MAX_DRAW_MS = 10_000;
/** While so many pages wait for the thread, no other is drawn, since its document would not wait for it. */
const MAX_WAITING = 8;

const Drawn = z.object({ id: z.number(), markup: z.string(), error: z.string().optional() });

/** A page with its data, and the settings that its code gets. */
export interface DrawRequest {
  readonly path: PagePath;
  /** The path and the query that the page is drawn for, without the language. */
  readonly address: string;
  readonly settings: { readonly Locale: LocaleID };
  readonly data: FirstData;
}

/** Draws the content of pages from their data. */
export interface PageDrawer {
  /** Whether the build can draw the page. */
  draws(path: PagePath | undefined): boolean;
  /**
   * Returns the markup of a page, or nothing if it cannot be drawn. The same data of visitors is drawn once. A drawing
   * of a player’s data is never kept.
   */
  draw(request: DrawRequest): Promise<string>;
}

const NO_DRAWER: PageDrawer = { draws: () => false, draw: () => Promise.resolve('') };

/**
 * Creates the drawer of a build. It draws in a thread of its own, which starts at once, since loading the code takes
 * longer than a document waits. The thread does not keep the process alive.
 *
 * @param appFolder the built app
 * @param onError receives the failures of the thread
 */
export function createPageDrawer(appFolder: string, onError: (error: Error) => void): PageDrawer {
  const folder = resolve(appFolder, DRAWING_FOLDER);
  if (!existsSync(join(folder, WORKER_FILE))) return NO_DRAWER;
  const paths = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(join(folder, DRAWN_PATHS), 'utf8'))));
  const kept = new Map<string, { readonly at: number; readonly markup: Promise<string> }>();
  const waiting = new Map<number, (markup: string) => void>();
  let thread: Worker | undefined;
  let last = 0;

  const end = (): void => {
    thread = undefined;
    for (const done of waiting.values()) done('');
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(join(folder, WORKER_FILE), {
      // The thread needs no loader of the service.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    started.on('message', (message: unknown) => {
      const { id, markup, error } = Drawn.parse(message);
      if (error !== undefined) onError(new Error(`a page was not drawn: ${error}`));
      waiting.get(id)?.(markup);
      waiting.delete(id);
    });
    started.on('error', (error) => {
      onError(error);
      if (thread === started) end();
    });
    started.on('exit', () => {
      if (thread === started) end();
    });
    return started;
  };
  const drawOnce = (request: DrawRequest): Promise<string> => {
    if (waiting.size >= MAX_WAITING) return Promise.resolve('');
    thread ??= start();
    last += 1;
    const id = last;
    thread.postMessage({ id, ...request });
    return new Promise<string>((resolve) => {
      const timer = setTimeout(() => {
        if (waiting.delete(id)) resolve('');
      }, MAX_DRAW_MS);
      timer.unref();
      waiting.set(id, (markup) => {
        clearTimeout(timer);
        resolve(markup);
      });
    }).then((drawn) => {
      const { markup, rules } = styled(drawn, 'c');
      return drawn === '' ? '' : styleOf(rules) + markup;
    });
  };

  thread = start();

  return {
    draws: (path) => path !== undefined && paths.has(path),
    draw(request) {
      const { path, address, settings, data } = request;
      if (data.PlayerID !== undefined) return drawOnce(request);
      const { Answers } = data;
      // The age of the data changes nothing in the picture.
      const key = JSON.stringify([path, address, settings, Answers]);
      const now = performance.now();
      const before = kept.get(key);
      const age = before === undefined ? Number.POSITIVE_INFINITY : now - before.at;
      const known =
        before !== undefined && age < FRESH_MS
          ? before
          : { at: now, markup: drawOnce({ path, address, settings, data: { Age: 0, Answers } }) };
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      void known.markup.then((markup) => {
        if (markup === '' && kept.get(key) === known) kept.delete(key);
      });
      return before !== undefined && age < MAX_AGE_MS ? before.markup : known.markup;
    },
  };
}
