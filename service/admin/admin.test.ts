import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identify } from '#domain/session/session.ts';
import { balancesOf } from '#domain/ledger/balances.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { usageOf } from './commands.ts';
import { TestContext } from '#conformance/testContext.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

let service: TestService;
const admin = openAdminLine(() => service);

beforeEach(async () => {
  service = await startMemoryService();
});
afterEach(() => service.stop());

/** Creates a player and returns the id. */
async function created(): Promise<string> {
  expect(await admin('player', 'create', '--vip', '2')).toBe(0);
  return /created (\d+)/u.exec(admin.out.join('\n'))?.[1] ?? '';
}

const player = (id: string) => service.ports.store.table('players').get(id);
const gold = async (id: string) => (await balancesOf(service.ports.store, `player:${id}`)).get(ITEM.gold);

describe('the command line', () => {
  it.each([[[]], [['player']], [['player', 'fly']]])('shows its usage for %j, exit code 2', async (words) => {
    expect(await admin(...words)).toBe(2);
    expect(admin.err.join('\n')).toContain('ledger audit');
  });

  it('is described in full in docs/running.md', () => {
    const guide = readFileSync('docs/running.md', 'utf8');
    const verbs = [...usageOf().matchAll(/^ {2}([a-z]+(?: [a-z-]+)?)/gm)].map(([, verb = '']) => verb);
    expect(verbs.length).toBeGreaterThan(25);
    expect(verbs.filter((verb) => !guide.includes(verb))).toEqual([]);
  });

  it('prints help on request', async () => {
    expect(await admin('--help')).toBe(0);
    expect(admin.out.join('\n')).toContain('player create');
    expect(await admin('player', 'mute', '--help')).toBe(0);
    expect(admin.out.join('\n')).toContain('--minutes');
    expect(admin.out.join('\n')).not.toContain('ledger');
  });

  it.each([
    [['player', 'show']],
    [['player', 'create', '--count', 'many']],
    [['player', 'create', '--colour', 'red']],
    [['player', 'vip', '10000001', '--level', '9']],
    [['player', 'grant', '10000001']],
    [['player', 'grant', '10000001', '--gold', '-5', '--reason', 'x']],
    [['player', 'grant', '10000001', '--gold', '5']],
    [['player', 'take', '10000001', '--gold', '10000001', '--reason', 'x']],
    [['player', 'take', '10000001', '10000002', '--gold', '5000001', '--reason', 'x']],
    [['order', 'list', '--day', '2026-13-01']],
    [['order', 'list', '--gateway', 'paypal']],
    [['player', 'mute', '10000001']],
    [['player', 'mute', '10000001', '--minutes', '5', '--off']],
    [['ledger', 'audit', 'now']],
    [['brand', 'new']],
  ])('rejects %j, exit code 2', async (words) => {
    expect(await admin(...words)).toBe(2);
    expect(admin.err).not.toEqual([]);
  });

  it('refuses an unknown player, exit code 1, and changes nothing for the others', async () => {
    const id = await created();
    expect(await admin('player', 'vip', id, '99999999', '--level', '5')).toBe(1);
    expect(admin.err).toEqual(['there is no player 99999999']);
    expect((await player(id))?.VIPLevel).toBe(2);
  });

  it('records each change in the audit log', async () => {
    const id = await created();
    await admin('player', 'vip', id, '--level', '5');
    await admin('ledger', 'audit');
    const log = await service.ports.store.table('auditLog').find({ order: [['CreateTime', 'asc']] });
    expect(new Set(log.map(({ Actor, Action, Subject }) => `${Actor} ${Action} ${Subject}`))).toEqual(
      new Set([
        `operator:tester player.create ${id}`,
        `operator:tester player.vip ${id}`,
        'operator:tester ledger.audit ledger',
      ]),
    );
  });
});

describe('--as', () => {
  afterEach(() => {
    admin.account = 'tester';
  });

  it('names the person in the audit log, and is required for root', async () => {
    const id = await created();
    admin.account = 'root';
    expect(await admin('player', 'show', id)).toBe(2);
    expect(admin.err.join()).toContain('--as NAME');
    for (const name of ['root', 'two words', '']) expect(await admin('--as', name, 'player', 'show', id)).toBe(2);
    expect(await admin('player', 'show', id, '--as', 'mei.lin')).toBe(0);
    const log = await service.ports.store.table('auditLog').find({ where: { Action: 'player.show' } });
    expect(log.map(({ Actor }) => Actor)).toEqual(['operator:mei.lin']);
    expect(await admin('--help')).toBe(0);
  });
});

describe('player', () => {
  it('create prints one valid session token per line', async () => {
    expect(await admin('player', 'create', '--count', '120', '--vip', '4', '--tokens')).toBe(0);
    expect(admin.out).toHaveLength(120);
    const who = await Promise.all(admin.out.map((token) => identify(service.ports, service.ports.store, token)));
    expect(new Set(who.map((each) => each.player.PlayerID)).size).toBe(120);
    expect(new Set(who.map((each) => each.player.VIPLevel))).toEqual(new Set([4]));
  });

  it('create is for development only', async () => {
    await service.stop();
    service = await startMemoryService({ devTools: false });
    expect(await admin('player', 'create')).toBe(1);
    expect(admin.err.join()).toContain('DEV_TOOLS');
    expect(await service.ports.store.table('players').count()).toBe(0);
  });

  it('phone moves an account to another number, notifies both and ends its sessions', async () => {
    const context = new TestContext(createWireAdapter(service.origin));
    const session = await context.member('0912600001');
    expect(await admin('player', 'phone', session.playerID, '--to', '0912600002', '--brand', 'bj188')).toBe(0);
    expect(admin.out).toEqual([`${session.playerID}: 0912600**1 -> 0912600**2`]);
    expect((await player(session.playerID))?.Phone).toBe('0912600002');
    const sent = (await service.ports.messenger.outbox?.()) ?? [];
    expect(
      sent
        .slice(0, 2)
        .map(({ To }) => To)
        .toSorted(),
    ).toEqual(['0912600001', '0912600002']);
    await expect(identify(service.ports, service.ports.store, session.token)).rejects.toMatchObject({ code: 100005 });
    expect(await admin('player', 'phone', session.playerID, '--to', '0912600002', '--brand', 'bj188')).toBe(1);
    expect(await admin('player', 'phone', session.playerID, '--to', '12', '--brand', 'bj188')).toBe(2);
    expect(await admin('player', 'phone', await created(), '--to', '0912600003', '--brand', 'bj188')).toBe(1);
  });

  it('show prints wallet and tier', async () => {
    const id = await created();
    expect(await admin('player', 'show', id)).toBe(0);
    expect(admin.out.join('\n')).toContain('VIP 2');
    expect(admin.out.join('\n')).toContain('10,000 gold');
  });

  it('show finds a player by name and by phone, with every account of the phone', async () => {
    const id = await created();
    const other = await created();
    const { store } = service.ports;
    await store.transaction(async (tx) => {
      await tx.table('players').update({ PlayerID: id }, { Name: 'Mei Lin', NameKey: 'mei lin', Phone: '0912600007' });
      await tx.table('players').update({ PlayerID: other }, { Phone: '0912600007' });
    });
    const shown = async (...words: string[]) => {
      expect(await admin('player', 'show', ...words)).toBe(0);
      return admin.out.filter((line) => !line.startsWith(' ')).map((line) => line.split('  ')[0]);
    };
    expect(await shown('ＭＥＩ lin')).toEqual([id]);
    expect(await shown('+886 912-600-007')).toEqual([id, other].toSorted());
    expect(await admin('player', 'show', '0912600099')).toBe(1);
    expect(admin.err).toEqual(['there is no player with the id, name or phone "0912600099"']);
  });

  it('take moves items back to the house, once for each key and no more than the wallet holds', async () => {
    const id = await created();
    const take = (gold: string, key: string) =>
      admin('player', 'take', id, '--gold', gold, '--reason', '重複補償', '--key', key);
    for (let time = 0; time < 2; time += 1) expect(await take('4000', 'k1')).toBe(0);
    expect(await gold(id)).toBe(6000);
    expect(await take('6001', 'k2')).toBe(1);
    expect(await gold(id)).toBe(6000);
    const [entry] = await service.ports.store.table('auditLog').find({ where: { Action: 'player.take' } });
    expect(entry).toMatchObject({ Subject: id, Detail: { Reason: '重複補償' } });
  });

  it('grant posts in the ledger, once for each key', async () => {
    const id = await created();
    for (let time = 0; time < 2; time += 1)
      expect(await admin('player', 'grant', id, '--gold', '500', '--gem', '7', '--reason', 'x', '--key', 'k1')).toBe(0);
    expect(await gold(id)).toBe(10_500);
    expect((await balancesOf(service.ports.store, 'house:grant')).get(ITEM.gem)).toBe(-7);
    expect(await admin('player', 'grant', id, '--gold', '600', '--reason', 'x', '--key', 'k1')).toBe(1);
    expect(await gold(id)).toBe(10_500);
  });

  it('mute lasts for its minutes and can be lifted', async () => {
    const id = await created();
    expect(await admin('player', 'mute', id, '--minutes', '5', '--reason', 'spam')).toBe(0);
    const muted = await player(id);
    expect(Date.parse(muted?.MutedUntil ?? '') - service.ports.clock.now()).toBeGreaterThan(290_000);
    expect(muted?.MuteReason).toBe('spam');
    expect(await admin('player', 'mute', id, '--off')).toBe(0);
    expect((await player(id))?.MutedUntil).toBe('');
  });
});

describe('ledger audit', () => {
  it('prints balanced', async () => {
    await created();
    expect(await admin('ledger', 'audit')).toBe(0);
    expect(admin.out).toEqual(['balanced']);
  });

  it('prints each imbalance, exit code 1', async () => {
    const id = await created();
    await service.ports.store.transaction((tx) => tx.table('accounts').add({ Owner: `player:${id}` }, { Balance: 1 }));
    expect(await admin('ledger', 'audit')).toBe(1);
    expect(admin.out.join('\n')).toContain(`player:${id}`);
  });
});
