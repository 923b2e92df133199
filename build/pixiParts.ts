import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'pixi.js';
const RESOLVED = '\0pixi-parts';

/** The file of each thing that the games take from PixiJS. */
const FILES: Readonly<Record<string, string>> = {
  CanvasSource: 'rendering/renderers/shared/texture/sources/CanvasSource.mjs',
  Container: 'scene/container/Container.mjs',
  ImageSource: 'rendering/renderers/shared/texture/sources/ImageSource.mjs',
  Rectangle: 'maths/shapes/Rectangle.mjs',
  Sprite: 'scene/sprite/Sprite.mjs',
  Texture: 'rendering/renderers/shared/texture/Texture.mjs',
  Ticker: 'ticker/Ticker.mjs',
  WebGLRenderer: 'rendering/renderers/gl/WebGLRenderer.mjs',
};
/** Files that only have effects: masks for rectangles, and shaders without `eval`, which the content-security policy refuses. */
const EFFECTS = ['rendering/mask/stencil/StencilMask.mjs', 'unsafe-eval/init.mjs'];

/**
 * Lets `import { … } from 'pixi.js'` load only the files that have these things. The package's own entry registers every renderer,
 * filter and loader, which is more than twice as much code, and its `exports` hide the files.
 *
 * @throws Error if PixiJS has moved one of the files
 */
export function pixiParts(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve(ID)), '.');
  return {
    name: 'menagerie:pixi-parts',
    enforce: 'pre',
    // CommonJS packages of PixiJS. The development server finds packages only where they are imported by name.
    config: () => ({ optimizeDeps: { include: ['eventemitter3', 'ismobilejs', 'parse-svg-path'] } }),
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const file of [...Object.values(FILES), ...EFFECTS])
        if (!existsSync(join(folder, file))) throw new Error(`pixi.js has no file ${file} any more`);
      const from = (file: string): string => JSON.stringify(join(folder, file));
      return [
        ...Object.entries(FILES).map(([name, file]) => `export { ${name} } from ${from(file)};`),
        `import ${from(EFFECTS[1] ?? '')};`,
        `import { StencilMask } from ${from(EFFECTS[0] ?? '')};`,
        `import { extensions } from ${from('extensions/Extensions.mjs')};`,
        'extensions.add(StencilMask);',
      ].join('\n');
    },
  };
}
