import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { sendLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { modifyProfile } from '#protocol/operations/user.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { writeRequest } from '#protocol/frame.ts';
import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { fingerprintOf, remember } from './idempotency.ts';
import { ANSWERS_A_CALLER, makeRoom } from './keptAnswers.ts';
import { failure } from './outcome.ts';
import { Failure } from '#protocol/failure.ts';

it("keeps a bounded number of a guest's failures, the newest, and repeats them", {
  timeout: 60_000,
}, async () => {
  const clock = createMovableClock();
  const { ports, adapter } = await createMemoryWorld({ clock });
  const context = new TestContext(adapter);
  const guest = await context.guest();
  const answers: string[] = [];
  const wire = await adapter.connect('lobby', { message: (text) => void answers.push(text), closed: () => {} });
  const send = async (text: string): Promise<string> => {
    const before = answers.length;
    wire.send(text);
    await expect.poll(() => answers.length, { interval: 1, timeout: 10_000 }).toBeGreaterThan(before);
    return answers.at(-1) ?? '';
  };
  await send(writeRequest(10_000, randomUUID(), {}, guest.token));
  const fail = (R: string) =>
    send(writeRequest(modifyProfile.op, R, { Name: '訪客', PicSetting: 2, Introduction: '你好' }));
  const first = randomUUID();
  const answered = await fail(first);
  expect(answered).toContain('200017');
  for (let sent = 0; sent < 400; sent += 1) {
    clock.advance(3000);
    await fail(randomUUID());
  }
  const last = randomUUID();
  const answer = await fail(last);
  expect(await ports.store.table('idempotency').count({ Code: 200017 })).toBe(300);
  expect(await fail(last)).toBe(answer);
  expect(await ports.store.table('idempotency').count({ Code: 200017 })).toBe(300);
  wire.close();
});

it('keeps no more answers of an address without sessions, even if it sends many devices', {
  timeout: 60_000,
}, async () => {
  const clock = createMovableClock();
  const { ports, adapter } = await createMemoryWorld({ clock });
  const context = new TestContext(adapter);
  const input = { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0955000001', Lang: 'zh-tw' };
  for (let device = 0; device < 200; device += 1) {
    clock.advance(3000);
    const visitor = context.visitor();
    // The first answer sets the device's cookie, which identifies the second call.
    for (let call = 0; call < 2; call += 1) await visitor.ask(sendLoginCode, input, { key: randomUUID() });
  }
  expect(await ports.store.table('idempotency').count({ Scope: { like: 'device:%' } })).toBe(300);
});

it('keeps hardly more where several calls of a caller share a commit', async () => {
  const store = createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: randomUUID });
  const together = 10;
  for (let commit = 0; commit < 60; commit += 1)
    await store.transaction(async (tx) => {
      for (let call = 0; call < together; call += 1) {
        const key = { Scope: 'guest:call', R: randomUUID(), Fingerprint: fingerprintOf({}), caller: 'guest' };
        await remember(tx, key, failure(new Failure(200017)), commit);
        await makeRoom(store, tx, key, 'failures');
      }
    });
  expect(await store.table('idempotency').count({ Code: 200017 })).toBeLessThanOrEqual(ANSWERS_A_CALLER + together);
});
