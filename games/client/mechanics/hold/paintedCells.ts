import { CanvasSource, Texture } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';

/** Pixels of a painted picture for a unit of the board. */
const SCALE = 3;
const RADIUS = 8;
const RAYS = 12;
/** Symbols that run through a free cell, one below the other. */
const STRIP_SYMBOLS = 5;

export interface CellSize {
  readonly width: number;
  readonly height: number;
}

type Paint = (context: CanvasRenderingContext2D) => void;

/** A picture that is painted in units of the board. */
export function painted(width: number, height: number, paint: Paint): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.scale(SCALE, SCALE);
    paint(context);
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: SCALE, autoGenerateMipmaps: true }) });
}

const box = (context: CanvasRenderingContext2D, { width, height }: CellSize, inset: number): void => {
  context.beginPath();
  context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, RADIUS);
};

/** The line round a cell: bright when it is held, faint while it is free. */
export const paintedLine = (cell: CellSize, colour: string, thickness: number): Texture =>
  painted(cell.width, cell.height, (context) => {
    context.strokeStyle = colour;
    context.lineWidth = thickness;
    box(context, cell, 1.6 + thickness / 2);
    context.stroke();
  });

/** The dark ground of a free cell. */
export const paintedGround = (cell: CellSize, dark: string): Texture =>
  painted(cell.width, cell.height, (context) => {
    const shade = context.createLinearGradient(0, 0, 0, cell.height);
    for (const [place, alpha] of [
      [0, 'F2'],
      [0.5, '99'],
      [1, 'F2'],
    ] as const)
      shade.addColorStop(place, `${dark}${alpha}`);
    context.fillStyle = shade;
    box(context, cell, 1.6);
    context.fill();
  });

/** A cell at the instant in which its coin lands: white-hot, with rays over its edge. It is twice as wide as the cell. */
export const paintedFlash = (cell: CellSize, core: string, glow: string): Texture =>
  painted(cell.width * 2, cell.height * 2, (context) => {
    const [x, y] = [cell.width, cell.height];
    const heat = context.createRadialGradient(x, y, 4, x, y, cell.height * 0.62);
    heat.addColorStop(0, '#FFFBE0');
    heat.addColorStop(0.5, core);
    heat.addColorStop(1, glow);
    context.save();
    context.translate(cell.width / 2, cell.height / 2);
    context.fillStyle = heat;
    box(context, cell, 1.6);
    context.fill();
    context.strokeStyle = '#FFFFFF';
    context.lineWidth = 3;
    box(context, cell, 2.8);
    context.stroke();
    context.restore();
    context.fillStyle = '#FFF3B0';
    const reach = Math.min(cell.width, cell.height) * 0.5;
    for (let ray = 0; ray < RAYS; ray += 1) {
      const angle = (ray / RAYS) * Math.PI * 2;
      const point = (length: number, turn: number) =>
        [x + Math.cos(angle + turn) * length, y + Math.sin(angle + turn) * length] as const;
      context.beginPath();
      context.moveTo(...point(reach * 0.9, 0));
      context.lineTo(...point(reach * 1.32, 0.1));
      context.lineTo(...point(reach * 1.32, -0.1));
      context.fill();
    }
  });

/** A soft light, for trails and breath. */
export const paintedLight = (colour: string): Texture =>
  painted(48, 48, (context) => {
    const light = context.createRadialGradient(24, 24, 0, 24, 24, 24);
    light.addColorStop(0, '#FFFFFF');
    light.addColorStop(0.35, `${colour}C0`);
    light.addColorStop(1, `${colour}00`);
    context.fillStyle = light;
    context.fillRect(0, 0, 48, 48);
  });

/** Ice that grows from the edges of a cell. */
export const paintedFrost = (cell: CellSize, colour: string): Texture =>
  painted(cell.width, cell.height, (context) => {
    const [x, y] = [cell.width / 2, cell.height / 2];
    const ice = context.createRadialGradient(x, y, cell.width * 0.22, x, y, cell.height * 0.62);
    ice.addColorStop(0, `${colour}00`);
    ice.addColorStop(0.7, `${colour}90`);
    ice.addColorStop(1, '#FFFFFFE0');
    context.fillStyle = ice;
    box(context, cell, 1.6);
    context.fill();
    context.strokeStyle = '#FFFFFF';
    context.lineWidth = 2;
    context.stroke();
  });

/** Blurred symbols that run through the free cells. The first one comes again at the end, so that the strip has no seam. */
export function paintedStrip(cell: CellSize, symbols: readonly string[], atlas: Atlas): Texture {
  const list = Array.from({ length: STRIP_SYMBOLS }, (_, index) => symbols[index % symbols.length] ?? '');
  return painted(cell.width, cell.height * (list.length + 1), (context) => {
    context.globalAlpha = 0.5;
    for (const [index, symbol] of [...list, list[0] ?? ''].entries())
      atlas.paint(context, `${symbol}_blur`, cell.width / 2, (index + 0.5) * cell.height);
  });
}

/** The height of the strip without its last symbol. */
export const stripHeight = ({ height }: CellSize): number => STRIP_SYMBOLS * height;
