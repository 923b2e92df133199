import { Sprite, Texture, WebGLRenderer } from 'pixi.js';

/** A higher resolution costs time without a visible difference. */
const MAX_RESOLUTION = 2.5;

/** Pixels of the canvas for a point of the page. */
export const canvasResolution = (): number => Math.min(MAX_RESOLUTION, window.devicePixelRatio);

export interface OpenedRenderer {
  readonly canvas: HTMLCanvasElement;
  /** Rejects if the browser has no WebGL. */
  readonly renderer: Promise<WebGLRenderer>;
}

/**
 * Opens WebGL on a new canvas. The browser does this slowly in a process of its own, so it starts before the drawings are
 * loaded.
 */
export function openRenderer(): OpenedRenderer {
  const canvas = document.createElement('canvas');
  const renderer = initialize(canvas);
  // The game handles the failure when it uses the renderer.
  renderer.catch(() => undefined);
  return { canvas, renderer };
}

async function initialize(canvas: HTMLCanvasElement): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    canvas,
    width: 1,
    height: 1,
    backgroundAlpha: 0,
    antialias: false,
    autoDensity: true,
    resolution: canvasResolution(),
    skipExtensionImports: true,
  });
  drawOnce(renderer);
  return renderer;
}

/** Draws a white point, so that the browser compiles the shader of sprites before the board is drawn. */
function drawOnce(renderer: WebGLRenderer): void {
  const point = new Sprite(Texture.WHITE);
  renderer.render(point);
  point.destroy();
}
