import { expect, it } from 'vitest';
import { privateMessage, publicMessage } from '#protocol/operations/chat.ts';
import { onlineCount } from '#protocol/operations/live.ts';
import { newMail } from '#protocol/operations/mail.ts';
import { PushCount } from './pushCount.ts';

const frame = (op: number, Result: object): string => JSON.stringify({ OP: op, Code: 200, Result });

it('finds a push that a connection gets twice, and counts each connection separately', () => {
  const pushes = new PushCount();
  const [first, second] = [pushes.connection('10000001 chat'), pushes.connection('10000001 chat')];
  for (const receive of [first, second]) {
    receive(frame(publicMessage.op, { ID: 'a' }));
    receive(frame(privateMessage.op, { ID: 'b' }));
    receive(frame(newMail.op, { Mail: { MailID: 'm' }, Unread: 1 }));
    // A count may be pushed again, and an answer does not count as a push.
    receive(frame(onlineCount.op, { RoomID: '1', Count: 3 }));
    receive(frame(onlineCount.op, { RoomID: '1', Count: 3 }));
    receive(JSON.stringify({ OP: publicMessage.op + 1, R: 'x', Code: 200, Result: { ID: 'a' } }));
  }
  expect([pushes.count, pushes.doubled]).toEqual([6, []]);
  second(frame(publicMessage.op, { ID: 'a' }));
  expect(pushes.doubled).toEqual([
    `push ${publicMessage.op} of a to 10000001 chat was pushed 2 times on one connection`,
  ]);
});
