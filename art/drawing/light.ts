import { tenth } from './shapes.ts';

/** How one solid takes the light. Lengths are in drawing units, opacities 0 to 1. */
export interface LightOptions {
  /** Softness of the relief's edge. */
  readonly blur?: number;
  /** Height of the relief. */
  readonly relief?: number;
  /** Strength of the highlight. */
  readonly gloss?: number;
  /** Tightness of the highlight. */
  readonly sharpness?: number;
  /** Shade along the lower right: a dark tint of the scene, never black. */
  readonly shade?: string;
  readonly shadeOpacity?: number;
  /** Thin rim in the scene's rim colour. */
  readonly rim?: string;
  readonly rimOpacity?: number;
  /** How far the shade reaches in, towards the upper left. */
  readonly dx?: number;
  readonly dy?: number;
  readonly light?: string;
  /** Blur of the contact shadow; 0 for none. */
  readonly drop?: number;
}

/**
 * THE light model of every solid: one key light from the upper left (azimuth 238°, elevation 50°) gives gloss, a soft
 * shade lies along the lower right, a thin rim follows the edge, and a contact shadow on request. Returns the filter
 * element. Only primitives that librsvg and browsers draw alike are used, because tiles are rasterised at build.
 */
export function lightFilter(id: string, options: LightOptions): string {
  const { blur = 3, relief = 5, gloss = 0.7, sharpness = 58, light = '#fff8ea', drop = 0 } = options;
  const { shade = '#1a0610', shadeOpacity = 0.5, rim = '#ffffff', rimOpacity = 0.35, dx = -5, dy = -7 } = options;
  const highlight =
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>` +
    `<feSpecularLighting in="b" surfaceScale="${relief}" specularConstant="${gloss}" specularExponent="${sharpness}" lighting-color="${light}" result="g"><feDistantLight azimuth="238" elevation="50"/></feSpecularLighting>` +
    '<feComposite in="g" in2="SourceAlpha" operator="in" result="g"/>';
  const edge = (x: number, y: number, softness: number, colour: string, opacity: number, result: string) =>
    `<feOffset in="SourceAlpha" dx="${x}" dy="${y}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/>` +
    `<feGaussianBlur in="e" stdDeviation="${softness}" result="e"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/>` +
    `<feComposite in2="e" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="${result}"/>`;
  const contact = drop
    ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${drop}" result="d"/><feOffset in="d" dx="2" dy="${tenth(drop * 1.3)}" result="d"/>` +
      `<feFlood flood-color="${shade}" flood-opacity=".6"/><feComposite in2="d" operator="in" result="d"/>`
    : '';
  const layers = [...(drop ? ['d'] : []), 'SourceGraphic', 's', 'r', 'g'];
  return (
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="145%" color-interpolation-filters="sRGB">` +
    highlight +
    edge(dx, dy, tenth(Math.abs(dy) * 0.55), shade, shadeOpacity, 's') +
    edge(-1.6, -2, 0.7, rim, rimOpacity, 'r') +
    contact +
    `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge></filter>`
  );
}
