import { expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import { signInGoogle } from '#protocol/endpoints/signIn.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';

it('a wrong answer counts for the last of two attempts that a browser began in one millisecond', async () => {
  const now = Date.now();
  const { adapter } = await createMemoryWorld({ clock: createMovableClock(() => now) });
  const context = new TestContext(adapter);
  const wrongState = CONFORMANCE_CASES.filter(({ title }) => title.includes('StateMismatch: badState'));
  expect(wrongState).toHaveLength(1);
  for (const { run } of wrongState) await expect(run(context)).resolves.toBeUndefined();
  context.clear();
});

it('an address begins 1,000 sign-ins by a provider a day', { timeout: 60_000 }, async () => {
  const clock = createMovableClock();
  const { adapter, ports } = await createMemoryWorld({ clock });
  const visitor = new TestContext(adapter).visitor();
  const csrfToken = await visitor.csrfToken();
  const begin = async (): Promise<number> => {
    // A browser may begin thirty in a minute.
    clock.advance(2500);
    return (await visitor.ask(signInGoogle, { csrfToken })).Code;
  };
  for (let begun = 0; begun < 1000; begun += 1) expect(await begin()).toBe(200);
  expect(await begin()).toBe(300002);
  expect(await ports.store.table('signInAttempts').count()).toBe(1000);
  clock.advance(24 * 60 * 60 * 1000);
  expect(await begin()).toBe(200);
});
