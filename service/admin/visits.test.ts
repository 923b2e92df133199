import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAMPLES } from '#conformance/samples.ts';
import { reportError } from '#protocol/endpoints/errorReport.ts';
import { recordAnalytics } from '#protocol/endpoints/analytics.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';

let service: AdminService;
const admin = openAdminLine(() => service);
const post = async ({ path }: { readonly path: string }, body: object): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${service.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

beforeEach(async () => {
  service = await startAdminService();
});
afterEach(() => service.stop());

it('analytics prints counts by event and day', async () => {
  expect(await post(recordAnalytics, SAMPLES['recordAnalytics'] ?? {})).toBe(200);
  expect(await admin('analytics', '--days', '2')).toBe(0);
  expect(admin.out[0]).toMatch(/^\d{4}-\d\d-\d\d {2}pageView 1 {2}purchaseClick 0 {2}utm 0$/);
  expect(admin.out).toHaveLength(2);
  expect(await admin('analytics', '--days', '91')).toBe(2);
});

it('errors are listed, shown and cleared, and the audit log records it', async () => {
  expect(await admin('errors', 'list')).toBe(0);
  expect(admin.out).toEqual(['nothing went wrong']);
  for (let time = 0; time < 2; time += 1) await post(reportError, SAMPLES['reportError'] ?? {});
  await admin('errors', 'list');
  const [line = ''] = admin.out;
  expect(line).toContain('  2x  ');
  expect(line).toContain('/announcement/:id  0.1.0 chrome  "Cannot read properties of undefined"');
  const id = line.slice(0, 16);
  expect(await admin('errors', 'show', id)).toBe(0);
  expect(admin.out.join('\n')).toContain('at Shell (http://localhost:8787/assets/Shell-Bk3f9aQx.js:12:34)');
  expect(await admin('errors', 'clear')).toBe(2);
  expect(await admin('errors', 'clear', 'nothing')).toBe(1);
  expect(await admin('errors', 'clear', id)).toBe(0);
  expect(await admin('errors', 'show', id)).toBe(1);
  expect(await service.ports.store.table('auditLog').count({ Action: 'errors.clear', Subject: id })).toBe(1);
});
