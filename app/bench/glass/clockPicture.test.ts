import { expect, it } from 'vitest';
import { CLOCK, drawClock, readClock } from './clockPicture.ts';

const brightnessOf = (picture: Uint8Array) => (x: number, y: number) => picture[y * CLOCK.width + x] ?? 0;

it.each([0, 1, 4_294_967_295, 1_795_788_000_123])('reads the time %i from the picture that draws it', (time) => {
  expect(readClock(brightnessOf(drawClock(time)))).toBe(time % 2 ** 32);
});

it('reads no time from a picture between two times, or from a black one', () => {
  const [one, other] = [drawClock(1), drawClock(2)];
  expect(readClock(brightnessOf(one.map((value, at) => (value + (other[at] ?? 0)) / 2)))).toBeUndefined();
  expect(readClock(() => 0)).toBeUndefined();
});
