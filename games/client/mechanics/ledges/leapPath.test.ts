import { expect, it } from 'vitest';
import { moveOnArc, moveOnCurve, placeLedges } from './leapPath.ts';

const LEDGES = {
  width: 400,
  height: 300,
  places: [
    { x: 100, y: 260 },
    { x: 300, y: 160 },
  ],
  gate: { x: 200, y: 60 },
  pool: { x: 200, y: 300 },
};

it('fills boxes of different shapes from the gate down', () => {
  for (const [width, height] of [
    [400, 300],
    [400, 100],
    [200, 600],
    [360, 240],
  ] as const) {
    const { gate, pool, places, scale, gateScale } = placeLedges(LEDGES, { left: 10, top: 20, width, height });
    const ys = [gate.y, ...places.map(({ y }) => y).toReversed(), pool.y];
    expect(ys).toEqual(ys.toSorted((one, other) => one - other));
    expect(gate.y).toBeCloseTo(20 + 60 * gateScale);
    expect(pool.y).toBeCloseTo(20 + height);
    for (const { x } of places) expect(x).toBeLessThanOrEqual(10 + width);
    expect(gateScale).toBe(Math.min(width / 400, height / 300));
    expect(scale).toBeGreaterThanOrEqual(gateScale);
  }
});

it('rises on an arc between two ledges', () => {
  const [from, to] = [
    { x: 0, y: 100 },
    { x: 80, y: 60 },
  ];
  const point = { x: 0, y: 0 };
  const at = (part: number) => {
    moveOnArc(point, from, to, 30, part);
    return { ...point };
  };
  expect(at(0)).toEqual(from);
  expect(at(1)).toEqual(to);
  expect(at(0.5)).toEqual({ x: 40, y: 50 });
});

it('passes through each point of a curve', () => {
  const through = [
    { x: 0, y: 0 },
    { x: 10, y: 40 },
    { x: 60, y: 20 },
    { x: 0, y: 90 },
  ];
  const point = { x: 0, y: 0 };
  for (const [index, each] of through.entries()) {
    moveOnCurve(point, through, index / 3);
    expect(point.x).toBeCloseTo(each.x, 0);
    expect(point.y).toBeCloseTo(each.y, 0);
  }
});
