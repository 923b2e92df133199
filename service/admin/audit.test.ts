import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAdminLine } from '../testing/adminLine.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';

let service: AdminService;
const admin = openAdminLine(() => service);
beforeEach(async () => {
  service = await startAdminService();
});
afterEach(() => service.stop());

async function keep(Kind: string, PlayerID: string, CreateTime: string): Promise<void> {
  const row = { EventID: `${Kind} ${CreateTime}`, Kind, PlayerID, AddressHash: '', Detail: {}, CreateTime };
  await service.ports.store.transaction((tx) => tx.table('securityEvents').insert(row));
}

describe('audit', () => {
  it('prints security events, newest last, of a player, of a kind and from a time on', async () => {
    await keep('phone.bound', '10000001', '2026-11-20T01:00:00.000Z');
    await keep('email.bound', '10000001', '2026-11-20T02:00:00.000Z');
    await keep('email.bound', '10000002', '2026-11-20T03:00:00.000Z');
    const kinds = async (...words: readonly string[]): Promise<readonly string[]> => {
      expect(await admin('audit', ...words)).toBe(0);
      return admin.out.map((line) => line.split('  ').slice(1, 3).join(' '));
    };
    expect(await kinds()).toEqual(['phone.bound 10000001', 'email.bound 10000001', 'email.bound 10000002']);
    expect(await kinds('--limit', '1')).toEqual(['email.bound 10000002']);
    expect(await kinds('--player', '10000001')).toEqual(['phone.bound 10000001', 'email.bound 10000001']);
    expect(await kinds('--kind', 'email.bound', '--player', '10000001')).toEqual(['email.bound 10000001']);
    expect(await kinds('--since', '2026-11-20T02:00:00Z')).toEqual(['email.bound 10000001', 'email.bound 10000002']);
    // A time without an offset is in Taipei, as everywhere at the command line.
    expect(await kinds('--since', '2026-11-20T11:00')).toEqual(['email.bound 10000002']);
    await admin('audit', '--player', '10000003');
    expect(admin.out).toEqual(['nothing of the kind']);
  });

  it.each([
    [['audit', '--kind', 'nothing']],
    [['audit', '--limit', '0']],
    [['audit', '--since', 'yesterday']],
    [['audit', 'everything']],
  ])('rejects %j', async (words) => {
    expect(await admin(...words)).toBe(2);
    expect(admin.err.join('\n')).toContain('audit [--player ID] [--kind K] [--since TIME] [--limit N]');
  });

  it('is another verb than audit list', async () => {
    expect(await admin('audit', '--help')).toBe(0);
    expect(admin.out.join('\n')).toContain('session.opened');
    expect(await admin('audit', 'list')).toBe(0);
    expect(admin.out).toEqual([]);
  });
});
