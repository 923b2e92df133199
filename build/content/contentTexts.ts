import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compileAll } from './compileAll.ts';
import { compileText } from './compileText.ts';
import { listTexts, type TextFile } from './folder.ts';

const INDEX = 'virtual:content';
const RESOLVED = `\0${INDEX}`;
const TEXT = /\/(?:content\/pages|brands\/[^/]+\/content)\/[^/]+\/\w+\.md(\?text)?$/;

const keyOf = ({ brand, slug, locale }: TextFile): string =>
  [...(brand === undefined ? [] : [brand]), slug, locale].join('/');

/**
 * Serves the operator's texts as data. `virtual:content` maps `slug/locale` (a brand's own text: `brand/slug/locale`) to an import of the
 * compiled text. Each text is a chunk below `assets/content`. A build compiles all texts first and fails on any error.
 * @param root the checkout
 */
export function contentTexts(root: string): Plugin {
  const isText = (id: string): boolean => TEXT.test(id.split(sep).join('/'));
  return {
    name: 'menagerie:content',
    enforce: 'pre',
    config: (_config, { command }) =>
      command === 'build'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  chunkFileNames: ({ moduleIds }) =>
                    moduleIds.length === 1 && moduleIds.every(isText)
                      ? 'assets/content/[name]-[hash].js'
                      : 'assets/[name]-[hash].js',
                },
              },
            },
          }
        : {},
    buildStart() {
      if (this.environment.mode === 'build') compileAll(root);
    },
    resolveId: (id) => (id === INDEX ? RESOLVED : null),
    load(id) {
      if (id === RESOLVED) {
        const entries = listTexts(root).map(
          (text) => `${JSON.stringify(keyOf(text))}: () => import(${JSON.stringify(`${join(root, text.file)}?text`)})`,
        );
        return `export default {\n${entries.join(',\n')}\n};\n`;
      }
      if (!isText(id)) return null;
      const file = id.replace('?text', '');
      this.addWatchFile(file);
      const text = compileText(readFileSync(file, 'utf8'), relative(root, file).split(sep).join('/'));
      return `export default ${JSON.stringify(text)};\n`;
    },
    hotUpdate({ file, server }) {
      if (!isText(file)) return undefined;
      // The page keeps its loaded text, and a new file changes the map, so the page reloads.
      const table = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (table) this.environment.moduleGraph.invalidateModule(table);
      for (const module of this.environment.moduleGraph.getModulesByFile(file) ?? [])
        this.environment.moduleGraph.invalidateModule(module);
      server.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
