import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a section of the app (a folder of `features/`) lacks. */
export interface Lack {
  readonly section: string;
  readonly lacks: 'a test' | 'a story';
}

/** A source file: its path in the project, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/**
 * Sections that no test beside them proves, and those that draw something which no story shows.
 * @param sources the files of `features/` and `stories/`
 */
export function lacksOf(sources: readonly Source[]): readonly Lack[] {
  const own = new Map<string, string[]>();
  for (const { path } of sources) {
    const section = /^features\/([^/]+)\//.exec(path)?.[1];
    if (section !== undefined && section !== 'testing') own.set(section, [...(own.get(section) ?? []), path]);
  }
  const stories = sources.filter(({ path }) => path.startsWith('stories/')).map(({ text }) => text);
  return [...own].flatMap(([section, paths]): Lack[] => {
    const draws = paths.some((path) => path.endsWith('.tsx') && !isTest(path));
    const isShown = stories.some((text) => text.includes(`#features/${section}/`));
    return [
      ...(paths.some(isTest) ? [] : [{ section, lacks: 'a test' } as const]),
      ...(draws && !isShown ? [{ section, lacks: 'a story' } as const] : []),
    ];
  });
}

/** Reads what `lacksOf` takes. */
export async function readSources(root: string): Promise<readonly Source[]> {
  const found: Source[] = [];
  for (const folder of ['features', 'stories']) {
    const entries = await readdir(join(root, folder), { recursive: true });
    for (const entry of entries.filter((each) => /\.tsx?$/.test(each)))
      found.push({ path: `${folder}/${entry}`, text: await readFile(join(root, folder, entry), 'utf8') });
  }
  return found;
}
