import { describe, expect, it } from 'vitest';
import { Timeline, type TrackKind } from './timeline.ts';

/** Places time stamps in order. `v` is a picture, `a` is sound. */
const placed = (stamps: readonly (readonly [kind: 'v' | 'a', timestamp: number])[], timeline = new Timeline()) =>
  stamps.map(([kind, timestamp]) => timeline.place(KINDS[kind], timestamp));
const KINDS = { v: 'video', a: 'audio' } satisfies Record<string, TrackKind>;

describe('the time line', () => {
  it.each([
    [
      'goes on over the wrap of 32 bits',
      [
        ['v', 0xffffffff],
        ['a', 5],
        ['v', 39],
      ],
      [0, 6, 40],
    ],
    [
      'closes the gap of a clock that jumps',
      [
        ['v', 0],
        ['a', 10],
        ['v', 90_000],
        ['a', 90_005],
      ],
      [0, 10, 50, 55],
    ],
    [
      'closes the gap of a clock that starts again',
      [
        ['v', 90_000],
        ['a', 90_000],
        ['v', 0],
        ['a', 5],
      ],
      [0, 0, 40, 45],
    ],
    [
      'keeps both together if only one jump is long',
      [
        ['v', 0],
        ['a', 60],
        ['v', 10_050],
        ['a', 10_055],
      ],
      [0, 60, 100, 105],
    ],
    [
      'keeps the pause of pictures',
      [
        ['v', 0],
        ['a', 0],
        ['a', 8000],
        ['a', 16_000],
        ['v', 16_010],
      ],
      [0, 0, 8000, 16_000, 16_010],
    ],
    [
      'gives unrelated clocks one beginning',
      [
        ['v', 0],
        ['a', 3_600_000],
        ['v', 33],
        ['a', 3_600_033],
      ],
      [0, 40, 33, 73],
    ],
  ] as const)('%s', (_what, stamps, expected) => {
    expect(placed(stamps)).toEqual(expected);
  });

  it('continues with another publisher, and drops pieces of each kind that players already have', () => {
    const timeline = new Timeline();
    expect(
      placed(
        [
          ['v', 0],
          ['v', 1000],
          ['a', 990],
        ],
        timeline,
      ),
    ).toEqual([0, 1000, 990]);
    timeline.carryOn();
    expect(
      placed(
        [
          ['v', 500],
          ['a', 400],
          ['a', 450],
          ['v', 533],
        ],
        timeline,
      ),
    ).toEqual([1040, undefined, 990, 1073]);
  });
});
