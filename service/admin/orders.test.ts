import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transferWithin } from '#domain/ledger/transfer.ts';
import { describeOrder } from '#domain/shop/describeOrder.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';

/** Orders of the demo world: one that was delivered five days ago, and one that is unpaid. */
const DELIVERED = 'demo-order-4';
const UNPAID = 'demo-order-7';

let service: AdminService;
const admin = openAdminLine(() => service);
beforeEach(async () => {
  service = await startAdminService({ initial: await demoSnapshot(Date.now()) });
});
afterEach(() => service.stop());

async function orderOf(OrderID: string) {
  const { store } = service.ports;
  const row = await store.table('orders').get(OrderID);
  if (row === undefined) throw new Error('no order');
  return describeOrder(store, row, new Date().toISOString());
}

/** Sets 60 gems of the delivered order aside, as its player's request does. */
async function askForRescission(): Promise<void> {
  const request = { State: 'asked', AskTime: '2026-11-26T00:00:00.000Z', DecideTime: '', UnusedBonus: 0, Note: '' };
  await service.ports.store.transaction(async (tx) => {
    await tx.table('rescissions').insert({ OrderID: DELIVERED, ...request, Unused: 60, Refund: 27 });
    await transferWithin(tx, request.AskTime, {
      ID: 'asked',
      Reason: 'rescission',
      Source: 'store',
      Lines: [
        { Owner: 'house:store', ItemID: ITEM.gem, Amount: -60 },
        { Owner: 'house:rescission', ItemID: ITEM.gem, Amount: 60 },
      ],
    });
  });
}

describe('orders that an operator handles', () => {
  it('are shown with their states, their invoice and the answers of the gateway', async () => {
    expect(await admin('order', 'show', DELIVERED)).toBe(0);
    const text = admin.out.join('\n');
    for (const part of ['delivered', 'issued  MG26112703', 'mycard  paid', 'if it is refunded:', 'player gets NT$ 150'])
      expect(text).toContain(part);
    expect(await admin('order', 'show', 'none')).toBe(1);
  });

  it('are refunded as a whole', async () => {
    expect(await admin('order', 'refund', DELIVERED, '--whole')).toBe(0);
    expect(admin.out.join('\n')).toMatch(
      /player gets NT\$ \d+\nhouse takes \d+ items and [\d,]+ VIP experience, VIP \d -> \d/,
    );
    expect((await orderOf(DELIVERED)).State).toBe('refunded');
    expect(await admin('order', 'refund', UNPAID)).toBe(1);
    const [entry] = await service.ports.store.table('auditLog').find({ where: { Action: 'order.refund' } });
    expect(entry).toMatchObject({ Subject: DELIVERED });
  });

  it('are listed by their shown state, even before the job marks them as expired', async () => {
    const ExpireTime = new Date(Date.now() - 1000).toISOString();
    await service.ports.store.transaction((tx) =>
      tx.table('orders').update({ OrderID: UNPAID }, { State: 'pending', ExpireTime }),
    );
    await admin('order', 'list', '--state', 'pending');
    expect(admin.out.join('\n')).not.toContain(UNPAID);
    await admin('order', 'list', '--state', 'expired');
    expect(admin.out.find((line) => line.includes(UNPAID))).toMatch(/ expired$/);
    expect(admin.out).toEqual(admin.out.toSorted().toReversed());
  });

  it('are listed by state, including orders with a different payment', async () => {
    const state = (State: string) =>
      service.ports.store.transaction((tx) => tx.table('orders').update({ OrderID: UNPAID }, { State }));
    expect(await admin('order', 'list', '--state', 'mismatched')).toBe(0);
    expect(admin.out).toEqual(['no such order']);
    await state('mismatched');
    await admin('order', 'list', '--state', 'mismatched', '--player', '10000001');
    expect(admin.out.join('\n')).toMatch(
      new RegExp(`^\\S+  ${UNPAID}  player 10000001  NT\\$ \\d+  \\w+  mismatched$`),
    );
    await admin('order', 'list');
    expect(admin.out).toHaveLength(7);
    expect(await admin('order', 'list', '--state', 'wrong')).toBe(2);
    expect(await admin('order', 'cancel', UNPAID)).toBe(0);
    expect((await orderOf(UNPAID)).State).toBe('cancelled');
    expect(await admin('order', 'cancel', DELIVERED)).toBe(1);
    const [entry] = await service.ports.store.table('auditLog').find({ where: { Action: 'order.cancel' } });
    expect(entry).toMatchObject({ Subject: UNPAID });
  });

  it('are listed by player, day and gateway', async () => {
    const listed = async (...words: string[]) => {
      expect(await admin('order', 'list', ...words)).toBe(0);
      return admin.out.filter((line) => line.includes('demo-order'));
    };
    const { store } = service.ports;
    const row = await store.table('orders').get(DELIVERED);
    const player = await store.table('players').get(row?.PlayerID ?? '');
    const day = new Date(Date.parse(row?.CreateTime ?? '') + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await listed('--player', player?.Name ?? '', '--day', day, '--gateway', 'mycard')).toEqual([
      expect.stringContaining(DELIVERED),
    ]);
    expect(await listed('--day', '2020-01-01')).toEqual([]);
    expect(await listed('--day', day, '--gateway', 'omg')).toEqual([]);
    const ways = await listed('--gateway', row?.GateWay ?? '');
    expect(ways.some((line) => line.includes(DELIVERED))).toBe(true);
  });

  it('get another invoice only if the issuer refused the first one', async () => {
    expect(await admin('order', 'invoice', DELIVERED)).toBe(1);
    await service.ports.store.transaction((tx) =>
      tx.table('invoices').update({ OrderID: DELIVERED }, { State: 'failed' }),
    );
    expect(await admin('order', 'invoice', DELIVERED)).toBe(0);
    expect((await orderOf(DELIVERED)).Receipt).toMatchObject({ State: 'due', Invoice: { Type: 1, Number: '' } });
  });
});

describe('rescissions', () => {
  it('are listed until they are decided', async () => {
    expect(await admin('order', 'rescissions')).toBe(0);
    expect(admin.out).toEqual(['no rescission waits']);
    await askForRescission();
    await admin('order', 'rescissions');
    expect(admin.out.join('\n')).toContain(`${DELIVERED}  60 unused  NT$ 27`);
    expect(admin.out.join('\n')).toMatch(/player gets NT\$ 27\n {2}house takes 60 items and \d+ VIP experience/);
    expect(await admin('order', 'rescind', DELIVERED, '--grant', '--note', '依您的申請退款')).toBe(0);
    const order = await orderOf(DELIVERED);
    expect(order.State).toBe('refunded');
    expect(order.Rescission).toMatchObject({ State: 'granted', Note: '依您的申請退款' });
    await admin('order', 'rescissions');
    expect(admin.out).toEqual(['no rescission waits']);
  });

  it('need the same number of reads for any number of open requests', async () => {
    const { store } = service.ports;
    const rows = await store.table('orders').find({ where: { State: 'delivered' } });
    expect(rows.length).toBeGreaterThan(1);
    let reads = 0;
    const counted: typeof store = {
      ...store,
      table(name) {
        reads += 1;
        return store.table(name);
      },
    };
    const line = openAdminLine(() => ({ ports: { ...service.ports, store: counted } }));
    const readsOfList = async (): Promise<number> => {
      reads = 0;
      expect(await line('order', 'rescissions')).toBe(0);
      return reads;
    };
    const ask = (orders: typeof rows) =>
      store.transaction(async (tx) => {
        const request = { State: 'asked', DecideTime: '', Unused: 1, UnusedBonus: 0, Refund: 1, Note: '' };
        for (const { OrderID } of orders)
          await tx.table('rescissions').insert({ ...request, OrderID, AskTime: '2026-11-26T00:00:00.000Z' });
      });
    await ask(rows.slice(0, 1));
    const few = await readsOfList();
    await ask(rows.slice(1));
    expect(await readsOfList()).toBe(few);
    expect(line.out.filter((text) => text.includes('player gets'))).toHaveLength(rows.length);
  });

  it.each([
    [[DELIVERED]],
    [[DELIVERED, '--grant', '--refuse', '--note', 'both']],
    [[DELIVERED, '--grant']],
    [['--grant', '--note', 'none']],
  ])('need an order, a decision and a reason: %j', async (words) => {
    expect(await admin('order', 'rescind', ...words)).toBe(2);
  });
});
