import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameKey } from '#domain/player/name.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';

let service: AdminService;
const admin = openAdminLine(() => service);
beforeEach(async () => {
  service = await startAdminService({ initial: await demoSnapshot(Date.now()) });
});
afterEach(() => service.stop());

it('prints a line if there is nothing to list', async () => {
  expect(await admin('player', 'names')).toBe(0);
  expect(admin.out).toEqual(['no name looks like another or holds a reserved word']);
  expect(await admin('player', 'names', 'more')).toBe(2);
});

it('lists names of players, clubs and alliances from before the rules', async () => {
  await service.ports.store.transaction(async (tx) => {
    const rename = (PlayerID: string, Name: string) =>
      tx.table('players').update({ PlayerID }, { Name, NameKey: nameKey(Name) });
    await rename('10000005', '靑山不改');
    await tx.table('nameSkeletons').insert({ Kind: 'player', Skeleton: '~熕山不改~10000005', OwnerID: '10000005' });
    await rename('10000006', '客服中心');
    await tx.table('clubs').update({ ClubID: '2' }, { ClubName: 'GM01' });
    await tx.table('alliances').update({ AllianceID: '1' }, { AllianceName: '官方聯盟' });
  });
  expect(await admin('player', 'names')).toBe(0);
  expect(admin.out).toEqual([
    'player 10000005  靑山不改  looks like player 10000002',
    'player 10000006  客服中心  holds a reserved word',
    'club 2  GM01  holds a reserved word',
    'alliance 1  官方聯盟  holds a reserved word',
  ]);
});
