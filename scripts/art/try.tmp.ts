import { loadOutlines } from './outlines.ts';
import { tilePicture, tileTitle } from '../../ui/art/tile.ts';
import { DRAWN_GAMES, GAME_ART } from '../../ui/art/games.ts';
import games from '../../content/games.json' with { type: 'json' };
import sharp from 'sharp';
import { mkdirSync, writeFileSync } from 'node:fs';
sharp.concurrency(1);
mkdirSync('/tmp/art/out', { recursive: true });
let t = Date.now();
const outlines = await loadOutlines(
  games.flatMap((g) => [
    { face: GAME_ART[g.GameCode].face, text: g.GameNames.zh_tw },
    { face: 'lilita-one', text: g.GameNames.en_us },
  ]),
);
console.log('outlines', Date.now() - t);
const W = { tall: 496, wide: 744 };
for (const g of games)
  for (const f of ['tall', 'wide'] as const) {
    t = Date.now();
    const svg = tilePicture(g.GameCode, f);
    const k = W[f] / (f === 'tall' ? 360 : 744);
    const base = await sharp(Buffer.from(svg), { density: 72 * k })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const t1 = Date.now() - t;
    let t2 = 0;
    writeFileSync(`/tmp/art/out/${g.GameCode}-${f}.svg`, svg);
    for (const s of ['zh', 'latin'] as const) {
      t = Date.now();
      const title = tileTitle(g.GameCode, f, s, s === 'zh' ? g.GameNames.zh_tw : g.GameNames.en_us, outlines);
      writeFileSync(`/tmp/art/out/${g.GameCode}-${f}-${s}.svg`, title);
      const over = await sharp(Buffer.from(title), { density: 72 * k })
        .png()
        .toBuffer();
      t2 += Date.now() - t;
      await sharp(base.data, { raw: base.info })
        .composite([{ input: over }])
        .png()
        .toFile(`/tmp/art/out/${g.GameCode}-${f}-${s}.png`);
    }
    console.log(g.GameCode, f, t1, t2);
  }
