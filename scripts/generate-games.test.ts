import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { artOf, type Piece, slotPieces, TITLE_LANGUAGE_NAMES } from '#art/slots/index.ts';
import { spritesheet } from './game/art/spritesheet.ts';
import { entriesOf } from '#games/client/look/entriesOf.ts';
import { gameCodes, readMaths } from './game/catalogue.ts';
import { symbolsOf } from '#games/client/look/faults.ts';
import { faultsOfLook, hasLook, readLook } from './game/look.ts';
import { type GamesReport, generateGames } from './generate-games.ts';
import { loadOutlines } from './art/outlines.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const Atlas = z.object({
  frames: z.record(
    z.string(),
    z.object({
      frame: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      sourceSize: z.object({ w: z.int(), h: z.int() }),
      borders: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }).optional(),
    }),
  ),
  meta: z.object({ image: z.literal('atlas.webp'), size: z.object({ w: z.int(), h: z.int() }), scale: z.string() }),
});

const { file: maths } = readMaths(root, 'owl');
let report: GamesReport;
let atlas: z.infer<typeof Atlas>;

beforeAll(async () => {
  report = await generateGames();
  const text = await readFile(`${root}/games/generated/owl/atlas.json`, 'utf8');
  atlas = Atlas.parse(JSON.parse(text));
}, 180_000);

describe('the drawings of owl', () => {
  it('have a valid look and valid texts', () => {
    expect(faultsOfLook(root, 'owl', maths)).toEqual([]);
  });

  it('have a frame for every symbol of its mathematics, at rest and in motion', () => {
    for (const symbol of symbolsOf(maths)) {
      expect(atlas.frames).toHaveProperty(symbol);
      expect(atlas.frames).toHaveProperty(`${symbol}_blur`);
    }
    expect(symbolsOf(maths)).toHaveLength(10);
  });

  it('have the parts of the frame, the mascot and the props of a celebration', () => {
    const parts = ['lit', 'frame', 'reel', 'rod', 'shade', 'corner', 'branch', 'badge', 'lamp_warm', 'lamp_light'];
    const props = ['mascot', 'mascot_blink', 'coin_0', 'coin_5', 'spark', 'glow'];
    for (const name of [...parts, ...props, 'digit_0', 'digit_9']) expect(atlas.frames).toHaveProperty(name);
    expect(atlas.frames['frame']?.borders?.left).toBeGreaterThan(26);
  });

  it('have the mascot and its wing on the sheet of a big win', async () => {
    const win: unknown = JSON.parse(await readFile(`${root}/games/generated/owl/win.json`, 'utf8'));
    expect(Object.keys(z.object({ frames: z.record(z.string(), z.unknown()) }).parse(win).frames).toSorted()).toEqual([
      'burst',
      'figure',
      'limb',
      'near',
    ]);
  });

  it('fit into a sheet of a size that every phone accepts as one texture', () => {
    const { w, h } = atlas.meta.size;
    expect(Math.max(w, h)).toBeLessThanOrEqual(2048);
    for (const { frame } of Object.values(atlas.frames)) {
      expect(frame.x + frame.w).toBeLessThanOrEqual(w);
      expect(frame.y + frame.h).toBeLessThanOrEqual(h);
    }
  });

  it('are not drawn again by a second run', async () => {
    expect((await generateGames()).drawn).toBe(0);
  });

  it('are the same in every build', async () => {
    const { look } = readLook(root, 'owl');
    const outlines = await loadOutlines([{ face: 'lilita-one', text: '0123456789WILDFREE' }]);
    const some = (): Piece[] =>
      slotPieces(look, outlines).filter(({ name }) => ['owl', 'wild', 'frame', 'coin_2'].includes(name));
    expect(some()).toEqual(some());
    const [one, other] = await Promise.all([spritesheet(some()), spritesheet(some())]);
    expect(one.data).toBe(other.data);
    expect(one.image.equals(other.image)).toBe(true);
  });
});

/** The files of a game that a phone loads in a language, without sounds. */
function phoneFiles(code: string, language: (typeof TITLE_LANGUAGE_NAMES)[number]): string[] {
  const { look } = readLook(root, code);
  const scenes = entriesOf(look.scenes).map(([name]) => `scene-${name}-phone.webp`);
  const titles = entriesOf(look.titles).map(([name]) => `${name}-${language}.webp`);
  return ['atlas.webp', 'atlas.json', 'win.webp', 'win.json', 'spin.webp', 'icon.webp', ...scenes, ...titles];
}

describe.each(gameCodes(root).filter((code) => hasLook(root, code)))('the drawings of %s', (code) => {
  it('have a frame for every symbol of its mathematics, and for every ornament', async () => {
    const frames = Atlas.parse(JSON.parse(await readFile(`${root}/games/generated/${code}/atlas.json`, 'utf8'))).frames;
    const { look } = readLook(root, code);
    const { file } = readMaths(root, code);
    // Symbols that fall into their cells are never drawn in motion. A tall symbol has a picture of its own for it.
    const { tall } = look;
    const names = symbolsOf(file).flatMap((symbol) => {
      if (artOf(look.art).falls === true) return [symbol];
      return symbol === tall?.symbol ? [symbol, 'tall', 'tall_blur'] : [symbol, `${symbol}_blur`];
    });
    for (const name of [...names, ...look.board.ornaments.map(({ picture }) => picture), 'mascot', 'lit'])
      expect(frames).toHaveProperty(name);
  });

  it.each(TITLE_LANGUAGE_NAMES)('weigh at most 350 KiB for a phone in %s', (language) => {
    const sizes = phoneFiles(code, language).map((file) => report.files[`${code}/${file}`] ?? Number.NaN);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(350 * 1024);
  });
});
