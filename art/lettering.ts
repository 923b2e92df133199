import { type Drawing, type Stop, tenth } from './drawing/index.ts';

/** Faces that titles are lettered in, by their package name. */
export type LetteringFace =
  | 'rocknroll-one'
  | 'yuji-boku'
  | 'dela-gothic-one'
  | 'potta-one'
  | 'reggae-one'
  | 'lilita-one'
  | 'paytone-one'
  | 'noto-sans-tc';

/** One glyph on an em of 1000: its outline with y downwards, and how far it advances. */
export interface GlyphOutline {
  readonly d: string;
  readonly advance: number;
}

/** Gives a character's outline in a face; throws, naming character and face, where the face has none. */
export type Outlines = (face: LetteringFace, character: string) => GlyphOutline;

/** The look of one title. Lengths are in drawing units. */
export interface LetteringStyle {
  readonly face: LetteringFace;
  readonly fill: readonly [string, string, string, string];
  readonly outline: string;
  readonly extrusion: string;
  /** A thin edge of light around the outline. */
  readonly rim?: string;
  /** How deep the letters stand out. */
  readonly depth: number;
  /** How far the ends of a line rise (below 0) or fall. */
  readonly arc: number;
}

/** A line of a title: the centre of its baseline, its size, and the width it must not pass. */
export interface LetteringLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fit: number;
}

/** How far apart the copies of a letter stand that make its side, in drawing units. */
const EXTRUSION_STEP = 2.5;

/** How much wider than the outline its edge of light is. */
const RIM = 1.22;

/** How far a line advances on an em of 1000, letters set a little tight. */
export const textAdvance = (text: string, face: LetteringFace, outlines: Outlines) =>
  Array.from(text).reduce((sum, character) => sum + outlines(face, character).advance * 0.98, 0);

/** The size at which a line keeps within its width. */
export function fittedSize(line: LetteringLine, face: LetteringFace, outlines: Outlines): number {
  return Math.min(line.size, (line.fit / textAdvance(line.text, face, outlines)) * 1000);
}

function lineGlyphs(line: LetteringLine, style: LetteringStyle, outlines: Outlines): string {
  const characters = Array.from(line.text);
  const size = fittedSize(line, style.face, outlines);
  const tracking = -size * 0.02;
  const glyphs = characters.map((character) => outlines(style.face, character));
  const advances = glyphs.map(({ advance }) => (advance * size) / 1000 + tracking);
  const width = advances.reduce((sum, advance) => sum + advance, 0) - tracking;
  let left = line.x - width / 2;
  return glyphs
    .map(({ d, advance }, i) => {
      const t = glyphs.length > 1 ? (i / (glyphs.length - 1)) * 2 - 1 : 0;
      const middle = left + (advance * size) / 2000;
      left += advances[i] ?? 0;
      const outer = glyphs.length === 4 ? (Math.abs(t) === 1 ? 1.06 : 0.98) : 1;
      const scale = ((size / 1000) * outer).toFixed(4);
      const turn = style.arc ? ` rotate(${tenth(t * style.arc * 0.32)})` : '';
      const place = `translate(${tenth(middle)} ${tenth(line.y + style.arc * t * t)})${turn} scale(${scale})`;
      return d ? `<path transform="${place} translate(${-Math.round(advance / 2)} 0)" d="${d}"/>` : '';
    })
    .join('');
}

/**
 * A title as cut metal: blurred shadow, extrusion, dark outline, and a chrome fill with a hard horizon.
 * All lines share one size, so that the title reads as one word mark.
 */
export function lettering(
  a: Drawing,
  lines: readonly LetteringLine[],
  style: LetteringStyle,
  outlines: Outlines,
): string {
  const size = Math.min(...lines.map((line) => fittedSize(line, style.face, outlines)));
  const [top, above, below, foot] = style.fill;
  const chrome: Stop[] = [
    [0, top],
    [0.46, above],
    [0.54, below],
    [0.8, above],
    [1, foot],
  ];
  const edge = ((size * 0.15) / (size / 1000)).toFixed(0);
  const edges = (colour: string, fill = 'none') =>
    `fill="${fill}" stroke="${colour}" stroke-width="${edge}" stroke-linejoin="round"`;
  const band = (colour: string) => edges(colour, colour);
  const rim =
    style.rim === undefined
      ? ''
      : `stroke="${style.rim}" fill="${style.rim}" stroke-width="${(Number(edge) * RIM).toFixed(0)}" stroke-linejoin="round"`;
  // Painted lines first, letters after: no line's outline may cover another line's chrome.
  const runs = lines.map((line) => lineGlyphs({ ...line, size }, style, outlines));
  const ids = runs.map((run, i) => a.define(`line${i}${run}`, (id) => `<g id="${id}">${run}</g>`));
  const use = (y: number, attributes: string) =>
    ids.map((id) => `<use href="#${id}" y="${tenth(y)}" ${attributes}/>`).join('');
  const shadow = a.define('letter-shadow', (id) => {
    return `<filter id="${id}" x="-10%" y="-20%" width="120%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="6"/></filter>`;
  });
  let drawn = `<g filter="url(#${shadow})" opacity=".6">${use(style.depth + 6, band('#000'))}</g>`;
  // The edges alone sweep the whole side: they are wider than a step, and the letter itself covers the rest.
  for (let depth = style.depth; depth >= 1; depth -= EXTRUSION_STEP) drawn += use(depth, edges(style.extrusion));
  if (rim !== '') drawn += use(0, rim);
  return drawn + use(0, band(style.outline)) + use(0, `fill="${a.linear(chrome)}"`);
}
