import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TestContext } from '#conformance/testContext.ts';
import { writeRequest } from '#protocol/frame.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { walletChanged } from '#protocol/operations/wallet.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { topicOf } from './topics.ts';

const Frame = z.object({ OP: z.int(), R: z.exactOptional(z.string()) });

/** After this time the operator's switches are read again. */
const LONG_MS = 31_000;

it('does not use its store after it was drained, because the store is then closed', async () => {
  const errors: unknown[] = [];
  const { backend, ports } = await createMemoryWorld({ observer: { call: ({ error }) => void errors.push(error) } });
  backend.sweep(LONG_MS);
  await backend.drain();
  await ports.store.close();
  backend.sweep(LONG_MS);
  await pause(10);
  expect(errors).toEqual([]);
});

it('answers a login before it sends a push, since the client learns the connection’s id from the answer', async () => {
  const frames: { readonly OP: number; readonly R?: string }[] = [];
  let publishEarly = (): Promise<void> => Promise.resolve();
  const { adapter, ports } = await createMemoryWorld({
    onCommit: async (changes) => {
      if (changes.some(({ table }) => table === 'connections')) await publishEarly();
    },
  });
  const session = await new TestContext(adapter).member('0900000001');
  const wallet = { Gold: 1, Gem: 0, GamePoint: 0 };
  const push = { topic: topicOf.player(session.playerID), op: walletChanged.op, code: 200, result: wallet } as const;
  publishEarly = () => ports.bus.publish([{ ...push, personal: true, socket: 'both' }]);
  const answered = new Promise<void>((resolve) => {
    const take = (text: string): void => {
      frames.push(Frame.parse(JSON.parse(text)));
      if (frames.length === 2) resolve();
    };
    void adapter
      .connect('chat', { message: take, closed: () => {} })
      .then((wire) => wire.send(writeRequest(signInChat.op, 'login', {}, session.token)));
  });
  await answered;
  expect(frames.map(({ OP }) => OP)).toEqual([signInChat.op + 1, walletChanged.op]);
});
