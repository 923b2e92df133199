import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases } from '#conformance/selection.ts';
import { TestContext } from '#conformance/testContext.ts';
import { type Nodes, startNodes } from './testing/nodes.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';

const extent: unknown = import.meta.env['CONFORMANCE'];

/** Each call goes to another of them, and so does each new socket. */
const NODES = 3;

describe.skipIf(POSTGRES_URL === '')('three nodes on PostgreSQL conform behind a balancer', () => {
  const databases = createDatabases();
  let running: Nodes | undefined;
  let context: TestContext;
  beforeAll(async () => {
    running = await startNodes(await databases.create(), NODES);
    context = new TestContext(running.adapter);
  }, 60_000);
  afterAll(async () => {
    await running?.stop();
    await databases.dropAll();
  });

  for (const { contract, code, title, run } of selectCases(CONFORMANCE_CASES, extent)) {
    it(`${contract} ${code}: ${title}`, async () => {
      await expect(run(context)).resolves.toBeUndefined();
      context.clear();
    }, 30_000);
  }
});
