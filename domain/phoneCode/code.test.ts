import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { sendLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;

it('does not count a code that was sent before the clock was set back', async () => {
  let wall = NOW + HOUR_MS;
  const { adapter } = await createMemoryWorld({ clock: createMovableClock(() => wall) });
  const visitor = new TestContext(adapter).visitor();
  const send = async (): Promise<unknown> => {
    const request = { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0900000777', Lang: 'zh_tw' };
    const { Code, Result } = await visitor.ask(sendLoginCode, request);
    return Code === 200 ? Code : Result['Code'];
  };
  const codes: unknown[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    codes.push(await send());
    wall += 60_000;
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 200030]);
  wall = NOW;
  expect([await send(), await send()]).toEqual([200, 200029]);
});
