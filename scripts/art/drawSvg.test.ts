import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Drawing, withBandedRims } from '#art/drawing/index.ts';
import { drawSvg } from './drawSvg.ts';

const SIDE = 500;

/** Solids in groups, with opacity, and with a filter around another filter, over and below plain shapes. */
function drawing(): string {
  const a = new Drawing('parts', [0, 0, SIDE, SIDE]);
  const paint = a.linear(['#FFE58A', '#C81E22']);
  return a.svg(
    `<rect width="${SIDE}" height="${SIDE}" fill="#20408A"/>` +
      `<g transform="translate(60 80) rotate(20)"><ellipse cx="60" cy="30" rx="80" ry="14" fill="${paint}" opacity=".6" filter="${a.blur(9)}"/></g>` +
      `<circle cx="300" cy="200" r="70" fill="#1E9A6A"/>` +
      `<g opacity=".7"><path d="M260 300h120v90h-120z" fill="${paint}" filter="${a.lit({ drop: 6 })}"/><circle cx="400" cy="360" r="30" fill="#fff"/></g>` +
      `<circle cx="120" cy="400" r="50" fill="#fff" filter="${a.lit()}"/>`,
  );
}

it('draws parts with filters alone, and the picture stays the same', async () => {
  const svg = drawing();
  const { data, raw } = await drawSvg(svg, 72);
  const whole = await sharp(Buffer.from(withBandedRims(svg)), { density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(raw).toEqual({ width: SIDE, height: SIDE, channels: 4 });
  expect(data.reduce((most, value, at) => Math.max(most, Math.abs(value - (whole[at] ?? 0))), 0)).toBeLessThan(8);
});
