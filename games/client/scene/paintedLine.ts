import { CanvasSource, Texture } from 'pixi.js';

const SIZE = 64;

/** A stroke of light for a winning line: a bright core in a glow. */
export function paintedLine(core: string, glow: string): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 4;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context !== null) {
    const light = context.createLinearGradient(0, 0, 0, SIZE);
    for (const [place, alpha] of [
      [0, '00'],
      [0.2, '18'],
      [0.36, '80'],
      [0.5, 'C0'],
      [0.64, '80'],
      [0.8, '18'],
      [1, '00'],
    ] as const)
      light.addColorStop(place, `${glow}${alpha}`);
    context.fillStyle = light;
    context.fillRect(0, 0, 4, SIZE);
    context.fillStyle = core;
    context.fillRect(0, SIZE * 0.39, 4, SIZE * 0.22);
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 2 }) });
}
