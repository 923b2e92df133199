import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAnnouncements } from '#protocol/endpoints/announcement.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { startWorldService } from '../testing/diskService.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stored-json-'));
});
afterAll(() => rm(directory, { recursive: true }));

it('answers 300003 for stored JSON of another shape, without its content in the answer', async () => {
  const file = join(directory, 'world.sqlite');
  const service = await startWorldService(`sqlite:${file}`);
  const connection = await openConnection({ file });
  await connection.all(`UPDATE "announcements" SET "Title" = $1`, ['{"zh_tw":"祕密","id_id":1}']);
  await connection.close();
  const answer = await fetch(`${service.origin}${getAnnouncements.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ Code: 300003, Result: {} });
  expect(text).not.toMatch(/祕密|Title|announcements|JSON/);
  await service.stop();
}, 30_000);
