import { CanvasSource, Texture } from 'pixi.js';

const WIDTH = 64;
export const RAY_HEIGHT = 256;

/** A ray of light upwards from the middle of the lower edge. It is painted here, since a compressed gradient has steps. */
export function paintedRay([near, far]: readonly [string, string]): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = RAY_HEIGHT;
  const context = canvas.getContext('2d');
  if (context !== null) {
    const light = context.createLinearGradient(0, RAY_HEIGHT, 0, 0);
    light.addColorStop(0, `${near}F0`);
    light.addColorStop(0.3, `${near}70`);
    light.addColorStop(0.7, `${far}24`);
    light.addColorStop(1, `${far}00`);
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(WIDTH / 2, RAY_HEIGHT);
    context.lineTo(0, 0);
    context.lineTo(WIDTH, 0);
    context.fill();
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
