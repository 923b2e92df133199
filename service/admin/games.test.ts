import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openAdminLine } from '../testing/adminLine.ts';
import { taipeiDay } from '#domain/taipei.ts';
import { OWL } from '../testing/owlDraft.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';

let service: AdminService;
const admin = openAdminLine(() => service);
beforeEach(async () => {
  service = await startAdminService({ devTools: false });
});
afterEach(() => service.stop());

async function file(draft: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'game-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'game.json');
  await writeFile(path, JSON.stringify(draft));
  return path;
}

it('puts a game into the lobby of a production service, opens it and closes it', async () => {
  expect(await admin('game', 'open', 'owl')).toBe(1);
  expect(await admin('game', 'add', await file(OWL))).toBe(0);
  expect(admin.out).toEqual(['owl 夜梟秘寶: added, closed']);
  expect(await admin('game', 'open', 'owl')).toBe(0);
  const { store } = service.ports;
  expect(await store.table('games').get('owl')).toMatchObject({ Position: 1, Playable: true, Hot: false });
  const { OpenDay } = (await store.table('games').get('owl')) ?? {};
  expect(OpenDay).toBe(taipeiDay(service.ports.clock.now()));
  expect(await admin('game', 'add', await file({ ...OWL, MaxBet: 500, OpenDay: '2026-11-27' }))).toBe(0);
  expect(await store.table('games').get('owl')).toMatchObject({ MaxBet: 500, Playable: true, OpenDay: '2026-11-27' });
  expect(await admin('game', 'close', 'owl')).toBe(0);
  expect(await admin('game', 'list')).toBe(0);
  expect(admin.out).toEqual(['owl  夜梟秘寶  slot  20-500 gold  closed']);
  const log = await store.table('auditLog').find({ where: { Subject: 'owl' }, order: [['CreateTime', 'asc']] });
  expect(log.map(({ Action }) => Action).toSorted()).toEqual(['game.close', 'game.open', 'game.save', 'game.save']);
});

it.each([
  { GameCode: 'a b' },
  { MaxBet: 10 },
  { Category: 'dice' },
  { Colour: 'red' },
  { Hot: true },
  { OpenDay: 'today' },
])('rejects %j', async (change) => {
  expect(await admin('game', 'add', await file({ ...OWL, ...change }))).toBe(2);
});
