import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ports } from '#domain/ports/index.ts';
import { createTestMembers } from '#conformance/testMembers.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { actOnMails, newMail } from '#protocol/operations/mail.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { type DiskService, startDiskService, startWorldService } from '../testing/diskService.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const WORTH = 20_000;
const GOLD = 1;

/** Writes the entries of a collected mail without their transfer, as a statement outside the transaction once did. */
async function plantOrphans({ store, clock }: Ports, mailID: string, playerID: string): Promise<void> {
  const TransferID = `mail:${mailID}:collect`;
  const CreateTime = new Date(clock.now()).toISOString();
  const lines = [
    { Owner: 'house:mail', Amount: -WORTH },
    { Owner: `player:${playerID}`, Amount: WORTH },
  ];
  await store.transaction(async (tx) => {
    for (const [Line, { Owner, Amount }] of lines.entries()) {
      const { Balance = 0, Position = 0 } = (await tx.table('accounts').get(Owner, GOLD)) ?? {};
      const key = { TransferID, Line, Owner, ItemID: GOLD, CreateTime, Position: Position + 1 };
      await tx.table('entries').insert({ ...key, Amount, BeforeAmount: Balance, AfterAmount: Balance + Amount });
      if (Line === 1) await tx.table('giftEntries').insert(key);
    }
  });
}

function repairs(start: () => Promise<DiskService>): void {
  let service: DiskService;
  let context: TestContext;
  const admin = openAdminLine(() => service);
  beforeAll(async () => {
    service = await start();
    context = new TestContext(createWireAdapter(service.origin));
  }, 60_000);
  afterAll(async () => {
    context.clear();
    await service.stop();
  });
  const store = () => service.ports.store;

  it('removes entries without a transfer, and the gift that they blocked can then be collected', async () => {
    const members = await createTestMembers(context, '0939000001', { count: 2, VIPLevel: 3, gold: 100_000 });
    const [giver, taker] = [assertDefined(members[0], 'a giver'), assertDefined(members[1], 'a taker')];
    await giver.chat.call(sendGift, { ToID: taker.id, ItemID: GOLD, Amount: WORTH });
    const { MailID } = (await taker.lobby.push(newMail)).result.Mail;
    const before = (await taker.lobby.call(getWallet, {})).Gold;
    expect(await admin('ledger', 'audit')).toBe(0);

    await plantOrphans(service.ports, MailID, taker.id);
    const id = `mail:${MailID}:collect`;
    for (let time = 0; time < 2; time += 1)
      expect((await taker.lobby.ask(actOnMails.op, { Collect: [MailID] })).Code).toBe(300003);
    expect(await admin('ledger', 'audit')).toBe(1);
    expect(admin.out.join('\n')).toContain(`not balanced: ${id}: an entry belongs to a transfer (2 entries)`);
    expect(admin.out.join('\n')).toContain(
      `not balanced: player:${taker.id} item 1: entries of an account form a chain`,
    );

    expect(await admin('ledger', 'audit', '--repair')).toBe(0);
    expect(admin.out).toEqual([
      `removed entry ${id} line 0: house:mail item 1 amount -${WORTH}`,
      `removed entry ${id} line 1: player:${taker.id} item 1 amount ${WORTH}`,
      `removed gift entry ${id} line 1: player:${taker.id} item 1`,
      'removed 2 entries and 1 gift entry that belonged to no transfer',
      'balanced',
    ]);
    expect(await store().table('entries').count({ TransferID: id })).toBe(0);
    expect(await store().table('giftEntries').count({ TransferID: id })).toBe(0);
    const written = await store()
      .table('auditLog')
      .find({ where: { Action: 'ledger.repair' }, order: [['Subject', 'asc']] });
    expect(written).toMatchObject([
      { Actor: 'operator:tester', Subject: 'ledger', Detail: { Entries: 2, GiftEntries: 1, Left: 0 } },
      {
        Subject: id,
        Detail: {
          Entries: [
            { Line: 0, Owner: 'house:mail', ItemID: 1, Amount: -WORTH },
            { Line: 1, Owner: `player:${taker.id}`, ItemID: 1, Amount: WORTH },
          ],
          GiftEntries: [{ Line: 1, Owner: `player:${taker.id}`, ItemID: 1 }],
        },
      },
    ]);

    const collected = await taker.lobby.call(actOnMails, { Collect: [MailID] });
    expect(collected.Collected).toEqual([MailID]);
    expect((await taker.lobby.call(getWallet, {})).Gold).toBe(before + WORTH);
    expect(await admin('ledger', 'audit', '--repair')).toBe(0);
    expect(admin.out).toEqual(['no entry is without its transfer', 'balanced']);
  }, 60_000);

  it('does not touch other faults, reports them, and exits with code 1', async () => {
    const [account] = await store()
      .table('accounts')
      .find({ where: { Owner: { like: 'player:%' } }, limit: 1 });
    const { Owner = '', ItemID = 0 } = account ?? {};
    const change = (Balance: number) =>
      store().transaction((tx) => tx.table('accounts').add({ Owner, ItemID }, { Balance }));
    await change(1);
    await plantOrphans(service.ports, 'none', 'nobody');
    expect(await admin('ledger', 'audit', '--repair')).toBe(1);
    expect(admin.out).toContain('removed 2 entries and 1 gift entry that belonged to no transfer');
    expect(admin.out.at(-1)).toContain(`not balanced: ${Owner} item ${ItemID}: entries of an account form a chain`);
    expect((await store().table('accounts').get(Owner, ItemID))?.Balance).toBe((account?.Balance ?? 0) + 1);
    await change(-1);
    expect(await admin('ledger', 'audit')).toBe(0);
  }, 60_000);

  it('removes nothing if a balance counts an entry without a transfer, since a removal would break that balance', async () => {
    const [counted] = await store()
      .table('transfers')
      .find({ where: { Reason: 'welcome' }, limit: 1 });
    const lost = assertDefined(counted, 'a transfer');
    const entries = await store().table('entries').count();
    await store().transaction((tx) => tx.table('transfers').remove({ ID: lost.ID }));
    expect(await admin('ledger', 'audit', '--repair')).toBe(1);
    expect(admin.out).toEqual([]);
    expect(admin.err.join('\n')).toMatch(
      /^nothing was removed: without those entries the ledger would be worse: .* item 1: entries of an account form a chain/,
    );
    expect(await store().table('entries').count()).toBe(entries);
    await store().transaction((tx) => tx.table('transfers').insert(lost));
    expect(await admin('ledger', 'audit')).toBe(0);
  }, 60_000);
}

describe('ledger audit --repair on SQLite', () => {
  repairs(startDiskService);
});

// The repair uses the store's port, so a second database is only a variant.
describe.skipIf(POSTGRES_URL === '')('ledger audit --repair on PostgreSQL', { tags: ['long'] }, () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());
  repairs(async () => startWorldService(await databases.create()));
});
