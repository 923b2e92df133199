import { describe, expect, it } from 'vitest';
import {
  type Disturbance,
  findStandstills,
  findWrongFrame,
  RETURN_MS,
  type SeenFrame,
  STILL_MS,
} from './streamChecks.ts';

const key = (number: number): SeenFrame => ({ number, isKey: true, at: 0 });
const inner = (number: number): SeenFrame => ({ number, isKey: false, at: 0 });

describe('the frames of a connection', () => {
  it('may skip to a key frame', () => {
    expect(findWrongFrame([])).toBeUndefined();
    expect(findWrongFrame([key(0), inner(1), inner(2), key(10), inner(11)])).toBeUndefined();
  });

  it.each([
    ['that begin without a key frame', [inner(1), inner(2)]],
    ['with a gap before an inner frame', [key(0), inner(1), inner(3)]],
    ['with a frame twice', [key(0), inner(1), inner(1)]],
    ['that go back', [key(10), inner(11), key(0)]],
  ])('rejects %s', (_fault, frames) => {
    expect(findWrongFrame(frames)).toBeDefined();
  });
});

describe('a picture', () => {
  const fault = (from: number, to: number, stopsMedia = true): Disturbance => ({ from, to, stopsMedia });
  const gap = (ms: number, ...faults: readonly Disturbance[]): number => findStandstills([0, ms], faults).length;

  it('may stop for a moment, and from a fault of the media process until its return', () => {
    expect(gap(STILL_MS)).toBe(0);
    expect(gap(20_000 + RETURN_MS, fault(5000, 20_000))).toBe(0);
    // The picture stopped before the end of the last repair.
    expect(gap(RETURN_MS, fault(-10_000, 0))).toBe(0);
  });

  it('may wait for a node that failed beside the media process', () => {
    expect(gap(40_000 + RETURN_MS, fault(5000, 20_000), fault(10_000, 40_000, false))).toBe(0);
  });

  it('moves while nothing fails, or while another part fails', () => {
    expect(gap(STILL_MS + 1)).toBe(1);
    expect(gap(STILL_MS + 1, fault(0, 60_000, false))).toBe(1);
    expect(gap(STILL_MS + 1, fault(60_000, 70_000))).toBe(1);
  });

  it('moves again in time after the repair', () => {
    expect(gap(20_001 + RETURN_MS, fault(5000, 20_000))).toBe(1);
  });
});
