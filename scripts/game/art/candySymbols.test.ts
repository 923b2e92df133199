import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { withBandedRims } from '#art/drawing/index.ts';
import { slotPieces } from '#art/slots/index.ts';
import { loadOutlines } from '../../art/outlines.ts';
import { readLook } from '../look.ts';
import { SYMBOL_FACE } from '../glyphs.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
/** The width of a cell on a phone, in pixels. */
const SIZE = 58;
/** Two outlines that share more than this part of their area look alike. */
const MOST_ALIKE = 0.85;

const outlines = new Map<string, Uint8Array>();

beforeAll(async () => {
  const { look } = readLook(root, 'candy');
  const pieces = slotPieces(look, await loadOutlines([{ face: SYMBOL_FACE, text: '0123456789' }]));
  for (const { name, svg } of pieces) {
    if (!Object.hasOwn(look.symbols, name)) continue;
    const image = sharp(Buffer.from(withBandedRims(svg))).resize(SIZE, SIZE);
    outlines.set(name, await image.ensureAlpha().extractChannel(3).threshold(200).raw().toBuffer());
  }
});

const alike = (one: Uint8Array, other: Uint8Array): number => {
  let [both, either] = [0, 0];
  for (const [at, value] of one.entries()) {
    if (value > 0 && (other[at] ?? 0) > 0) both += 1;
    if (value > 0 || (other[at] ?? 0) > 0) either += 1;
  }
  return both / either;
};

it('tells the sweets, the cake and the multiple apart by their outlines alone', () => {
  expect(outlines.size).toBe(9);
  const pairs = [...outlines].flatMap(([name, one], index) =>
    [...outlines].slice(index + 1).map(([other, two]) => ({ pair: `${name}, ${other}`, alike: alike(one, two) })),
  );
  expect(pairs.filter((pair) => pair.alike > MOST_ALIKE)).toEqual([]);
});
