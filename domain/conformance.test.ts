import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import { PUSHES } from '#protocol/operations/index.ts';
import { createMemoryWorld } from './testing/memoryWorld.ts';

describe('the domain on the in-memory store conforms', () => {
  let context: TestContext;
  beforeAll(async () => {
    context = new TestContext((await createMemoryWorld()).adapter);
  });
  afterAll(() => context.clear());

  for (const { contract, code, title, run } of CONFORMANCE_CASES) {
    it(`${contract} ${code}: ${title}`, async () => {
      await expect(run(context)).resolves.toBeUndefined();
      context.clear();
    }, 30_000);
  }

  it('sends every push that is declared', () => {
    expect(PUSHES.map(({ name }) => name).filter((name) => !context.heard.has(name))).toEqual([]);
  });
});
