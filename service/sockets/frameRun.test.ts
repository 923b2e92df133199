import { expect, it } from 'vitest';
import { FrameRun } from './frameRun.ts';
import { encodeFrame } from './textFrame.ts';

const first = { text: 'first' };
const second = { text: 'second 福' };
const third = { text: 'x'.repeat(300) };
const framesOf = (...texts: readonly { readonly text: string }[]): Buffer =>
  Buffer.concat(texts.map(({ text }) => encodeFrame(text)));

it('is the same for every socket that gets the same texts in the same order, and joins their bytes once', () => {
  const start = new FrameRun();
  const one = start.withShared(first).withShared(second).withShared(third);
  const other = start.withShared(first).withShared(second).withShared(third);
  expect(other).toBe(one);
  expect(other.bytes).toBe(one.bytes);
  expect(one.bytes).toEqual(framesOf(first, second, third));
  expect(one).toHaveLength(one.bytes.length);
});

it('differs if a socket misses a text, gets its own text, or gets the texts in another order', () => {
  const start = new FrameRun();
  const all = start.withShared(first).withShared(second).withShared(third);
  expect(start.withShared(first).withShared(third).bytes).toEqual(framesOf(first, third));
  expect(start.withShared(second).withShared(first).bytes).toEqual(framesOf(second, first));
  const own = start.withShared(first).withOwn('own').withShared(second);
  expect(own.bytes).toEqual(framesOf(first, { text: 'own' }, second));
  expect(start.withShared(first).withOwn('another').bytes).toEqual(framesOf(first, { text: 'another' }));
  // Texts to other sockets make no difference.
  expect(start.withShared(first).withShared(second).withShared(third)).toBe(all);
});

it('frames a text once for all runs', () => {
  expect(new FrameRun().withShared(first).bytes).toBe(new FrameRun().withShared(first).bytes);
  expect(new FrameRun().bytes).toHaveLength(0);
});
