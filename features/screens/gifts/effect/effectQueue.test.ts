import { expect, test, vi } from 'vitest';
import { type GiftShown, OUTSIDE_ROOMS } from '#protocol/entities/gift.ts';
import { createEffectQueue } from './effectQueue.ts';

const gift = (GiftID: string): GiftShown => ({
  GiftID,
  RoomID: '',
  From: { PlayerID: '10000001', Name: '豪哥', VIPLevel: 3, PicURL: '', PictureURL: '', PictureSetting: 2 },
  ToID: '10000002',
  ToName: '小葵',
  ItemID: 49,
  Amount: 1,
  CreateTime: '2026-11-01T00:00:00.000Z',
  ...OUTSIDE_ROOMS,
});

test('shows one after another, in the order in which they came', () => {
  const queue = createEffectQueue();
  const listener = vi.fn();
  queue.subscribe(listener);
  queue.add(gift('a'));
  queue.add(gift('b'));
  expect(queue.current()?.GiftID).toBe('a');
  queue.next();
  expect(queue.current()?.GiftID).toBe('b');
  queue.next();
  expect(queue.current()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(4);
});

test('a gift that comes twice is shown once', () => {
  const queue = createEffectQueue();
  queue.add(gift('a'));
  queue.add(gift('a'));
  queue.next();
  expect(queue.current()).toBeUndefined();
});

test('of more than eight that wait the oldest are not shown, and what is shown stays', () => {
  const queue = createEffectQueue();
  for (let index = 0; index < 12; index += 1) queue.add(gift(String(index)));
  expect(queue.current()?.GiftID).toBe('0');
  queue.next();
  expect(queue.current()?.GiftID).toBe('4');
});
