import { expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { Stage } from '#conformance/stage.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';

it('the last of two attempts that a browser begins in one millisecond is the one that a wrong answer is told of', async () => {
  const now = Date.now();
  const { backdrop } = await createMemoryWorld({ clock: createMovableClock(() => now) });
  const stage = new Stage(backdrop);
  const wrongState = CONFORMANCE_CASES.filter(({ title }) => title.includes('StateMismatch: badState'));
  expect(wrongState).toHaveLength(1);
  for (const { run } of wrongState) await expect(run(stage)).resolves.toBeUndefined();
  stage.clear();
});
