import { Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';

/** More pixels than this a point cost time and show nothing. */
const MAX_RESOLUTION = 2.5;

/** How many pixels of the canvas a point of the page has. */
export const canvasResolution = (): number => Math.min(MAX_RESOLUTION, window.devicePixelRatio);

/** A renderer and the canvas that it draws on. */
export interface OpenedRenderer {
  readonly canvas: HTMLCanvasElement;
  /** Fails if the browser has no WebGL. */
  readonly renderer: Promise<WebGLRenderer>;
}

/**
 * Opens WebGL on a new canvas. The browser does it in a process of its own and takes its time, so a game begins before its drawings are
 * there.
 */
export function openRenderer(): OpenedRenderer {
  const canvas = document.createElement('canvas');
  const renderer = initialize(canvas);
  // The game learns of a failure when it takes the renderer.
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
  // Pixi's own clock would run for as long as the page is open.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  drawOnce(renderer);
  return renderer;
}

/** Draws a white point: the browser compiles the shader of sprites now, and not when the board is drawn first. */
function drawOnce(renderer: WebGLRenderer): void {
  const point = new Sprite(Texture.WHITE);
  renderer.render(point);
  point.destroy();
}
