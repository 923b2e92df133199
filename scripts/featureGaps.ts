import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The missing test or story of a feature (a folder of `features/`, or the Studio). */
export interface Gap {
  /** Its path, such as `features/screens/chat`. */
  readonly feature: string;
  readonly lacks: 'a test' | 'a story';
}

/** A source file: its path in the project, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const FEATURE = /^(?:features\/(?!testing\/)[^/]+\/[^/]+|studio)(?=\/)/;
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/**
 * Lists features without a test beside them, and features that draw something without a story.
 * @param sources the files of `features/`, `studio/` and `stories/`
 */
export function gapsOf(sources: readonly Source[]): readonly Gap[] {
  const own = new Map<string, string[]>();
  for (const { path } of sources) {
    const feature = FEATURE.exec(path)?.[0];
    if (feature !== undefined) own.set(feature, [...(own.get(feature) ?? []), path]);
  }
  const stories = sources.filter(({ path }) => path.startsWith('stories/')).map(({ text }) => text);
  return [...own].flatMap(([feature, paths]): Gap[] => {
    const draws = paths.some((path) => path.endsWith('.tsx') && !isTest(path));
    const isShown = stories.some((text) => text.includes(`#${feature}/`));
    return [
      ...(paths.some(isTest) ? [] : [{ feature, lacks: 'a test' } as const]),
      ...(draws && !isShown ? [{ feature, lacks: 'a story' } as const] : []),
    ];
  });
}

export async function readSources(root: string): Promise<readonly Source[]> {
  const found: Source[] = [];
  for (const folder of ['features', 'studio', 'stories']) {
    const entries = await readdir(join(root, folder), { recursive: true });
    for (const entry of entries.filter((each) => /\.tsx?$/.test(each)))
      found.push({ path: `${folder}/${entry}`, text: await readFile(join(root, folder, entry), 'utf8') });
  }
  return found;
}
