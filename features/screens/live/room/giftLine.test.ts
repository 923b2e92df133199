import { expect, test } from 'vitest';
import type { GiftShown } from '#protocol/entities/gift.ts';
import { addGift, advanceLine, emptyLine, type GiftLine, nextChange } from './giftLine.ts';

const START = Date.parse('2026-11-27T04:00:00.000Z');
function gift(id: string, from: string, ItemID: number, at: number, Amount = 1): GiftShown {
  return {
    GiftID: id,
    RoomID: '1',
    From: { PlayerID: from, Name: from, VIPLevel: 1, PicURL: '', PictureURL: '', PictureSetting: 2 },
    ToID: '10000002',
    ToName: 'host',
    ItemID,
    Amount,
    CreateTime: new Date(START + at).toISOString(),
    Seq: id.charCodeAt(0),
    Combo: Amount,
    GiverWorth: 0,
    SessionWorth: 0,
  };
}
/** Returns the strips in the order in which a viewer sees them begin. */
function play(arrivals: readonly (readonly [at: number, gift: GiftShown])[]): readonly string[] {
  const begun: string[] = [];
  let line: GiftLine = emptyLine;
  for (let now = START; now < START + 60_000; now += 50) {
    for (const [at, one] of arrivals) if (START + at === now) line = addGift(line, one, now);
    line = advanceLine(line, now);
    for (const { id, until } of line.strips) if (until !== 0 && !begun.includes(id)) begun.push(id);
  }
  return begun;
}

test('shows one order to two viewers who get gifts in different orders', () => {
  const [a, b, c] = [gift('a', 'x', 42, 10), gift('b', 'y', 46, 12), gift('c', 'z', 49, 12)] as const;
  const first = play([
    [50, a],
    [100, b],
    [150, c],
  ]);
  const giver = play([
    [50, c],
    [100, b],
    [250, a],
  ]);
  expect(first).toEqual(['a', 'b', 'c']);
  expect(giver).toEqual(first);
});

test('counts gifts of one player and kind in one strip', () => {
  let line = addGift(emptyLine, gift('a', 'x', 42, 0, 10), START);
  line = advanceLine(line, START + 500);
  line = addGift(line, gift('b', 'x', 42, 600, 2), START + 600);
  line = advanceLine(line, START + 1100);
  expect(line.strips).toMatchObject([{ id: 'a', count: 12 }]);
});

test('holds a third strip back until one of two ends', () => {
  const gifts = ['a', 'b', 'c'].map((id) => gift(id, id, 42, 0));
  let line = advanceLine(
    gifts.reduce((before, one) => addGift(before, one, START), emptyLine),
    START + 500,
  );
  expect(line.strips.map(({ id, until }) => [id, until > 0])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
  line = advanceLine(line, START + 4000);
  expect(line.strips.map(({ id, until }) => [id, until > 0])).toEqual([['c', true]]);
});

test('shows a repeated gift once, and has no next change while empty', () => {
  const one = gift('a', 'x', 42, 0);
  const line = addGift(addGift(emptyLine, one, START), one, START);
  expect(line.settling).toHaveLength(1);
  expect(nextChange(emptyLine)).toBeUndefined();
});
