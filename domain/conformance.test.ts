import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import { PUSHES } from '#protocol/operations/index.ts';
import type { Ports } from './ports/index.ts';
import { GOLD_OUTFLOWS, goldOutflowsOf } from './testing/goldOutflows.ts';
import { createMemoryWorld } from './testing/memoryWorld.ts';

describe('the domain on the in-memory store conforms', () => {
  let context: TestContext;
  let ports: Ports;
  beforeAll(async () => {
    const world = await createMemoryWorld();
    ports = world.ports;
    context = new TestContext(world.adapter);
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

  it('takes gold from players and vaults by known postings alone', async () => {
    // A new one needs a decision: where its gold reaches another player, the second check, the age, and a row in docs/security.md.
    const posted = await goldOutflowsOf(ports.store);
    expect([...posted].filter((posting) => !Object.hasOwn(GOLD_OUTFLOWS, posting))).toEqual([]);
  });
});
