import { CanvasSource, Texture } from 'pixi.js';
import type { Atlas } from '../../scene/Atlas.ts';

/** Pixels of a painted picture for a unit of the board. */
const SCALE = 3;
const RADIUS = 8;
const RAYS = 12;
/** The height of the strip in cells, without its repeated end. */
const STRIP_SYMBOLS = 5;

const STREAK = 1.5;
const RUN_ALPHA = 0.75;

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

/** The ground of a cell that holds a coin. */
export const paintedHeld = (cell: CellSize, bright: string, dark: string): Texture =>
  painted(cell.width, cell.height, (context) => {
    const [x, y] = [cell.width / 2, cell.height / 2];
    const light = context.createRadialGradient(x, y, 4, x, y, cell.height * 0.72);
    light.addColorStop(0, bright);
    light.addColorStop(1, dark);
    context.fillStyle = light;
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

/**
 * Blurred symbols that run through the free cells, two in the height of a cell. The first ones come again at the end, so that the strip has
 * no seam.
 */
export function paintedStrip(cell: CellSize, symbols: readonly string[], atlas: Atlas): Texture {
  const at = (index: number): string => symbols[(index % (2 * STRIP_SYMBOLS)) % symbols.length] ?? '';
  const list = Array.from({ length: 2 * (STRIP_SYMBOLS + 1) }, (_, index) => at(index));
  return painted(cell.width, cell.height * (STRIP_SYMBOLS + 1), (context) => {
    context.globalAlpha = RUN_ALPHA;
    for (const [index, symbol] of list.entries()) {
      context.save();
      context.translate(cell.width / 2, (index / 2 + 0.25) * cell.height);
      // At the speed of a reel each symbol is a streak.
      context.scale(1, STREAK);
      atlas.paint(context, `${symbol}_blur`, 0, 0);
      context.restore();
    }
  });
}

/** The height of the strip without its repeated end. */
export const stripHeight = ({ height }: CellSize): number => STRIP_SYMBOLS * height;
