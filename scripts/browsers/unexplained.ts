import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { missingInCss } from './cssFeatures.ts';
import { missingInScript } from './scriptFeatures.ts';
import { WITHOUT_THEM } from './withoutThem.ts';

/** Folders of a build without code. */
const PICTURES = /^(?:art|effects|fonts|sounds)\//;

/**
 * Checks every style sheet and script of built apps.
 * @param folders the folders of the builds
 * @returns a line for each feature that a supported browser lacks and `WITHOUT_THEM` does not explain, and for each unused explanation
 */
export function unexplainedIn(folders: readonly string[], explained = WITHOUT_THEM): readonly string[] {
  const problems = new Map<string, string>();
  const used = new Set<string>();
  const read = new Set<string>();
  for (const folder of folders) {
    if (!existsSync(folder)) throw new Error(`${folder} is not built`);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      // A file's name contains its hash, so files with the same name are equal.
      if (PICTURES.test(file) || read.has(file)) continue;
      read.add(file);
      for (const { feature, lacking } of missingIn(join(folder, file))) {
        const reasons = Object.keys(explained).filter((name) => feature === name || feature.startsWith(`${name}.`));
        for (const reason of reasons) used.add(reason);
        if (reasons.length === 0 && !problems.has(feature))
          problems.set(feature, `${basename(file)} uses ${feature}, which comes with ${lacking.join(', ')}`);
      }
    }
  }
  const stale = Object.keys(explained).filter((name) => !used.has(name));
  return [...problems.values(), ...stale.map((name) => `${name} is explained, and nothing uses it`)];
}

function missingIn(file: string): ReturnType<typeof missingInCss> {
  if (file.endsWith('.css')) return missingInCss(readFileSync(file, 'utf8'));
  return file.endsWith('.js') ? missingInScript(file, readFileSync(file, 'utf8')) : [];
}
