import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Comparison, compareScreenshot } from './compareScreenshot.ts';
import type { Picture } from './sheet.ts';

const folder = 'stories/visual/baselines/chromium-150';
let root = '';
const warn = vi.fn<Comparison['warn']>();

beforeEach(async () => {
  warn.mockReset();
  root = await mkdtemp(join(tmpdir(), 'screenshots-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A story of 100 × 50: a background with a square of another colour. */
async function picture(story: string, { side = 20, left = 10, height = 50 } = {}): Promise<Picture> {
  const square = await sharp({ create: { width: side, height: side, channels: 3, background: '#f6c453' } })
    .png()
    .toBuffer();
  const png = await sharp({ create: { width: 100, height, channels: 3, background: '#1b0709' } })
    .composite([{ input: square, left, top: 5 }])
    .png()
    .toBuffer();
  return { story, png };
}

const held = (pictures: readonly Picture[], some: Partial<Comparison> = {}): Promise<readonly string[]> =>
  compareScreenshot({ name: 'Button-bj188', pictures, root, version: '150.0.7204.49', update: false, warn, ...some });

const approve = async (...pictures: Picture[]): Promise<void> => {
  expect(await held(pictures, { update: true })).toEqual([]);
};

test('accepts an equal picture and writes no files', async () => {
  await approve(await picture('Sizes'), await picture('States'));
  expect(await held([await picture('Sizes'), await picture('States')])).toEqual([]);
  await expect(readdir(join(root, 'test-results'))).rejects.toThrow('ENOENT');
});

test('refuses a changed picture with the story, the place and the amount of the difference', async () => {
  await approve(await picture('Sizes'), await picture('States'));
  // Moved by 5: 5 × 20 pixels appear, 5 × 20 disappear.
  const lines = await held([await picture('Sizes'), await picture('States', { left: 15 })]);
  expect(lines).toEqual([
    expect.stringContaining('Button-bj188, States: 200 pixels differ in x 10 to 34, y 5 to 24 ('),
  ]);
  const beside = join(root, 'test-results/pictures/Button-bj188');
  expect((await readdir(beside)).toSorted()).toEqual(['approved.png', 'differences.png', 'now.png']);
  const { data, info } = await sharp(join(beside, 'differences.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const marked = Array.from(data.keys()).filter((at) => data[at] === 255);
  expect(marked).toHaveLength(200);
  // The second story begins below the first and the gap.
  expect(Math.min(...marked.map((at) => Math.floor(at / info.width)))).toBe(50 + 8 + 5);
});

test('accepts a few changed pixels and slightly different colours as rounding', async () => {
  await approve(await picture('Sizes'));
  const { png } = await picture('Sizes');
  const tinted = await sharp(png).linear(1, 4).png().toBuffer();
  expect(await held([{ story: 'Sizes', png: tinted }])).toEqual([]);
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const dotted = await sharp(png)
    .composite([{ input: dot, left: 90, top: 40 }])
    .png()
    .toBuffer();
  expect(await held([{ story: 'Sizes', png: dotted }])).toEqual([]);
});

test('refuses a slightly changed colour of a whole surface', async () => {
  await approve(await picture('Sizes'), await picture('States'));
  const { png } = await picture('States');
  const tinted = await sharp(png).linear(1, 12).png().toBuffer();
  expect(await held([await picture('Sizes'), { story: 'States', png: tinted }])).toEqual([
    expect.stringMatching(/^Button-bj188, States: 18 of 18 areas changed their tint /u),
  ]);
});

test('accepts art with more colours than a palette', async () => {
  // A field of 256 × 256 colours. Rounding it to 256 colours moves many areas beyond the tolerance.
  const side = 256;
  const field = Buffer.from(
    Array.from({ length: side * side }, (_pixel, at) => [at % side, Math.floor(at / side), (at * 7) % side]).flat(),
  );
  const art: Picture = {
    story: 'Art',
    png: await sharp(field, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer(),
  };
  await approve(art);
  expect(await held([art])).toEqual([]);
});

test('refuses a new, removed or resized story by the size of the sheet', async () => {
  await approve(await picture('Sizes'));
  expect(await held([await picture('Sizes'), await picture('States')])).toEqual([
    expect.stringContaining('the sheet is 100 × 108, was 100 × 50'),
  ]);
  expect(await held([await picture('Sizes', { height: 60 })])).toEqual([
    expect.stringContaining('100 × 60, was 100 × 50'),
  ]);
});

test('refuses a missing sheet in an existing folder', async () => {
  await approve(await picture('Sizes'));
  expect(await held([await picture('Sizes')], { name: 'Card-bj188' })).toEqual([
    expect.stringContaining(`${folder}/Card-bj188.png is missing`),
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('warns and passes with another major version of the browser', async () => {
  await approve(await picture('Sizes'));
  expect(await held([await picture('Sizes', { left: 60 })], { version: '151.0.1' })).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith('stories/visual/baselines/chromium-151');
});

test('updates changed sheets and keeps the others', async () => {
  await approve(await picture('Sizes'));
  const file = join(root, folder, 'Button-bj188.png');
  const before = await stat(file);
  await approve(await picture('Sizes'));
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
  const was = await readFile(file);
  await approve(await picture('Sizes', { left: 60 }));
  expect((await readFile(file)).equals(was)).toBe(false);
  expect(await held([await picture('Sizes', { left: 60 })])).toEqual([]);
});
