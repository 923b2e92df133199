import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, begin, redo, undo } from './history.ts';

describe('history', () => {
  it('undoes and redoes, and drops the undone steps at a new step', () => {
    let history = begin(0);
    for (const [at, next] of [1, 2, 3].entries()) history = advance(history, next, `control ${next}`, at);
    history = undo(undo(history));
    expect(history.now).toBe(1);
    expect(redo(history).now).toBe(2);
    history = advance(history, 9, 'other', 5);
    expect(redo(history)).toBe(history);
    expect(undo(history).now).toBe(1);
  });

  it('counts a drag as one step, but not two controls, nor the same control later', () => {
    let history = begin(0);
    for (let step = 1; step <= 20; step++) history = advance(history, step, 'radius', step * 16);
    expect(undo(history).now).toBe(0);
    history = advance(history, 50, 'colour', 330);
    history = advance(history, 60, 'colour', 5000);
    expect(undo(history).now).toBe(50);
    expect(undo(undo(history)).now).toBe(20);
  });

  it('undoes every step back to the start', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), (steps) => {
        let history = begin<number>(-1);
        for (const [at, next] of steps.entries()) history = advance(history, next, String(at), at * 10_000);
        const end = history.now;
        const count = history.past.length;
        for (let step = 0; step < count; step++) history = undo(history);
        expect(history.now).toBe(-1);
        for (let step = 0; step < count; step++) history = redo(history);
        expect(history.now).toBe(end);
      }),
    );
  });

  it('does nothing at its ends, and keeps at most two hundred steps', () => {
    const start = begin('a');
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
    let long = begin(0);
    for (let step = 1; step <= 300; step++) long = advance(long, step, String(step), 0);
    expect(long.past).toHaveLength(200);
  });
});
