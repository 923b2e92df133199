import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAdminLine } from '../testing/adminLine.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';

let service: AdminService;
const admin = openAdminLine(() => service);
beforeEach(async () => {
  service = await startAdminService();
});
afterEach(() => service.stop());

const report = (ReportID: string, CreateTime: string) =>
  service.ports.store.transaction((tx) =>
    tx.table('playerReports').insert({
      ReportID,
      ReporterID: '20000001',
      PlayerID: '20000002',
      Reason: 3,
      Text: ReportID === 'late' ? '' : '洗分',
      Status: 'open',
      CreateTime,
      RoomID: '',
      Title: '',
      FrameID: '',
    }),
  );

describe('reports of players', () => {
  it('are listed oldest first and closed one by one, and the audit log records it', async () => {
    await report('late', '2026-11-02T00:00:00.000Z');
    await report('early', '2026-11-01T00:00:00.000Z');
    expect(await admin('player', 'reports')).toBe(0);
    expect(admin.out).toEqual([
      'early  2026-11-01T00:00:00.000Z  20000001 reports 20000002: insult "洗分"',
      'late  2026-11-02T00:00:00.000Z  20000001 reports 20000002: insult',
    ]);
    expect(await admin('player', 'report-close', 'early')).toBe(0);
    expect(await admin('player', 'report-close', 'early')).toBe(1);
    await admin('player', 'reports');
    expect(admin.out).toHaveLength(1);
    const log = await service.ports.store.table('auditLog').find({});
    expect(log.map(({ Action, Subject }) => `${Action} ${Subject}`)).toEqual(['player.report-close early']);
  });

  it('prints a line if no report is open', async () => {
    expect(await admin('player', 'reports')).toBe(0);
    expect(admin.out).toEqual(['no report is open']);
    expect(await admin('player', 'report-close')).toBe(2);
  });
});
