import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { HEX_COLOURS, REPLACEMENTS, UNUSED } from './pixiReplacements.ts';
import { UNUSED_METHODS } from './pixiUnusedMethods.ts';
import { membersUsed, withoutMethods } from './withoutMethods.ts';

const ID = 'pixi.js';
const RESOLVED = '\0pixi-parts';
/** The colour parser of PixiJS, and the names of CSS colours. */
const COLOURS = '@pixi/colord';
const COLOUR_NAMES = '@pixi/colord/plugins/names';
const OWN_COLOURS = '\0pixi-colours';
const NO_COLOUR_NAMES = '\0pixi-no-colour-names';

/** The file of each PixiJS export that the games use. */
const FILES: Readonly<Record<string, string>> = {
  CanvasSource: 'rendering/renderers/shared/texture/sources/CanvasSource.mjs',
  Container: 'scene/container/Container.mjs',
  ImageSource: 'rendering/renderers/shared/texture/sources/ImageSource.mjs',
  Rectangle: 'maths/shapes/Rectangle.mjs',
  Sprite: 'scene/sprite/Sprite.mjs',
  Texture: 'rendering/renderers/shared/texture/Texture.mjs',
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
  GlShaderSystem: 'rendering/renderers/gl/shader/GlShaderSystem.mjs',
  GlUniformGroupSystem: 'rendering/renderers/gl/shader/GlUniformGroupSystem.mjs',
  generateShaderSyncPolyfill: 'unsafe-eval/shader/generateShaderSyncPolyfill.mjs',
};
/** The uniforms of the shader for sprites have four types. The package's own polyfill has functions for 40. */
const REGISTERING = `extensions.add(StencilMask);
const SET_UNIFORM = {
  'mat3x3<f32>': (gl, place, matrix) => gl.uniformMatrix3fv(place, false, matrix.toArray(true)),
  'vec4<f32>': (gl, place, numbers) => gl.uniform4fv(place, numbers),
  'vec2<f32>': (gl, place, numbers) => gl.uniform2fv(place, numbers),
  i32: (gl, place, samplers) => gl.uniform1iv(place, samplers),
};
function setUniforms({ uniformStructures }, found) {
  const setters = Object.entries(uniformStructures).filter(([name]) => found[name]);
  return (data, values, { gl }) => {
    for (const [name, { type }] of setters) SET_UNIFORM[type](gl, data[name].location, values[name]);
  };
}
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });
Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: setUniforms });
Object.assign(GlShaderSystem.prototype, { _generateShaderSync: generateShaderSyncPolyfill });`;

/**
 * Lets `import { … } from 'pixi.js'` load only the files of these exports. The package's own entry registers every renderer, filter and
 * loader, which doubles the code, and its `exports` hide the files.
 * @throws Error if PixiJS has moved a file or a method, or if code of the build calls a method that it lacks
 */
export function pixiParts(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve(ID)), '.');
  const unused = new Map(Object.entries(UNUSED).map(([file, name]) => [join(folder, file), name]));
  const replaced = new Map(Object.entries(REPLACEMENTS).map(([file, code]) => [join(folder, file), code]));
  const methods = new Map(Object.entries(UNUSED_METHODS).map(([file, names]) => [join(folder, file), names]));
  const removed = new Set(Object.values(UNUSED_METHODS).flat());
  return {
    name: 'menagerie:pixi-parts',
    enforce: 'pre',
    // CommonJS dependencies of PixiJS. The development server only finds packages that are imported by name.
    config: () => ({ optimizeDeps: { include: ['eventemitter3', 'ismobilejs', 'parse-svg-path'] } }),
    resolveId(id) {
      if (id === ID) return RESOLVED;
      if (id === COLOURS) return OWN_COLOURS;
      return id === COLOUR_NAMES ? NO_COLOUR_NAMES : undefined;
    },
    load(id) {
      if (id === NO_COLOUR_NAMES) return 'export default () => {};';
      if (id === OWN_COLOURS) return HEX_COLOURS;
      const code = replaced.get(id);
      if (code !== undefined) return code;
      const name = unused.get(id);
      if (name !== undefined) return `export function ${name}() { throw new Error('${name} is not in this build'); }`;
      if (id !== RESOLVED) return undefined;
      for (const file of [
        ...Object.values({ ...FILES, ...REGISTER }),
        ...Object.keys(UNUSED),
        ...Object.keys(REPLACEMENTS),
        ...Object.keys(UNUSED_METHODS),
      ])
        if (!existsSync(join(folder, file))) throw new Error(`pixi.js has no file ${file} any more`);
      const from = (file: string): string => JSON.stringify(join(folder, file));
      return [
        ...Object.entries(FILES).map(([name, file]) => `export { ${name} } from ${from(file)};`),
        ...Object.entries(REGISTER).map(([name, file]) => `import { ${name} } from ${from(file)};`),
        REGISTERING,
      ].join('\n');
    },
    transform(code, id) {
      const names = methods.get(id);
      return names && withoutMethods(code, this.parse(code), names);
    },
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        const used = file.type === 'chunk' ? membersUsed(file.code, removed) : [];
        if (used.length > 0)
          this.error(`${file.fileName} uses members that pixiUnusedMethods.ts removes: ${used.join(', ')}`);
      }
    },
  };
}
