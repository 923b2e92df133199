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
  /** How far strokes pass the box of the solid's outlines, as a share of the box. A filter costs by its area, so this is small. */
  readonly overhang?: number;
}

/** The coloured edge of a rim: the part of the solid that an offset of it does not cover, softened. */
const SOFT_EDGE =
  '<feOffset in="a" dx="-1.6" dy="-2" result="o"/><feComposite in="a" in2="o" operator="out" result="e"/>' +
  '<feGaussianBlur in="e" stdDeviation="0.7" result="e"/>';

const band = (near: string, far: string, opacity: number, result: string) =>
  `<feOffset in="a" ${near} result="i"/><feOffset in="a" ${far} result="o"/><feComposite in="i" in2="o" operator="out" result="e"/>` +
  `<feFlood flood-opacity="${opacity}"/><feComposite in2="e" operator="in" result="${result}"/>`;
/** The same edge as two bands that fall off alike. */
const BANDED_EDGE =
  band('dx="0" dy="0"', 'dx="-2.1" dy="-2.6"', 0.34, 'w') +
  band('dx="-0.2" dy="-0.2"', 'dx="-1.4" dy="-1.8"', 0.8, 'n') +
  '<feMerge result="e"><feMergeNode in="w"/><feMergeNode in="n"/></feMerge>';

/**
 * A drawing as librsvg draws it quickly: a blur of less than two pixels takes longer than the rest of the light
 * model, but two bands take hardly any time. Browsers place bands by whole pixels where a drawing is small, so they
 * are given the blur.
 */
export const withBandedRims = (svg: string): string => svg.replaceAll(SOFT_EDGE, BANDED_EDGE);

/**
 * THE light model of every solid: one key light from the upper left (azimuth 238°, elevation 50°) gives gloss, a soft
 * shade lies along the lower right, a thin rim follows the edge, and a contact shadow on request. Returns the filter
 * element. Only primitives that librsvg and browsers draw alike are used, because tiles are rasterised at build.
 */
export function lightFilter(id: string, options: LightOptions): string {
  const { blur = 3, relief = 5, gloss = 0.7, sharpness = 58, light = '#fff8ea', drop = 0, overhang = 0.08 } = options;
  const { shade = '#1a0610', shadeOpacity = 0.5, rim = '#ffffff', rimOpacity = 0.35, dx = -5, dy = -7 } = options;
  // Each mention of SourceAlpha renders the drawing again. A named copy is rendered once.
  const alpha = '<feOffset in="SourceAlpha" dx="0" dy="0" result="a"/>';
  const highlight =
    `<feGaussianBlur in="a" stdDeviation="${blur}" result="b"/>` +
    `<feSpecularLighting in="b" surfaceScale="${relief}" specularConstant="${gloss}" specularExponent="${sharpness}" lighting-color="${light}" result="g"><feDistantLight azimuth="238" elevation="50"/></feSpecularLighting>` +
    '<feComposite in="g" in2="a" operator="in" result="g"/>';
  const offset = (x: number, y: number, result: string) =>
    `<feOffset in="a" dx="${tenth(x)}" dy="${tenth(y)}" result="${result}"/>`;
  const painted = (colour: string, opacity: number, result: string) =>
    `<feFlood flood-color="${colour}" flood-opacity="${Number(opacity.toFixed(2))}"/><feComposite in2="e" operator="in"/>` +
    `<feComposite in2="a" operator="in" result="${result}"/>`;
  const shaded =
    `${offset(dx, dy, 'o')}<feComposite in="a" in2="o" operator="out" result="e"/>` +
    `<feGaussianBlur in="e" stdDeviation="${tenth(Math.abs(dy) * 0.55)}" result="e"/>${painted(shade, shadeOpacity, 's')}`;
  const rimmed = SOFT_EDGE + painted(rim, rimOpacity, 'r');
  const contact = drop
    ? `<feGaussianBlur in="a" stdDeviation="${drop}" result="d"/><feOffset in="d" dx="2" dy="${tenth(drop * 1.3)}" result="d"/>` +
      `<feFlood flood-color="${shade}" flood-opacity=".6"/><feComposite in2="d" operator="in" result="d"/>`
    : '';
  const layers = [...(drop ? ['d'] : []), 'SourceGraphic', 's', 'r', 'g'];
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const side = percent(1 + 2 * overhang);
  // A contact shadow reaches out of the solid, below it most.
  const region = drop
    ? 'x="-20%" y="-20%" width="140%" height="145%"'
    : `x="${percent(-overhang)}" y="${percent(-overhang)}" width="${side}" height="${side}"`;
  return (
    `<filter id="${id}" ${region} color-interpolation-filters="sRGB">` +
    alpha +
    highlight +
    shaded +
    rimmed +
    contact +
    `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge></filter>`
  );
}
