import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharpPictures } from '#service/ports/pictures.ts';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases, TRAITS_OF_WIRES } from '#conformance/selection.ts';
import { TestContext } from '#conformance/testContext.ts';
import { type NodeMocks, startNodeMocks } from './node.ts';
import { createMockAdapter } from './testing/mockAdapter.ts';

const origin = 'http://mocks.test';

describe('the mocks conform, through the interception of fetch and WebSocket in Node', { timeout: 20_000 }, () => {
  let mocks: NodeMocks;
  const { adapter, jar } = createMockAdapter(origin, () => mocks.link);
  const context = new TestContext(adapter);
  beforeAll(async () => {
    mocks = await startNodeMocks({ origin, jar, pictures: sharpPictures });
  });
  afterAll(async () => {
    context.clear();
    expect([mocks.unhandled, mocks.failures]).toEqual([[], []]);
    await mocks.stop();
  });

  const cases = selectCases(CONFORMANCE_CASES, import.meta.env['CONFORMANCE'], TRAITS_OF_WIRES);
  it.for(cases.map((each) => [`${each.contract} ${each.code}: ${each.title}`, each] as const))(
    '%s',
    async ([, each]) => {
      await expect(each.run(context)).resolves.toBeUndefined();
      context.clear();
    },
  );
});
