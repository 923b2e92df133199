import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { compareScreenshot } from './compareScreenshot.ts';
import { createTakenPictures } from './takenPictures.ts';

/** The rectangle of the browser's page that shows a story. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const taken = createTakenPictures();
const said = new Set<string>();

function warn(folder: string): void {
  if (!said.has(folder)) {
    console.warn(
      `\n*** PICTURES ARE NOT COMPARED: there is no ${folder}. npm run visual:update writes it; look at it. ***\n`,
    );
  }
  said.add(folder);
}

type Session = ReturnType<ReturnType<BrowserCommandContext['page']['context']>['newCDPSession']>;

const sessions = new WeakMap<BrowserCommandContext['page'], Session>();

/** Opened once. */
function sessionOf(page: BrowserCommandContext['page']): Session {
  const known = sessions.get(page);
  if (known) return known;
  const opened = page.context().newCDPSession(page);
  sessions.set(page, opened);
  return opened;
}

const takePicture: BrowserCommand<[sheet: string, story: string, clip: Clip]> = async (
  { page },
  sheet,
  story,
  clip,
) => {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  taken.add(sheet, { story, png: Buffer.from(data, 'base64') });
};

const compareSheet: BrowserCommand<[sheet: string]> = async ({ page, project }, name) => {
  const pictures = taken.of(name);
  if (pictures.length === 0) return [`${name}: no picture was taken`];
  const differences = await compareScreenshot({
    name,
    pictures,
    root: project.config.root,
    version: page.context().browser()?.version() ?? '',
    update: project.config.snapshotOptions.updateSnapshot === 'all',
    warn,
  });
  // A retried test compares a sheet with differences again.
  if (differences.length === 0) taken.drop(name);
  return differences;
};

/** Commands of the visual tests that run in Node: `takePicture` adds the rendered story to a sheet, `compareSheet` compares the sheet. */
export const visualCommands = { takePicture, compareSheet };
