import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareSheets, encode, layOut, type Picture } from './sheet.ts';

const baselines = 'stories/visual/baselines';
/** The folder for differences, which Git ignores. */
const findings = 'test-results/pictures';

/** A component's pictures in a brand, and the place of their baseline. */
export interface Comparison {
  /** Such as `Button-bj188`. */
  readonly name: string;
  readonly pictures: readonly Picture[];
  readonly root: string;
  /**
   * The browser's version: `150.0.7204.49`. Its major version names the folder of baselines, since letters differ between major versions.
   */
  readonly version: string;
  /** Whether the pictures become the baseline. */
  readonly update: boolean;
  /** Warns, once per folder, that nothing was compared. */
  readonly warn: (folder: string) => void;
}

/**
 * Compares a sheet with its baseline, or makes it the baseline.
 * @returns a line for each story that differs; none without differences, or if the major version has no folder
 */
export async function compareScreenshot({
  name,
  pictures,
  root,
  version,
  update,
  warn,
}: Comparison): Promise<readonly string[]> {
  const folder = `${baselines}/chromium-${version.split('.')[0] ?? ''}`;
  const file = join(root, folder, `${name}.png`);
  const sheet = await layOut(pictures);
  if (update) {
    // An unchanged sheet is not written, because an update would otherwise change all files.
    const holds = existsSync(file) && (await compareSheets(sheet, await readFile(file))).differences.length === 0;
    if (holds) return [];
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(file, await encode(sheet));
    return [];
  }
  if (!existsSync(join(root, folder))) {
    warn(folder);
    return [];
  }
  if (!existsSync(file)) return [`${folder}/${name}.png is missing (npm run visual:update writes it; look at it)`];
  const approved = await readFile(file);
  const { differences, picture } = await compareSheets(sheet, approved);
  if (differences.length === 0) return [];
  const beside = join(root, findings, name);
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  await writeFile(join(beside, 'now.png'), await encode(sheet));
  await writeFile(join(beside, 'approved.png'), approved);
  if (picture) await writeFile(join(beside, 'differences.png'), picture);
  return differences.map((what) => `${name}, ${what} (${findings}/${name}; npm run visual:update approves it)`);
}
