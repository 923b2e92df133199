import { expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';

it('a wrong answer goes to the last of two attempts that a browser began in one millisecond', async () => {
  const now = Date.now();
  const { adapter } = await createMemoryWorld({ clock: createMovableClock(() => now) });
  const context = new TestContext(adapter);
  const wrongState = CONFORMANCE_CASES.filter(({ title }) => title.includes('StateMismatch: badState'));
  expect(wrongState).toHaveLength(1);
  for (const { run } of wrongState) await expect(run(context)).resolves.toBeUndefined();
  context.clear();
});
