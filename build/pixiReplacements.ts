/** PixiJS functions that the games never call, by the file of each. They throw. */
export const UNUSED: Readonly<Record<string, string>> = {
  // Code generators for `eval`. The registered polyfills replace them.
  'rendering/renderers/gl/shader/GenerateShaderSyncCode.mjs': 'generateShaderSyncCode',
  'rendering/renderers/gl/shader/utils/generateUniformsSync.mjs': 'generateUniformsSync',
};

/** Of a class that the games never use. */
const unusedClass = (name: string): string => `export class ${name} { static from() { throw new Error('${name}'); } }`;

/**
 * PixiJS files whose contents are replaced, relative to its `lib`. The games draw sprites with one mask, on one canvas, by WebGL 2. The
 * package also has WebGPU, meshes, vectors, filters, render textures, screenshots, videos, and a garbage collector that follows the clock
 * of PixiJS, which the games stop.
 */
export const REPLACEMENTS: Readonly<Record<string, string>> = {
  'rendering/renderers/shared/system/SharedSystems.mjs': `
    import { RenderGroupPipe } from '../../../../scene/container/RenderGroupPipe.mjs';
    import { RenderGroupSystem } from '../../../../scene/container/RenderGroupSystem.mjs';
    import { SpritePipe } from '../../../../scene/sprite/SpritePipe.mjs';
    import { BatcherPipe } from '../../../batcher/shared/BatcherPipe.mjs';
    import { ColorMaskPipe } from '../../../mask/color/ColorMaskPipe.mjs';
    import { StencilMaskPipe } from '../../../mask/stencil/StencilMaskPipe.mjs';
    import { BackgroundSystem } from '../background/BackgroundSystem.mjs';
    import { BlendModePipe } from '../blendModes/BlendModePipe.mjs';
    import { GCSystem } from '../GCSystem.mjs';
    import { GlobalUniformSystem } from '../renderTarget/GlobalUniformSystem.mjs';
    import { ViewSystem } from '../view/ViewSystem.mjs';
    export const SharedSystems = [BackgroundSystem, GlobalUniformSystem, ViewSystem, RenderGroupSystem, GCSystem];
    export const SharedRenderPipes = [
      BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, StencilMaskPipe, ColorMaskPipe,
    ];`,
  'rendering/renderers/gl/WebGLRenderer.mjs': `
    import { extensions, ExtensionType } from '../../../extensions/Extensions.mjs';
    import { GlBatchAdaptor } from '../../batcher/gl/GlBatchAdaptor.mjs';
    import { AbstractRenderer } from '../shared/system/AbstractRenderer.mjs';
    import { SharedRenderPipes, SharedSystems } from '../shared/system/SharedSystems.mjs';
    import { RendererType } from '../types.mjs';
    import { GlBufferSystem } from './buffer/GlBufferSystem.mjs';
    import { GlContextSystem } from './context/GlContextSystem.mjs';
    import { GlGeometrySystem } from './geometry/GlGeometrySystem.mjs';
    import { GlColorMaskSystem } from './GlColorMaskSystem.mjs';
    import { GlLimitsSystem } from './GlLimitsSystem.mjs';
    import { GlStencilSystem } from './GlStencilSystem.mjs';
    import { GlRenderTargetSystem } from './renderTarget/GlRenderTargetSystem.mjs';
    import { GlShaderSystem } from './shader/GlShaderSystem.mjs';
    import { GlUniformGroupSystem } from './shader/GlUniformGroupSystem.mjs';
    import { GlStateSystem } from './state/GlStateSystem.mjs';
    import { GlTextureSystem } from './texture/GlTextureSystem.mjs';
    const systems = [], renderPipes = [], renderPipeAdaptors = [];
    extensions.handleByNamedList(ExtensionType.WebGLSystem, systems);
    extensions.handleByNamedList(ExtensionType.WebGLPipes, renderPipes);
    extensions.handleByNamedList(ExtensionType.WebGLPipesAdaptor, renderPipeAdaptors);
    extensions.add(
      ...SharedSystems, GlContextSystem, GlLimitsSystem, GlBufferSystem, GlTextureSystem, GlRenderTargetSystem, GlGeometrySystem,
      GlUniformGroupSystem, GlShaderSystem, GlStateSystem, GlStencilSystem, GlColorMaskSystem, ...SharedRenderPipes, GlBatchAdaptor,
    );
    export class WebGLRenderer extends AbstractRenderer {
      constructor() {
        super({ name: 'webgl', type: RendererType.WEBGL, systems, renderPipes, renderPipeAdaptors });
      }
    }`,
  'rendering/renderers/shared/GCSystem.mjs': `
    import { ExtensionType } from '../../../extensions/Extensions.mjs';
    export class GCSystem {
      static extension = { type: [ExtensionType.WebGLSystem], name: 'gc', priority: 0 };
      now = 0;
      prerender() { this.now = performance.now(); }
      addCollection() {}
      addResource() {}
      removeResource() {}
      addResourceHash() {}
    }`,
  'rendering/renderers/shared/texture/CanvasPool.mjs': `
    export const CanvasPool = { setScreenSize() {}, removeScreen() {} };`,
  'rendering/renderers/shared/texture/TexturePool.mjs': `
    export const TexturePool = {
      setScreenSize() {},
      removeScreen() {},
      getOptimalTexture() { throw new Error('TexturePool'); },
      returnTexture() {},
    };`,
  'rendering/renderers/gpu/shader/GpuProgram.mjs': unusedClass('GpuProgram'),
  'rendering/high-shader/compileHighShaderToProgram.mjs': `
    import { GlProgram } from '../renderers/gl/shader/GlProgram.mjs';
    import { compileHighShaderGl } from './compiler/compileHighShader.mjs';
    import { fragmentGlTemplate, vertexGlTemplate } from './defaultProgramTemplate.mjs';
    import { globalUniformsBitGl } from './shader-bits/globalUniformsBit.mjs';
    const template = { vertex: vertexGlTemplate, fragment: fragmentGlTemplate };
    export const compileHighShaderGlProgram = ({ bits, name }) =>
      new GlProgram({ name, ...compileHighShaderGl({ template, bits: [globalUniformsBitGl, ...bits] }) });`,
  'rendering/batcher/shared/DefaultShader.mjs': `
    import { compileHighShaderGlProgram } from '../../high-shader/compileHighShaderToProgram.mjs';
    import { colorBitGl } from '../../high-shader/shader-bits/colorBit.mjs';
    import { generateTextureBatchBitGl } from '../../high-shader/shader-bits/generateTextureBatchBit.mjs';
    import { roundPixelsBitGl } from '../../high-shader/shader-bits/roundPixelsBit.mjs';
    import { getBatchSamplersUniformGroup } from '../../renderers/gl/shader/getBatchSamplersUniformGroup.mjs';
    import { Shader } from '../../renderers/shared/shader/Shader.mjs';
    export class DefaultShader extends Shader {
      constructor(maxTextures) {
        const bits = [colorBitGl, generateTextureBatchBitGl(maxTextures), roundPixelsBitGl];
        const resources = { batchSamplers: getBatchSamplersUniformGroup(maxTextures) };
        super({ glProgram: compileHighShaderGlProgram({ name: 'batch', bits }), resources });
        this.maxTextures = maxTextures;
      }
    }`,
  // PixiJS compiles a shader for this. GLSL ES 3.00 has no such limit.
  'rendering/batcher/gl/utils/checkMaxIfStatementsInShader.mjs': `
    export const checkMaxIfStatementsInShader = (most) => most;`,
  // Finds the best precision of fragment shaders. PixiJS opens a second WebGL context for it, which takes as long as the game's own. GLSL
  // ES 3.00 requires \`highp\` on every device.
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs': `
    export const getMaxFragmentPrecision = () => 'highp';`,
  'rendering/renderers/gl/shader/program/logProgramError.mjs': `
    export function logProgramError(gl, program) { console.error('PixiJS:', gl.getProgramInfoLog(program)); }`,
  // The games draw on one canvas, so no texture is a target.
  'rendering/renderers/gl/renderTarget/GlRenderTargetAdaptor.mjs': `
    import { Rectangle } from '../../../../maths/shapes/Rectangle.mjs';
    import { CLEAR } from '../const.mjs';
    import { GlRenderTarget } from '../GlRenderTarget.mjs';
    export class GlRenderTargetAdaptor {
      init(renderer, targets) {
        this._renderer = renderer;
        this._targets = targets;
        this.resetState();
        renderer.runners.contextChange.add(this);
      }
      contextChange() { this.resetState(); }
      resetState() {
        this._colour = undefined;
        this._viewport = new Rectangle();
      }
      startRenderPass(target, clear = true, colour, viewport) {
        for (const { texture } of target.colorAttachments) this._renderer.texture.unbind(texture);
        const { x, width, height } = viewport;
        const y = target.pixelHeight - height - viewport.y;
        const last = this._viewport;
        if (last.x !== x || last.y !== y || last.width !== width || last.height !== height) {
          this._viewport = new Rectangle(x, y, width, height);
          this._renderer.gl.viewport(x, y, width, height);
        }
        this.clear(target, clear, colour);
      }
      clear(_, clear, colour = this._targets.defaultClearColor) {
        if (!clear) return;
        const { gl, state } = this._renderer;
        const parts = clear === true ? CLEAR.ALL : clear;
        if (parts & CLEAR.COLOR && String(colour) !== this._colour) {
          this._colour = String(colour);
          gl.clearColor(...colour);
        }
        const opens = parts & CLEAR.DEPTH && !state.depthMaskEnabled;
        if (opens) gl.depthMask(true);
        gl.clear(parts);
        if (opens) gl.depthMask(false);
      }
      initGpuRenderTarget({ colorTexture }) {
        this._renderer.context.ensureCanvasSize(colorTexture.resource);
        return Object.assign(new GlRenderTarget(), { framebuffer: null });
      }
      finishRenderPass() {}
      destroyGpuRenderTarget() {}
      resizeGpuRenderTarget() {}
      prerender() {}
      postrender() {}
    }`,
  'rendering/renderers/gl/texture/const.mjs': `
    export const GL_TARGETS = {
      TEXTURE_2D: 3553, TEXTURE_CUBE_MAP: 34067, TEXTURE_2D_ARRAY: 35866, TEXTURE_3D: 32879, TEXTURE_CUBE_MAP_POSITIVE_X: 34069,
    };
    export const GL_FORMATS = { RGBA: 6408 };
    export const GL_TYPES = {
      UNSIGNED_BYTE: 5121, UNSIGNED_SHORT: 5123, UNSIGNED_INT: 5125, BYTE: 5120, SHORT: 5122, INT: 5124, FLOAT: 5126, HALF_FLOAT: 36193,
    };`,
  'rendering/renderers/gl/texture/utils/mapFormatToGlInternalFormat.mjs': `
    export const mapFormatToGlInternalFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8 });`,
  'rendering/renderers/gl/texture/utils/mapFormatToGlFormat.mjs': `
    export const mapFormatToGlFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA });`,
  'rendering/renderers/gl/texture/utils/mapFormatToGlType.mjs': `
    export const mapFormatToGlType = (gl) => ({ rgba8unorm: gl.UNSIGNED_BYTE, bgra8unorm: gl.UNSIGNED_BYTE });`,
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs': `
    export const glUploadCompressedTextureResource = undefined;`,
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource.mjs': `
    export const glUploadVideoResource = undefined;`,
  'rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource.mjs': `
    export const createGlUploadCubeTextureResource = () => undefined;`,
  'utils/logging/deprecation.mjs': `
    export const [v8_0_0, v8_3_4, v8_21_0, v8_22_0] = ['8.0.0', '8.3.4', '8.21.0', '8.22.0'];
    export function deprecation(version, message) { console.warn('PixiJS ' + version + ': ' + message); }`,
};

/** Replaces the colour parser of PixiJS, which knows every notation of CSS. The games write colours as numbers or as #RRGGBB. */
export const HEX_COLOURS = `
  export const extend = () => {};
  export const colord = (colour) => {
    const isValid = /^#[0-9a-f]{6}$/i.test(colour);
    const bits = Number.parseInt(String(colour).slice(1), 16);
    return { isValid: () => isValid, rgba: { r: bits >> 16, g: (bits >> 8) & 255, b: bits & 255, a: 1 } };
  };`;
