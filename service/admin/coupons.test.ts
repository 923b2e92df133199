import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestContext, type TestSession } from '#conformance/testContext.ts';
import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { redeemCodeFault, normalizeRedeemCode } from '#protocol/rules/redeemCode.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { type AdminService, startAdminService } from '../testing/adminService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

let service: AdminService;
let context: TestContext;
let folder: string;
const admin = openAdminLine(() => service);
beforeEach(async () => {
  service = await startAdminService();
  context = new TestContext(createWireAdapter(service.origin));
  folder = mkdtempSync(join(tmpdir(), 'coupons-'));
});
afterEach(async () => {
  context.clear();
  await service.stop();
  rmSync(folder, { recursive: true });
});

const csv = (): string => join(folder, 'codes.csv');
const batchID = (): string => /^batch (\S+?):/u.exec(admin.out.join('\n'))?.[1] ?? '';
const codesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').trim().split('\r\n').slice(1);
const redeem = async ({ visitor, token }: TestSession, Code: string): Promise<number> =>
  (await visitor.ask(receiveCoupon, { Code }, { token })).Code;

it('draws codes into a file of their own, and keeps only hashes', async () => {
  expect(await admin('coupon', 'batch', '春節', '--count', '3', '--csv', csv(), '--gold', '500', '--spin', '1')).toBe(
    0,
  );
  const codes = codesOf(csv());
  expect(codes).toHaveLength(3);
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{5}$/);
    expect(redeemCodeFault(normalizeRedeemCode(code))).toBeUndefined();
  }
  expect(statSync(csv()).mode & 0o077).toBe(0);
  const rows = [
    ...(await service.ports.store.table('couponCodes').find()),
    ...(await service.ports.store.table('auditLog').find({ where: { Action: 'coupon.batch' } })),
  ];
  expect(rows).toHaveLength(4);
  for (const code of codes) {
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(normalizeRedeemCode(code));
  }
});

it('lets a player redeem one code of a batch, and each code once', async () => {
  await admin('coupon', 'batch', '春節', '--count', '2', '--csv', csv(), '--gold', '500');
  const [first = '', second = ''] = codesOf(csv());
  const [one, other] = [await context.member('0943100001'), await context.member('0943100002')];
  expect(await redeem(one, first)).toBe(200);
  expect(await redeem(one, second)).toBe(200045);
  expect(await redeem(other, first)).toBe(200045);
  expect(await redeem(other, second)).toBe(200);
  await admin('coupon', 'list');
  expect(admin.out).toEqual([
    expect.stringContaining('"春節"  open  2 redeemed of 2 codes  500 gold  1 a code, 1 a player'),
  ]);
});

it('accepts a chosen code that each player redeems once', async () => {
  expect(await admin('coupon', 'batch', '開站', '--code', 'hello-2026', '--gold', '8')).toBe(0);
  const [one, other] = [await context.member('0943100001'), await context.member('0943100002')];
  expect(await redeem(one, 'HELLO2026')).toBe(200);
  expect(await redeem(one, 'hello 2026')).toBe(200045);
  expect(await redeem(other, 'hello-2026')).toBe(200);
  expect(await admin('coupon', 'batch', '開站', '--code', 'HELLO2026', '--gold', '8')).toBe(1);
  expect(admin.err).toEqual(['the code is taken']);
});

it('revokes one code, then the batch', async () => {
  await admin('coupon', 'batch', '春節', '--count', '2', '--csv', csv(), '--gold', '500');
  const id = batchID();
  const [first = '', second = ''] = codesOf(csv());
  const one = await context.member('0943100001');
  expect(await admin('coupon', 'revoke', id, '--code', first)).toBe(0);
  expect(await redeem(one, first)).toBe(200045);
  expect(await admin('coupon', 'revoke', id)).toBe(0);
  expect(await redeem(one, second)).toBe(200045);
  expect(await admin('coupon', 'revoke', 'none')).toBe(1);
  await admin('coupon', 'list');
  expect(admin.out.join('\n')).toContain('revoked');
});

it('redeems codes from their beginning until their end, in their brand', async () => {
  const times = ['--from', '2030-01-01T00:00', '--until', '2030-02-01T00:00'];
  await admin('coupon', 'batch', '未來', '--code', 'LATER', '--gold', '8', ...times);
  await admin('coupon', 'batch', '他牌', '--code', 'ELSEWHERE', '--gold', '8', '--brand', 'crab');
  const one = await context.member('0943100001');
  expect(await redeem(one, 'LATER')).toBe(200045);
  expect(await redeem(one, 'ELSEWHERE')).toBe(200045);
  await admin('coupon', 'list');
  expect(admin.out.join('\n')).toMatch(/"未來" {2}not begun/u);
});

it('never replaces a file, and leaves no file without a batch', async () => {
  await admin('coupon', 'batch', '春節', '--count', '1', '--csv', csv(), '--gold', '500');
  const before = readFileSync(csv(), 'utf8');
  expect(await admin('coupon', 'batch', '春節', '--count', '1', '--csv', csv(), '--gold', '500')).toBe(1);
  expect(readFileSync(csv(), 'utf8')).toBe(before);
  const other = join(folder, 'other.csv');
  expect(await admin('coupon', 'batch', '春節', '--count', '1', '--csv', other, '--gold', '5', '--brand', 'no')).toBe(
    1,
  );
  expect(existsSync(other)).toBe(false);
});

it.each([
  [['春節', '--count', '1', '--csv', '/nowhere/at/all.csv']],
  [['春節', '--count', '1', '--gold', '5']],
  [['春節', '--code', 'ABC', '--csv', 'x.csv', '--gold', '5']],
  [['春節', '--code', 'ABCDEFGHJKLMN', '--gold', '5']],
  [['春節', '--code', ' - ', '--gold', '5']],
  [['--code', 'ABC', '--gold', '5']],
  [['春節', '--code', 'ABC', '--gold', '5', '--until', '2020-01-01T00:00']],
])('rejects %j, exit code 2', async (words) => {
  expect(await admin('coupon', 'batch', ...words)).toBe(2);
});
