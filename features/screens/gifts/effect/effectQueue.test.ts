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

test('shows effects one after another, in the order of arrival', () => {
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

test('shows a repeated gift once', () => {
  const queue = createEffectQueue();
  queue.add(gift('a'));
  queue.add(gift('a'));
  queue.next();
  expect(queue.current()).toBeUndefined();
});

test('drops the oldest of more than eight waiting gifts, and keeps the shown one', () => {
  const queue = createEffectQueue();
  for (let index = 0; index < 12; index += 1) queue.add(gift(String(index)));
  expect(queue.current()?.GiftID).toBe('0');
  queue.next();
  expect(queue.current()?.GiftID).toBe('4');
});
