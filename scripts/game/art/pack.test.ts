import { expect, it } from 'vitest';
import { pack } from './pack.ts';

const boxes = Array.from({ length: 40 }, (_, i) => ({
  name: `box${i}`,
  width: 20 + ((i * 37) % 90),
  height: 10 + ((i * 53) % 120),
}));

it('places every box inside the sheet without overlaps', () => {
  const { places, height } = pack(boxes, 256);
  const placed = boxes.map((box) => ({ ...box, ...(places.get(box.name) ?? { x: -1, y: -1 }) }));
  for (const a of placed) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.x + a.width).toBeLessThanOrEqual(256);
    expect(a.y + a.height).toBeLessThanOrEqual(height);
    for (const b of placed.filter(({ name }) => name !== a.name)) {
      const isApart = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
      expect(isApart).toBe(true);
    }
  }
});

it('packs the same in any order', () => {
  expect(pack(boxes, 256)).toEqual(pack(boxes.toReversed(), 256));
});

it('names a box that is too wide', () => {
  expect(() => pack([{ name: 'frame', width: 300, height: 1 }], 256)).toThrow('"frame" is 300 pixels wide');
});
