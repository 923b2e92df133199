import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases, TRAITS_OF_WIRES } from '#conformance/selection.ts';
import { TestContext } from '#conformance/testContext.ts';
import { connectWorld } from './page/connectWorld.ts';
import { intercept, type Interception } from './page/intercept.ts';
import type { WorldLink } from './page/link.ts';
import { NetworkConditions } from './scenario/networkConditions.ts';
import { createMockAdapter } from './testing/mockAdapter.ts';
import { deleteArchive } from './world/archive.ts';

const name = `conformance-${crypto.randomUUID()}`;

describe('the mocks conform, in a page, through its service worker and the shared world', { timeout: 90_000 }, () => {
  let link: WorldLink;
  let interception: Interception;
  const unhandled: Error[] = [];
  const { adapter, jar } = createMockAdapter(location.origin, () => link);
  const context = new TestContext(adapter);
  beforeAll(async () => {
    link = await connectWorld(name);
    const parts = { link, conditions: new NetworkConditions(), origin: location.origin, jar, brand: () => '' };
    interception = await intercept(parts, (request) => unhandled.push(request), false);
  });
  afterAll(async () => {
    context.clear();
    expect(unhandled).toEqual([]);
    interception.stop();
    link.leave();
    await deleteArchive(name);
  });

  it('in a SharedWorker, which every browser of the suite has', () => {
    expect(typeof SharedWorker).toBe('function');
  });

  it('answers a page whose player is asked whether to leave and stays', async () => {
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    // The worker may get the first of these calls before the event.
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await fetch('/api/auth/session');
      expect(await answer.json()).toBeNull();
    }
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
