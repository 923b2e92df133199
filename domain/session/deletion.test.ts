import { beforeAll, expect, it } from 'vitest';
import type { OrderState } from '#protocol/entities/order.ts';
import { Failure } from '#protocol/failure.ts';
import type { Ports } from '../ports/index.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { BUYER, ORDER } from '../testing/paymentWorld.ts';
import { askForDeletion } from './deletion.ts';

let ports: Ports;
beforeAll(async () => {
  ({ ports } = await createMemoryWorld());
});

it.each([
  ['pending', 1, 300013],
  ['mismatched', 1, 300013],
  ['mismatched', -1, 300013],
  ['pending', -1, true],
  ['cancelled', 1, true],
] satisfies [OrderState, number, number | true][])(
  'the deletion of an account with a %s order that expires in %i hours answers %s',
  async (State, hours, answer) => {
    const now = ports.clock.now();
    const moment = { ports, now, nowText: new Date(now).toISOString() };
    const ExpireTime = new Date(now + hours * 60 * 60 * 1000).toISOString();
    await ports.store.transaction(async (tx) => {
      await tx.table('orders').update({ PlayerID: BUYER, State: { in: ['pending', 'waiting'] } }, { State: 'expired' });
      await tx.table('orders').update({ OrderID: ORDER }, { State, ExpireTime });
      await tx.table('accountDeletions').remove({ PlayerID: BUYER });
      await tx.table('players').update({ PlayerID: BUYER }, { ClubRole: '' });
    });
    const asked = ports.store
      .transaction((tx) => askForDeletion(tx, moment, BUYER))
      .catch((error: unknown) => (error instanceof Failure ? error.code : error));
    expect(await asked).toBe(answer);
  },
);
