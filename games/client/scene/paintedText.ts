import { CanvasSource, Texture } from 'pixi.js';

/** Pixels for a unit of the board. */
const SCALE = 3;
const FACE = '"Amounts", system-ui, sans-serif';

export interface PaintedTextStyle {
  /** In units of the board. */
  readonly size: number;
  readonly fill: string;
  readonly edge: string;
}

/** A short text as a picture. Make it once for each text, since painting is slow. */
export function paintedText(text: string, { size, fill, edge }: PaintedTextStyle): Texture {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return Texture.EMPTY;
  const font = `800 ${size * SCALE}px ${FACE}`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width + size * SCALE * 0.5);
  canvas.height = Math.ceil(size * SCALE * 1.5);
  // A new size resets the context.
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * SCALE * 0.2;
  context.strokeStyle = edge;
  context.strokeText(text, canvas.width / 2, canvas.height / 2);
  context.fillStyle = fill;
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: SCALE }) });
}
