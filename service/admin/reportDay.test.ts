import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { transferWithin } from '#domain/ledger/transfer.ts';
import { taipeiDay } from '#domain/taipei.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { declaration, declarationFile } from '../testing/walletCaller.ts';
import { gameProviders } from '../gameProviders/gameProviders.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

// The demo world has no order on this day.
const DAY = '2030-01-02';
const TIME = '2030-01-01T16:00:00.000Z';
const EVENING = '2030-01-02T15:59:59.999Z';
const NEXT_DAY = '2030-01-02T16:00:00.000Z';
const PAID = 'demo-order-4';

let service: TestService;
const admin = openAdminLine(() => service);
beforeEach(async () => {
  const Games = [{ GameCode: 'owl', Variant: '96', ReturnToPlayer: 9602 }];
  const declared = declarationFile(declaration({ Games }));
  service = await startMemoryService({
    initial: await demoSnapshot(Date.now()),
    gameProviders: gameProviders.parse(declared),
  });
});
afterEach(() => service.stop());

/** The day has a paid and partly refunded order, a spin, a gift of the house, and a registration. */
async function happenOn(time: string): Promise<void> {
  const gold = (Owner: string, Amount: number) => ({ Owner, ItemID: ITEM.gold, Amount });
  await service.ports.store.transaction(async (tx) => {
    await tx.table('orders').update({ OrderID: PAID }, { CreateTime: time, State: 'refunded' });
    await tx.table('orderSteps').remove({ OrderID: PAID });
    await tx
      .table('orderSteps')
      .insert(['created', 'paid', 'refunded'].map((State, Step) => ({ OrderID: PAID, Step, State, CreateTime: time })));
    await tx.table('paymentAttempts').update({ OrderID: PAID }, { Refund: 'done', RefundPrice: 27 });
    const round = { MachineNo: 1, Jackpot: '', GrantID: '', PlayerID: '10000001', GameCode: 'owl', CreateTime: time };
    await tx.table('rounds').insert([
      { ...round, RoundID: `a ${time}`, Bet: 100, Win: 50 },
      { ...round, RoundID: `b ${time}`, Bet: 300, Win: 350 },
    ]);
    await tx.table('players').update({ PlayerID: '10000002' }, { RegistTime: time });
    const play = { Seconds: 1, Rounds: 2, Bet: 400, Win: 400, Spent: 0 };
    await tx.table('playDays').insert({ Owner: `owner ${time}`, Day: taipeiDay(Date.parse(time)), ...play });
    await transferWithin(tx, time, {
      ID: `report ${time}`,
      Reason: 'grant',
      Source: 'operator',
      Lines: [gold('house:grant', -70), gold('house:fee', 20), gold('player:10000001', 50)],
    });
  });
}

const FIGURES = [
  'revenue  mycard  1 orders  NT$ 150',
  'orders  mycard  refunded  1  NT$ 150',
  'refunds  mycard  1 orders  NT$ 27',
  'gold minted  grant  70',
  'gold sunk  fee  20',
  'game  owl  2 rounds  stakes 400  wins 400  return 100.00 % (96.02 %)',
  'registrations  1',
  'people who played  1',
];

it.each([TIME, EVENING])('prints the figures of a day in Taipei, including %s', async (time) => {
  await happenOn(time);
  expect(await admin('report', 'day', DAY)).toBe(0);
  expect(admin.out).toEqual(FIGURES);
});

it('leaves out the next day', async () => {
  await happenOn(NEXT_DAY);
  expect(await admin('report', 'day', DAY)).toBe(0);
  expect(admin.out).toEqual(['registrations  0', 'people who played  0']);
  expect(await admin('report', 'day', '2030-13-01')).toBe(2);
});

it('writes a new CSV file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const csv = join(folder, 'day.csv');
  await happenOn(TIME);
  expect(await admin('report', 'day', DAY, '--csv', csv)).toBe(0);
  const [head, ...rows] = (await readFile(csv, 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFDay,Kind,Of,State,Count,Amount');
  expect(rows).toContain(`${DAY},orders,mycard,refunded,1,150`);
  expect(rows).toContain(`${DAY},wins,owl,,2,400`);
  expect(await admin('report', 'day', DAY, '--csv', csv)).toBe(1);
});

it('appears in the metrics as of today, without players', async () => {
  const metrics = await (await fetch(`${service.origin}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => line.startsWith('menagerie_day_'));
  expect(lines).toContainEqual(
    expect.stringMatching(/^menagerie_day_count\{kind="activePeople",of="",state=""\} \d+$/),
  );
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join()).not.toMatch(/1000\d{4}/);
});
