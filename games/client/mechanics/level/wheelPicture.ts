import { CanvasSource, Texture } from 'pixi.js';
import type { LevelLook } from '../../look/mechanicLooks.ts';
import type { Atlas } from '../../scene/Atlas.ts';

/** Pixels for a unit of the board. */
const SCALE = 2.5;
const RIM = 13;
const FACE =
  '"Amounts", "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, sans-serif';
const TURN = 2 * Math.PI;
/** The field at the top begins half a field to its left. */
const UP = -Math.PI / 2;

export interface WheelField {
  readonly label: string;
  readonly isJackpot: boolean;
}

function open(size: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const context = canvas.getContext('2d');
  context?.scale(SCALE, SCALE);
  context?.translate(size / 2, size / 2);
  return [canvas, context];
}

const textureOf = (canvas: HTMLCanvasElement): Texture =>
  new Texture({ source: new CanvasSource({ resource: canvas, resolution: SCALE, autoGenerateMipmaps: true }) });

/** The wheel as a picture: a field of one size for each entry of the data, the first one at the top. */
export function wheelPicture(fields: readonly WheelField[], look: LevelLook['wheel'], atlas: Atlas): Texture {
  const { radius, rim } = look;
  const [canvas, context] = open(2 * radius + 8);
  if (context === null) return Texture.EMPTY;
  const inner = radius - RIM;
  const step = TURN / fields.length;
  const metal = context.createLinearGradient(-radius, -radius, radius, radius);
  for (const [at, colour] of [...rim, rim[1], rim[0]].entries()) metal.addColorStop(at / (rim.length + 1), colour);
  circle(context, radius, metal);
  for (const [at, field] of fields.entries()) paintField(context, { field, at, step, inner, look });
  context.lineWidth = 2;
  context.strokeStyle = rim[0];
  for (let at = 0; at < fields.length; at += 1) {
    const angle = UP + (at + 0.5) * step;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
    context.stroke();
  }
  context.lineWidth = 2.5;
  context.strokeStyle = rim[2];
  for (const r of [inner, radius - 0.5]) {
    context.beginPath();
    context.arc(0, 0, r, 0, TURN);
    context.stroke();
  }
  for (let at = 0; at < fields.length; at += 1) {
    const angle = UP + (at + 0.5) * step;
    const r = radius - RIM / 2;
    atlas.paint(context, 'wheel_peg', Math.cos(angle) * r, Math.sin(angle) * r);
  }
  return textureOf(canvas);
}

/** The light over the field at the top, which the pointer names. */
export function fieldLight(count: number, { radius }: LevelLook['wheel']): Texture {
  const [canvas, context] = open(2 * radius + 8);
  if (context === null) return Texture.EMPTY;
  const half = Math.PI / count;
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius - RIM, UP - half, UP + half);
  context.closePath();
  context.fillStyle = '#fffbd055';
  context.fill();
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.strokeStyle = '#fffde8';
  context.stroke();
  return textureOf(canvas);
}

function circle(context: CanvasRenderingContext2D, radius: number, fill: CanvasGradient): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, TURN);
  context.fillStyle = fill;
  context.fill();
}

interface PaintedField {
  readonly field: WheelField;
  readonly at: number;
  readonly step: number;
  readonly inner: number;
  readonly look: LevelLook['wheel'];
}

function paintField(context: CanvasRenderingContext2D, { field, at, step, inner, look }: PaintedField): void {
  const { fields: colours, jackpot } = look;
  const normal = colours[at % colours.length];
  const [light, deep, ink] = field.isJackpot || normal === undefined ? jackpot : normal;
  const middle = UP + at * step;
  const ground = context.createRadialGradient(0, 0, inner * 0.2, 0, 0, inner);
  ground.addColorStop(0, deep);
  ground.addColorStop(1, light);
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, inner, middle - step / 2, middle + step / 2);
  context.closePath();
  context.fillStyle = ground;
  context.fill();
  context.save();
  context.rotate(middle - UP);
  context.translate(0, -inner * 0.78);
  paintLabel(context, field, { ink, edge: deep }, step * inner * 0.66);
  context.restore();
}

function paintLabel(
  context: CanvasRenderingContext2D,
  { label, isJackpot }: WheelField,
  { ink, edge }: { readonly ink: string; readonly edge: string },
  room: number,
): void {
  const size = isJackpot ? 21 : 25;
  context.font = `800 ${size}px ${FACE}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const fit = Math.min(1, room / Math.max(1, context.measureText(label).width));
  context.scale(fit, fit);
  context.lineWidth = 5;
  context.strokeStyle = edge;
  context.strokeText(label, 0, 0);
  context.fillStyle = ink;
  context.fillText(label, 0, 0);
}
