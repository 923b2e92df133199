import { expect, test } from 'vitest';
import { MessageThrottle } from './messageThrottle.ts';

test('takes 60 messages immediately, and 10 a second afterwards', () => {
  const throttle = new MessageThrottle();
  const taken = (now: number) => Array.from({ length: 100 }, () => throttle.take(now)).filter(Boolean).length;
  expect([taken(0), taken(0), taken(1000), taken(1050), taken(60_000)]).toEqual([60, 0, 10, 0, 60]);
});
