import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { Stage } from '#conformance/stage.ts';
import { PUSHES } from '#protocol/operations/index.ts';
import { createMemoryWorld } from './testing/memoryWorld.ts';

describe('the domain on the in-memory store conforms', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = new Stage((await createMemoryWorld()).backdrop);
  });
  afterAll(() => stage.clear());

  for (const { row, code, title, run } of CONFORMANCE_CASES) {
    it(`${row} ${code}: ${title}`, async () => {
      await expect(run(stage)).resolves.toBeUndefined();
      stage.clear();
    }, 30_000);
  }

  it('sends every push that is declared', () => {
    expect(PUSHES.map(({ name }) => name).filter((name) => !stage.heard.has(name))).toEqual([]);
  });
});
