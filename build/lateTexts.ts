import type { Plugin } from 'vite';
import { type Numbering, namesIn } from './messageIndex.ts';

/** What a module that says a late text is built upon: nothing, but its file's name tells the loader (`build/retryableChunks.ts`). */
const MARK = 'virtual:late-texts';
const RESOLVED = `\0${MARK}`;
const SOURCE = /\/(?:features|studio|app|ui)\/[^?]*\.tsx?$/;

/** Name of the marking file, without its hash. */
export const LATE_TEXTS_FILE = 'late-texts';

/**
 * Has parts that come later bring their texts with them: a module that says a text of the language's second file is marked, and the
 * loader fetches that file before any part with such a module (`locales/loadMessages.ts`). The build stops where the first page itself
 * says one, or nobody would have fetched it.
 */
export function lateTexts({ isLate }: Numbering): Plugin {
  const saidBy = new Map<string, readonly string[]>();
  return {
    name: 'menagerie:late-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === MARK ? RESOLVED : undefined),
    // More than nothing, or the bundler leaves the file out.
    load: (id) => (id === RESOLVED ? { code: 'Reflect.get(globalThis, "");', moduleSideEffects: true } : undefined),
    transform(code, id) {
      const file = id.replaceAll('\\', '/');
      if (!SOURCE.test(file)) return null;
      const late = namesIn(code, (name) => (isLate(name) ? '' : name));
      if (late.length === 0) return null;
      saidBy.set(id, late);
      return { code: `${code}\nimport '${MARK}';\n`, map: null };
    },
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      const first = new Set<string>();
      const follow = (name: string): void => {
        const chunk = chunks.get(name);
        if (chunk === undefined || first.has(name)) return;
        first.add(name);
        for (const one of chunk.imports) follow(one);
      };
      for (const [name, chunk] of chunks) if (chunk.isEntry) follow(name);
      const wrong = [...first].flatMap((name) =>
        Object.keys(chunks.get(name)?.modules ?? {}).flatMap((id) =>
          (saidBy.get(id) ?? []).map((text) => `${text} (${id})`),
        ),
      );
      if (wrong.length > 0) this.error(`The first page says texts of the second file: ${wrong.join(', ')}`);
    },
  };
}
