import { expect, it } from 'vitest';
import { isLimitInRange, limitAt, RISE_DELAY_MS, setLimit, stricterLimit } from './ownLimit.ts';

const NOW = 1_800_000_000_000;

it('lowers a limit immediately, and sets a first limit immediately', () => {
  expect(setLimit({ limit: 500 }, 300, NOW)).toEqual({ limit: 300 });
  expect(setLimit({ limit: undefined }, 300, NOW)).toEqual({ limit: 300 });
});

it('delays a raise, or the end of a limit, for 24 hours to the millisecond', () => {
  const risen = setLimit({ limit: 300 }, 500, NOW);
  expect(risen).toEqual({ limit: 300, pending: { limit: 500, from: NOW + RISE_DELAY_MS } });
  expect(limitAt(risen, NOW + RISE_DELAY_MS - 1).limit).toBe(300);
  expect(limitAt(risen, NOW + RISE_DELAY_MS)).toEqual({ limit: 500 });
  const ended = setLimit({ limit: 300 }, undefined, NOW);
  expect(limitAt(ended, NOW + RISE_DELAY_MS - 1).limit).toBe(300);
  expect(limitAt(ended, NOW + RISE_DELAY_MS)).toEqual({ limit: undefined });
});

it('starts the wait again with another raise, and ends it with a limit that allows no more', () => {
  const risen = setLimit({ limit: 300 }, 500, NOW);
  const again = setLimit(risen, 400, NOW + 1000);
  expect(again.pending).toEqual({ limit: 400, from: NOW + 1000 + RISE_DELAY_MS });
  expect(setLimit(risen, 300, NOW)).toEqual({ limit: 300 });
  expect(setLimit(risen, 200, NOW)).toEqual({ limit: 200 });
});

it('compares a raise with the limit that applies now, not with earlier limits', () => {
  const risen = setLimit({ limit: 300 }, 500, NOW);
  expect(setLimit(risen, 400, NOW + RISE_DELAY_MS)).toEqual({ limit: 400 });
});

it('keeps the stricter of two, in either order', () => {
  const strict = { limit: 100, pending: { limit: 900, from: NOW + 1 } };
  expect(stricterLimit({ limit: 500 }, strict, NOW)).toEqual(strict);
  expect(stricterLimit(strict, { limit: undefined }, NOW)).toEqual(strict);
  expect(stricterLimit(strict, { limit: 500 }, NOW + 1)).toEqual({ limit: 500 });
});

it('accepts the ends of each range', () => {
  expect([isLimitInRange('time', 899), isLimitInRange('time', 900), isLimitInRange('time', 86_401)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isLimitInRange('spend', 0), isLimitInRange('play', 999), isLimitInRange('play', undefined)]).toEqual([
    true,
    false,
    true,
  ]);
});
