import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { compareSheets, encode, layOut, type Picture } from './sheet.ts';

/** Where a story stands on the browser's page. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const baselines = 'stories/proof/baselines';
/** What differs is laid beside what was approved, outside the checkout's files. */
const findings = 'test-results/pictures';

const sheets = new Map<string, Picture[]>();
const said = new Set<string>();

const takePicture: BrowserCommand<[sheet: string, story: string, clip: Clip]> = async (
  { page },
  sheet,
  story,
  clip,
) => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  await session.detach();
  sheets.set(sheet, [...(sheets.get(sheet) ?? []), { story, png: Buffer.from(data, 'base64') }]);
};

const judgeSheet: BrowserCommand<[sheet: string]> = async ({ page, project }, name) => {
  const pictures = sheets.get(name);
  sheets.delete(name);
  if (!pictures) return [`${name}: no picture was taken`];
  const version = page.context().browser()?.version() ?? '';
  const folder = `${baselines}/chromium-${version.split('.')[0] ?? ''}`;
  const root = project.config.root;
  const file = join(root, folder, `${name}.png`);
  const sheet = await layOut(pictures);
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    // An approved sheet that still holds is left as it is, or every update would touch them all.
    const holds = existsSync(file) && (await compareSheets(sheet, await readFile(file))).differences.length === 0;
    if (holds) return [];
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(file, await encode(sheet));
    return [];
  }
  if (!existsSync(join(root, folder))) {
    if (!said.has(folder)) {
      console.warn(
        `\n*** PICTURES ARE NOT COMPARED: there is no ${folder}. npm run visual:update writes it; look at it. ***\n`,
      );
    }
    said.add(folder);
    return [];
  }
  if (!existsSync(file)) return [`${folder}/${name}.png is missing (npm run visual:update writes it; look at it)`];
  const approved = await readFile(file);
  const { differences, picture } = await compareSheets(sheet, approved);
  const beside = join(root, findings, name);
  if (differences.length === 0) return [];
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  await writeFile(join(beside, 'now.png'), await encode(sheet));
  await writeFile(join(beside, 'approved.png'), approved);
  if (picture) await writeFile(join(beside, 'differences.png'), picture);
  return differences.map((what) => `${name}, ${what} (${findings}/${name}; npm run visual:update approves it)`);
};

/** What the proof of stories asks Node to do: `takePicture` adds the story that stands to a sheet, `judgeSheet` compares it. */
export const proofCommands = { takePicture, judgeSheet };
