import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConformanceCase } from '#conformance/case.ts';
import { CONFORMANCE_FILES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import { TraitRecorder } from '#conformance/traitRecorder.ts';
import { caseName, RECORDED_TRAITS } from '#conformance/traits.ts';
import { PUSHES } from '#protocol/operations/index.ts';
import type { Ports } from './ports/index.ts';
import { GOLD_OUTFLOWS, goldOutflowsOf } from './testing/goldOutflows.ts';
import { createMemoryWorld } from './testing/memoryWorld.ts';

/** The fewest cases of a world but the last. Each case leaves players behind, over which rankings, deletions and jobs take longer. */
const CASES_OF_A_WORLD = 150;

/** The cases in worlds of whole files. */
const worlds: (readonly ConformanceCase[])[] = [];
for (const cases of CONFORMANCE_FILES) {
  const last = worlds.at(-1);
  if (last !== undefined && last.length < CASES_OF_A_WORLD) worlds[worlds.length - 1] = [...last, ...cases];
  else worlds.push(cases);
}

describe('the domain on the in-memory store conforms', () => {
  const pushes = new Set<string>();
  const unrecorded: string[] = [];
  const posted = new Set<string>();

  describe.each(worlds.map((cases, at) => ({ world: at + 1, cases })))('in world $world', ({ cases }) => {
    let context: TestContext;
    let recorder: TraitRecorder;
    let ports: Ports;
    let postings = 0;
    beforeAll(async () => {
      const world = await createMemoryWorld({
        onCommit: async (changes) => {
          postings += changes.filter(({ table }) => table === 'entries').length;
        },
      });
      ports = world.ports;
      recorder = new TraitRecorder(world.adapter, () => postings);
      context = new TestContext(recorder.adapter);
    });
    afterAll(async () => {
      context.clear();
      for (const posting of await goldOutflowsOf(ports.store)) posted.add(posting);
    });

    for (const each of cases) {
      const { contract, code, title, generated, run } = each;
      it(`${contract} ${code}: ${title}`, async () => {
        recorder.begin(contract);
        await expect(run(context)).resolves.toBeUndefined();
        context.clear();
        const traits = recorder.end(context.heard);
        for (const name of context.heard.pushes) pushes.add(name);
        context.heard.pushes.clear();
        context.heard.closes = 0;
        // One generated case of each kind runs on every shell.
        const recorded = RECORDED_TRAITS.get(caseName(each)) ?? [];
        if (generated !== 'contract' && traits.some((trait) => !recorded.includes(trait)))
          unrecorded.push(`${JSON.stringify(caseName(each))}: ${JSON.stringify(traits)}`);
      }, 30_000);
    }
  });

  it('has the traits of every case in conformance/traits.json, so that every shell runs it', () => {
    expect(unrecorded).toEqual([]);
  });

  it('sends every push that is declared', () => {
    expect(PUSHES.map(({ name }) => name).filter((name) => !pushes.has(name))).toEqual([]);
  });

  it('takes gold from players and vaults only by known postings', () => {
    // A new posting needs a decision. If its gold reaches another player, decide on the second check and the age of the account, and add a
    // row to docs/security.md.
    expect([...posted].filter((posting) => !Object.hasOwn(GOLD_OUTFLOWS, posting))).toEqual([]);
  });
});
