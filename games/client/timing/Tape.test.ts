import { expect, it } from 'vitest';
import { Tape } from './Tape.ts';

const STRIP = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const shown = (tape: Tape, position: number): string[] => [2, 1, 0].map((row) => tape.symbol(position + row));

it('shows the window of a stop, and the strip above it', () => {
  const tape = new Tape(STRIP, 3);
  tape.show(STRIP, 10, 6, ['g', 'h', 'a']);
  expect(shown(tape, 10)).toEqual(['g', 'h', 'a']);
  // One symbol further down, the strip's symbol before its stop comes into sight.
  expect(shown(tape, 11)).toEqual(['f', 'g', 'h']);
});

it('leads to an outcome without changing what is in sight', () => {
  const tape = new Tape(STRIP, 3);
  tape.show(STRIP, 0, 0, ['a', 'b', 'c']);
  const before = shown(tape, 3);
  tape.leadTo(12, 4, ['e', 'f', 'g'], 7);
  expect(shown(tape, 3)).toEqual(before);
  expect(shown(tape, 12)).toEqual(['e', 'f', 'g']);
  expect(shown(tape, 13)).toEqual(['d', 'e', 'f']);
});

it('shows the outcome of the server also when its strip is another', () => {
  const tape = new Tape(STRIP, 3);
  tape.leadTo(9, 0, ['x', 'y', 'z'], 5);
  expect(shown(tape, 9)).toEqual(['x', 'y', 'z']);
});

it('changes to other strips above the window', () => {
  const tape = new Tape(STRIP, 3);
  tape.show(STRIP, 0, 0, ['a', 'b', 'c']);
  tape.continueWith(['free'], 4);
  expect(shown(tape, 0)).toEqual(['a', 'b', 'c']);
  expect(shown(tape, 5)).toEqual(['free', 'free', 'free']);
  tape.leadTo(20, 0, ['1', '2', '3'], 12);
  expect(shown(tape, 7)).toEqual(['free', 'free', 'free']);
  expect(tape.symbol(24)).toBe('free');
});
