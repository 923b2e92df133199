import { describe, expect, it } from 'vitest';
import { avatarDrawing } from './avatars.ts';
import { bannerPicture } from './banner.ts';
import { DRAWN_GAMES } from './games.ts';
import { AVATAR_IDS, BANNER_IDS, ITEM_IDS, STATE_IDS, TILE_FORMATS, VIP_LEVELS } from './ids.ts';
import { itemDrawing } from './items/index.ts';
import type { Outlines } from './lettering.ts';
import { stateDrawing } from './states.ts';
import { tilePicture, tileTitle } from './tile.ts';
import { vipBadge } from './vip/badge.ts';
import { vipMini } from './vip/mini.ts';
import { vipRing } from './vip/ring.ts';

const everything = () => [
  ...DRAWN_GAMES.flatMap((code) => TILE_FORMATS.map((format) => tilePicture(code, format))),
  ...BANNER_IDS.map((id) => bannerPicture(id)),
  ...AVATAR_IDS.map((id) => avatarDrawing(id)),
  ...ITEM_IDS.map((id) => itemDrawing(id)),
  ...STATE_IDS.map((id) => stateDrawing(id)),
  ...VIP_LEVELS.flatMap((level) => [vipBadge(level), vipMini(level), vipRing(level)]),
];
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

/** Every character a full square: enough to place titles without reading fonts. */
const squares: Outlines = (_face, character) => ({
  d: character === ' ' ? '' : 'M0 0L1000 0L1000 -1000L0 -1000Z',
  advance: 1000,
});

/** Middles of the letters in drawing units, left to right in each line. */
function lettersOf(svg: string): number[] {
  return [...svg.matchAll(/<path transform="translate\(([-\d.]+) /g)].map(([, x]) => Number(x));
}

describe('drawings', () => {
  it('have the same bytes on every run', () => {
    expect(everything()).toEqual(everything());
  });

  it('have no number or colour that could not be worked out', () => {
    for (const svg of everything()) expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it('refer only to definitions of their own', () => {
    for (const svg of everything()) {
      const ids = new Set(idsOf(svg));
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it('have ids that are unique in the whole set, so that they can share a page', () => {
    // The group that a page refers to has one name in every state's file, and is never inlined.
    const ids = everything()
      .flatMap((svg) => idsOf(svg))
      .filter((id) => id !== 'state');
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

describe('titles', () => {
  const titles = [
    ['zh', '夜梟秘寶'],
    ['zh', '大四喜'],
    ['zh', '極光百家樂'],
    ['id', 'Roda Empat Musim'],
    ['vi', 'Baccarat Cực Quang'],
  ] as const;

  it.each(TILE_FORMATS.flatMap((format) => titles.map(([script, title]) => [format, script, title] as const)))(
    'stand within a %s tile: %s %s',
    (format, script, title) => {
      const letters = lettersOf(tileTitle('owl', format, script, title, squares));
      const width = format === 'tall' ? 360 : 744;
      expect(letters).toHaveLength(title.replaceAll(' ', '').length);
      expect(Math.min(...letters)).toBeGreaterThan(10);
      expect(Math.max(...letters)).toBeLessThan(format === 'tall' ? width - 10 : width * 0.66);
    },
  );
});
