import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

/** After so long the operator's switches are read again. */
const LONG_MS = 31_000;

it('asks its store for nothing once it is drained, which is closed then', async () => {
  const errors: unknown[] = [];
  const { backend, ports } = await createMemoryWorld({ observer: { call: ({ error }) => void errors.push(error) } });
  backend.sweep(LONG_MS);
  await backend.drain();
  await ports.store.close();
  backend.sweep(LONG_MS);
  await pause(10);
  expect(errors).toEqual([]);
});
