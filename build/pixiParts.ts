import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'pixi.js';
const RESOLVED = '\0pixi-parts';
/** Names of CSS colours for the colour parser of PixiJS. The games write colours as numbers or in hexadecimal, so they need none. */
const COLOUR_NAMES = '@pixi/colord/plugins/names';
const NO_COLOUR_NAMES = '\0pixi-no-colour-names';

/** The file of each PixiJS export that the games use. */
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
/**
 * Modules that must register themselves: the mask for rectangles, and uploads without `eval`, which the content-security policy forbids.
 * The package's own `unsafe-eval` entry also loads the WebGPU renderer and the particle container.
 */
const REGISTER: Readonly<Record<string, string>> = {
  extensions: 'extensions/Extensions.mjs',
  StencilMask: 'rendering/mask/stencil/StencilMask.mjs',
  AbstractRenderer: 'rendering/renderers/shared/system/AbstractRenderer.mjs',
  UboSystem: 'rendering/renderers/shared/shader/UboSystem.mjs',
  GlUboSystem: 'rendering/renderers/gl/GlUboSystem.mjs',
  GlShaderSystem: 'rendering/renderers/gl/shader/GlShaderSystem.mjs',
  GlUniformGroupSystem: 'rendering/renderers/gl/shader/GlUniformGroupSystem.mjs',
  generateShaderSyncPolyfill: 'unsafe-eval/shader/generateShaderSyncPolyfill.mjs',
  generateUboSyncPolyfillSTD40: 'unsafe-eval/ubo/generateUboSyncPolyfill.mjs',
  generateUniformsSyncPolyfill: 'unsafe-eval/uniforms/generateUniformsSyncPolyfill.mjs',
};
/**
 * PixiJS files that the games never run: code generators for `eval` (the registered polyfills replace them), picture masks and compressed
 * textures.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'filters/mask/MaskFilter.mjs': 'MaskFilter',
  'rendering/renderers/gl/shader/GenerateShaderSyncCode.mjs': 'generateShaderSyncCode',
  'rendering/renderers/gl/shader/utils/createUboSyncSTD40.mjs': 'createUboSyncFunctionSTD40',
  'rendering/renderers/gl/shader/utils/generateUniformsSync.mjs': 'generateUniformsSync',
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs': 'glUploadCompressedTextureResource',
};
/**
 * Finds the best precision of fragment shaders. PixiJS opens a second WebGL context for it, which takes as long as the game's own. GLSL ES
 * 3.00 requires `highp` on every device.
 */
const PRECISION = 'rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs';
const HIGH_PRECISION = `export const getMaxFragmentPrecision = () => 'highp';`;
const REGISTERING = `extensions.add(StencilMask);
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });
Object.assign(UboSystem.prototype, { _systemCheck() {} });
Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: generateUniformsSyncPolyfill });
Object.assign(GlUboSystem.prototype, { _generateUboSync: generateUboSyncPolyfillSTD40 });
Object.assign(GlShaderSystem.prototype, { _generateShaderSync: generateShaderSyncPolyfill });`;

/**
 * Lets `import { … } from 'pixi.js'` load only the files of these exports. The package's own entry registers every renderer, filter and
 * loader, which doubles the code, and its `exports` hide the files.
 * @throws Error if PixiJS has moved a file
 */
export function pixiParts(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve(ID)), '.');
  const unused = new Map(Object.entries(UNUSED).map(([file, name]) => [join(folder, file), name]));
  const precision = join(folder, PRECISION);
  return {
    name: 'menagerie:pixi-parts',
    enforce: 'pre',
    // CommonJS dependencies of PixiJS. The development server only finds packages that are imported by name.
    config: () => ({ optimizeDeps: { include: ['eventemitter3', 'ismobilejs', 'parse-svg-path'] } }),
    resolveId(id) {
      if (id === ID) return RESOLVED;
      return id === COLOUR_NAMES ? NO_COLOUR_NAMES : undefined;
    },
    load(id) {
      if (id === NO_COLOUR_NAMES) return 'export default () => {};';
      if (id === precision) return HIGH_PRECISION;
      const name = unused.get(id);
      if (name !== undefined) return `export function ${name}() { throw new Error('${name} is not in this build'); }`;
      if (id !== RESOLVED) return undefined;
      for (const file of [...Object.values({ ...FILES, ...REGISTER }), ...Object.keys(UNUSED), PRECISION])
        if (!existsSync(join(folder, file))) throw new Error(`pixi.js has no file ${file} any more`);
      const from = (file: string): string => JSON.stringify(join(folder, file));
      return [
        ...Object.entries(FILES).map(([name, file]) => `export { ${name} } from ${from(file)};`),
        ...Object.entries(REGISTER).map(([name, file]) => `import { ${name} } from ${from(file)};`),
        REGISTERING,
      ].join('\n');
    },
  };
}
