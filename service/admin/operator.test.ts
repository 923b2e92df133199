import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { topAnnouncement } from '#domain/announcement/announcement.ts';
import { identify } from '#domain/session/session.ts';
import { customerServiceID } from '#domain/session/staff.ts';
import { TABLES } from '#domain/tables.ts';
import { featureFlagsOf } from '#domain/featureFlags/featureFlags.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';

let service: AdminService;
let folder: string;
const admin = openAdminLine(() => service);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  service = await startAdminService();
});
afterEach(() => service.stop());

const post = async (path: string, body: object = {}) => {
  const answer = await fetch(`${service.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = (await answer.json()) as { readonly Code: number };
  return { status: answer.status, code: json.Code, retry: answer.headers.get('retry-after') };
};
const list = () => post('/api/v1/a10t/list');
const state = () => featureFlagsOf(service.ports).read();

/** A member with a session, an id and a token. */
async function member(): Promise<{ readonly id: string; readonly token: string }> {
  expect(await admin('player', 'create', '--tokens')).toBe(0);
  const token = admin.out[0] ?? '';
  return { id: (await identify(service.ports, service.ports.store, token)).player.PlayerID, token };
}

async function file(name: string, draft: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof draft === 'string' ? draft : JSON.stringify(draft));
  return path;
}
const words = (text: string) => ({ zh_tw: `${text}中`, id_id: `${text} id`, vi_vn: `${text} vi` });

describe('the command line', () => {
  it.each([
    [['switch', 'set', 'club']],
    [['maintenance', 'plan']],
    [['maintenance', 'plan', '--from', 'tomorrow']],
    [['maintenance', 'plan', '--from', '2020-01-01T00:00']],
    [['maintenance', 'on', '--from', '2030-01-01T00:00']],
    [['maintenance', 'on', '--until', '2020-01-01T00:00']],
    [['maintenance', 'on', '--zh', '維護']],
    [['maintenance', 'off', 'now']],
    [['words', 'add', 'rude', 'x']],
    [['words', 'add', 'blocked']],
    [['announce']],
    [['announce', '/nonexistent.json']],
    [['announce', 'say']],
    [['player', 'role', '10000001', '--role', 'king']],
    [['reports', 'close']],
    [['ad', 'add']],
    [['player', 'ban', '10000001']],
    [['player', 'ban', '10000001', '--off', '--days', '3']],
    [['reward', 'grant', '--gold', '5', '--zh', 'a', '--id', 'a', '--vi', 'a']],
    [['reward', 'grant', '10000001', '--gold', '5', '--zh', 'a']],
    [['export']],
    [['audit', 'list', '--count', '0']],
  ])('rejects %j, exit code 2', async (given) => {
    expect(await admin(...given)).toBe(2);
    expect(admin.err).not.toEqual([]);
  });

  it.each([
    [['switch', 'set', 'flying', 'off'], 'no switch'],
    [['switch', 'set', 'auth', 'off'], 'no switch'],
    [['switch', 'set', 'game:none', 'off'], 'no switch'],
    [['switch', 'set', 'club', 'gem'], 'club takes on, off, default'],
    [['switch', 'set', 'club', 'off', '--brand', 'unicorn'], 'no brand'],
    [['announce', 'remove', 'nothing'], 'no announcement'],
    [['announce', 'say', '字'.repeat(101)], '1 to 100 characters'],
    [['reports', 'close', 'nothing'], 'no report'],
    [['ad', 'remove', 'nothing'], 'no ad'],
    [['player', 'ban', '99999999', '--reason', 'x'], 'no player'],
    [['export', '99999999'], 'no player'],
  ])('refuses %j, exit code 1', async (given, why) => {
    expect(await admin(...given)).toBe(1);
    expect(admin.err.join()).toContain(why);
  });

  it('writes every change to the audit log, and prints the log', async () => {
    const { id } = await member();
    for (const words of [
      ['switch', 'set', 'club', 'off'],
      ['words', 'add', 'trading', '賣角色'],
      ['player', 'mute', id, '--minutes', '5', '--reason', 'spam'],
    ]) {
      await admin(...words);
      // The log is sorted by time, and two commands of one process may run in the same millisecond.
      service.ports.clock.advance(1);
    }
    await admin('audit', 'list', '--count', '3');
    expect(admin.out.map((line) => line.split('  ').slice(1, 4).join(' '))).toEqual([
      'operator:tester switch.set club',
      'operator:tester words.add 賣角色',
      `operator:tester player.mute ${id}`,
    ]);
    expect(await admin('audit', 'list', '--subject', 'club')).toBe(0);
    expect(admin.out).toHaveLength(1);
  });
});

describe('maintenance', () => {
  it('closes the service and opens it again, while probes and development tools continue', async () => {
    expect(await admin('maintenance', 'on', '--zh', '維護', '--id', 'Pemeliharaan', '--vi', 'Bảo trì')).toBe(0);
    expect(await list()).toEqual({ status: 503, code: 300010, retry: '60' });
    expect((await post('/api/v1/status')).status).toBe(200);
    const ready = await fetch(`${service.origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { Status: 'maintenance' }]);
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.origin}/dev`)).status).toBe(200);
    expect((await fetch(`${service.origin}/dev/outbox`)).status).toBe(200);
    expect(await admin('maintenance', 'off')).toBe(0);
    expect((await list()).status).toBe(200);
  });

  it('is planned in Taipei time', async () => {
    expect(await admin('maintenance', 'plan', '--from', '2099-01-02T03:00', '--until', '2099-01-02T05:30')).toBe(0);
    expect(admin.out).toEqual(['maintenance from 2099-01-01T19:00:00.000Z, announced until 2099-01-01T21:30:00.000Z']);
    expect((await list()).status).toBe(200);
  });
});

describe('switch', () => {
  it('off refuses the calls of a group until the switch is removed', async () => {
    await admin('switch', 'set', 'announcement', 'off', '--brand', 'owl');
    expect((await list()).status).toBe(200);
    await admin('switch', 'set', 'announcement', 'off');
    expect(await list()).toMatchObject({ status: 403, code: 300009 });
    await admin('switch', 'list');
    expect(admin.out.map((line) => line.split('  since')[0])).toEqual([
      'announcement  off  every brand',
      'announcement  off  brand owl',
    ]);
    await admin('switch', 'set', 'announcement', 'default');
    expect((await list()).status).toBe(200);
  });

  it('list --names prints all possible switches', async () => {
    await admin('switch', 'list', '--names');
    expect(admin.out).toContain('WalletItem  gem|point');
    expect(admin.out).toContain('chat  on|off');
    expect(admin.out).toContain('sendPublicMessage  on|off');
    expect(admin.out.join()).not.toContain('signInChat');
  });
});

describe('words', () => {
  it('apply from the next message on, including the product’s own words', async () => {
    const blocked = async (text: string) => (await state()).words.blocked.find(text).length > 0;
    expect([await blocked('彩虹小馬'), await blocked('外掛')]).toEqual([false, true]);
    expect(await admin('words', 'add', 'blocked', '彩虹小馬')).toBe(0);
    expect(await admin('words', 'remove', 'blocked', '外掛', '外掛程式')).toBe(0);
    expect([await blocked('彩虹小馬'), await blocked('外掛')]).toEqual([true, false]);
    await admin('words', 'list', 'blocked');
    expect(admin.out).toContain('彩虹小馬');
    expect(admin.out).not.toContain('外掛');
  });
});

describe('announce', () => {
  it('publishes the sanitised content of a file until it is removed', async () => {
    const draft = { Title: words('標題'), Content: words('<p onclick="x()">內容</p>') };
    expect(await admin('announce', await file('news.json', draft), '--top')).toBe(0);
    const now = () => new Date(service.ports.clock.now()).toISOString();
    const top = await topAnnouncement(service.ports.store, now());
    expect(top?.Content.zh_tw).toBe('<p>內容</p>中');
    await admin('announce', 'list');
    expect(admin.out).toHaveLength(1);
    expect(await admin('announce', 'remove', top?.AnnouncementID ?? '')).toBe(0);
    expect(await topAnnouncement(service.ports.store, now())).toBeUndefined();
  });

  it.each([
    ['half.json', { Title: words('a'), Content: { zh_tw: 'a', id_id: '', vi_vn: 'a' } }, 'Content.id_id'],
    ['more.json', { Title: words('a'), Content: words('a'), Colour: 'red' }, 'Colour'],
    ['text.json', 'not json', 'text.json'],
  ])('rejects %s', async (name, draft, why) => {
    expect(await admin('announce', await file(name, draft))).toBe(2);
    expect(admin.err.join()).toContain(why);
  });
});

describe('players with a role', () => {
  it('get their role from the operator, who also posts as the system', async () => {
    const { id } = await member();
    expect(await admin('player', 'role', id, '--role', 'customerService')).toBe(0);
    expect(await customerServiceID(service.ports.store)).toBe(id);
    expect(await admin('player', 'role', id, '--role', 'none')).toBe(0);
    expect(await customerServiceID(service.ports.store)).toBeUndefined();
    expect(await admin('announce', 'say', ' 今晚八點有活動 ')).toBe(0);
    expect(admin.out).toEqual(['announced as number 1: 今晚八點有活動']);
  });
});

describe('reports', () => {
  it('are listed until they are closed', async () => {
    const report = {
      MessageID: 'm-1',
      Channel: 'public',
      Seq: 1,
      FromID: '10000001',
      Reason: '洗版',
      OriginalMessage: '買幣找我',
      Status: 'open',
      CreateTime: '2026-11-20T12:00:00.000Z',
    };
    const reports = ['10000002', '10000003'].map((ReporterID) => ({ ...report, ReporterID }));
    await service.ports.store.transaction((tx) => tx.table('messageReports').insert(reports));
    await admin('reports', 'list');
    expect(admin.out).toHaveLength(2);
    expect(admin.out[0]).toContain('10000001 said "買幣找我"  10000002 reports "洗版"');
    expect(await admin('reports', 'close', 'm-1')).toBe(0);
    await admin('reports', 'list');
    expect(admin.out).toEqual(['no report is open']);
  });
});

describe('ad', () => {
  it('is added, listed and removed', async () => {
    const draft = { Bookmark: 'store', Title: words('廣告'), Image: { zh_tw: '/a', id_id: '/b', vi_vn: '/c' } };
    expect(await admin('ad', 'add', await file('ad.json', draft))).toBe(0);
    await admin('ad', 'list');
    expect(admin.out).toHaveLength(1);
    const [id = ''] = admin.out[0]?.split(' ') ?? [];
    expect(await admin('ad', 'remove', id)).toBe(0);
    await admin('ad', 'list');
    expect(admin.out).toEqual([]);
    const hostile = { ...draft, Link: 'javascript:alert(1)' };
    expect(await admin('ad', 'add', await file('hostile.json', hostile))).toBe(2);
  });
});

describe('reward grant', () => {
  it('offers a reward once for each key, to players or to everyone', async () => {
    const { id } = await member();
    const words = ['--gold', '500', '--zh', '補償', '--id', 'Kompensasi', '--vi', 'Đền bù', '--key', 'k1'];
    for (let time = 0; time < 2; time += 1) expect(await admin('reward', 'grant', id, ...words)).toBe(0);
    expect(await admin('reward', 'grant', '--everyone', ...words)).toBe(0);
    const rewards = await service.ports.store.table('rewards').find({ order: [['PlayerID', 'asc']] });
    expect(rewards.map(({ PlayerID, Amount }) => [PlayerID, Amount])).toEqual([
      ['', 500],
      [id, 500],
    ]);
  });
});

describe('player ban', () => {
  it('ends the sessions, for some days or until it is lifted', async () => {
    const { id, token } = await member();
    const who = () => identify(service.ports, service.ports.store, token);
    expect(await admin('player', 'ban', id, '--reason', '買賣帳號', '--days', '3')).toBe(0);
    await expect(who()).rejects.toMatchObject({ code: 100014 });
    expect(await admin('player', 'ban', id, '--off')).toBe(0);
    await expect(who()).rejects.toMatchObject({ code: 100005 });
    expect((await service.ports.store.table('players').get(id))?.Disabled).toBe(false);
  });
});

describe('export', () => {
  it('prints all stored data of one player as JSON lines, without data of others', async () => {
    const [{ id }, other] = [await member(), await member()];
    await admin('player', 'grant', id, '--gold', '500', '--reason', '補償', '--key', 'k1');
    const relation = { PlayerID: other.id, OtherID: id, Type: 2, CreateTime: '2026-11-20T12:00:00.000Z' };
    await service.ports.store.transaction((tx) => tx.table('relations').insert(relation));
    expect(await admin('export', id)).toBe(0);
    const lines = admin.out.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const of = (table: string) => lines.filter(({ Table }) => Table === table);
    expect(of('players')).toMatchObject([{ PlayerID: id }]);
    expect(of('accounts')).toMatchObject([{ Owner: `player:${id}`, Balance: 10_500 }]);
    expect(of('entries').map(({ Amount, Reason, Source }) => [Amount, Reason, Source])).toEqual([
      [10_000, 'welcome', 'registration'],
      [500, 'grant', 'operator'],
    ]);
    const columns = [...Object.keys(TABLES.entries.columns), 'Reason', 'Source'];
    expect(Object.keys(of('entries')[0] ?? {})).toEqual(['Table', ...columns]);
    expect(of('sessions')).toHaveLength(1);
    expect(admin.out.join()).not.toContain(other.id);
    expect(Object.keys(of('sessions')[0] ?? {})).not.toContain('TokenHash');
  });
});
