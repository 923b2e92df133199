import { describe, expect, it } from 'vitest';
import { type BigRoad, bigRoad, derivedRoad, roadCells } from './roads.ts';

const winners = (text: string) =>
  [...text].map((letter) => (letter === 'B' ? 'banker' : letter === 'P' ? 'player' : 'tie'));
const lengths = ({ columns }: BigRoad): readonly number[] => columns.map(({ wins }) => wins.length);

describe('the big road', () => {
  it('begins a column when the side changes, and keeps ties at the win before them', () => {
    const road = bigRoad(winners('TBBTTPB'));
    expect(lengths(road)).toEqual([2, 1, 1]);
    expect(road.leadingTies).toBe(1);
    expect(road.columns[0]?.wins.map(({ ties }) => ties)).toEqual([0, 2]);
  });

  it('turns right below the last row and at an earlier column', () => {
    expect(roadCells([8, 3], 6)[0]?.slice(-3)).toEqual([
      { column: 0, row: 5 },
      { column: 1, row: 5 },
      { column: 2, row: 5 },
    ]);
    const [, second] = roadCells([7, 6], 6);
    expect(second?.slice(-2)).toEqual([
      { column: 1, row: 4 },
      { column: 2, row: 4 },
    ]);
  });
});

describe('derived roads', () => {
  const colours = (road: Parameters<typeof derivedRoad>[0], text: string): string =>
    derivedRoad(road, bigRoad(winners(text)))
      .map(({ red, length }) => (red ? 'r' : 'b').repeat(length))
      .join('');

  it('begin at the second mark of their first column, or at the next column', () => {
    expect(colours('bigEye', 'B')).toBe('');
    expect(colours('bigEye', 'BP')).toBe('');
    expect(colours('bigEye', 'BPP')).toBe('b');
    expect(colours('bigEye', 'BPB')).toBe('r');
    expect(colours('small', 'BPB')).toBe('');
    expect(colours('small', 'BPBB')).toBe('b');
    expect(colours('cockroach', 'BPBPB')).toBe('r');
  });

  it('are red where columns repeat each other', () => {
    expect(colours('bigEye', 'BBPPBBPP')).toBe('rrrrr');
    expect(colours('bigEye', 'BBBPBBB')).toBe('bbr');
  });

  it('compare the end of the column with the column beside it', () => {
    // The second column is longer than the first by one and by two.
    expect(colours('bigEye', 'BPPP')).toBe('br');
    // The third column begins after columns of different lengths.
    expect(colours('bigEye', 'BBPB')).toBe('b');
  });
});
