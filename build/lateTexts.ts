import type { Plugin } from 'vite';
import { type Numbering, namesIn } from './messageIndex.ts';

/**
 * Every module with a late text imports this empty module. The name of its file tells the loader to fetch late texts
 * (`build/retryableChunks.ts`).
 */
const MARK = 'virtual:late-texts';
const RESOLVED = `\0${MARK}`;
const SOURCE = /\/(?:features|studio|app|ui)\/[^?]*\.tsx?$/;

/** Name of the marking file, without its hash. */
export const LATE_TEXTS_FILE = 'late-texts';

/**
 * Loads late texts together with the parts that use them. The plugin marks each module with a text of the language's second file, and the
 * loader fetches that file before it imports a part with such a module (`locales/loadMessages.ts`). Fails the build if the first page uses
 * a late text, because the loader does not run for the first page.
 */
export function lateTexts({ isLate }: Numbering): Plugin {
  const saidBy = new Map<string, readonly string[]>();
  return {
    name: 'menagerie:late-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === MARK ? RESOLVED : undefined),
    // The bundler drops an empty file.
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
