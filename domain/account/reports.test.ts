import { expect, it } from 'vitest';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { closeMessageReports, closePlayerReport } from './reports.ts';

const DELETED = '10000002';
const OTHER = '10000003';
const TIME = '2026-11-20T12:00:00.000Z';

it('a report that is open when its player is deleted loses its texts when it is closed', async () => {
  const { ports } = await createMemoryWorld();
  const { store } = ports;
  const words = { Reason: '罵人', OriginalMessage: '原來的話' };
  const place = { Channel: 'public', Seq: 1, Status: 'open', CreateTime: TIME };
  const closed = await store.transaction(async (tx) => {
    const times = { RequestTime: TIME, DueTime: TIME, ErasedUpTo: '', DoneTime: TIME };
    await tx.table('accountDeletions').insert({ PlayerID: DELETED, State: 'done', ...times });
    await tx.table('messageReports').insert([
      { ...words, ...place, MessageID: 'a', ReporterID: OTHER, FromID: DELETED },
      { ...words, ...place, MessageID: 'b', ReporterID: OTHER, FromID: OTHER },
    ]);
    const report = {
      ReporterID: DELETED,
      PlayerID: OTHER,
      Reason: 3,
      Text: '他騙人',
      Status: 'open',
      CreateTime: TIME,
      RoomID: '',
      Title: '',
      FrameID: '',
    };
    await tx.table('playerReports').insert({ ReportID: 'c', ...report });
    return [
      await closeMessageReports(tx, 'a'),
      await closeMessageReports(tx, 'b'),
      await closePlayerReport(tx, 'c'),
      await closePlayerReport(tx, 'c'),
    ];
  });
  expect(closed).toEqual([1, 1, true, false]);
  const kept = async (id: string) => (await store.table('messageReports').get(id, OTHER))?.OriginalMessage;
  expect([await kept('a'), await kept('b')]).toEqual(['', '原來的話']);
  const report = await store.table('playerReports').get('c');
  expect([report?.Status, report?.Text]).toEqual(['closed', '']);
});
