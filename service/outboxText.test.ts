import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseResult } from '#domain/dispatch/parseResult.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Push } from '#domain/ports/store.ts';
import { writePush } from '#protocol/frame.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';

it('a message is serialized once for its row in the outbox and for its pushes', async () => {
  const bus = createLocalBus();
  const store = await openStore(PLATFORM_DATABASE, 'sqlite::memory:', { bus, uuid: randomUUID });
  let texts = 0;
  const toJSON = () => {
    texts += 1;
    return { Message: '嗨' };
  };
  const pushed: Push[] = [];
  bus.subscribe((push) => pushed.push(push));
  const result = parseResult(z.unknown(), { toJSON });
  const push = { topic: 'public', op: 30002, code: 200, result, personal: false, socket: 'chat' } as const;
  await store.transaction(async (tx) => tx.publish(push));
  await store.close();
  expect(pushed.map((each) => writePush(each.op, each.result))).toEqual([
    '{"OP":30002,"Code":200,"Message":"","Result":{"Message":"嗨"}}',
  ]);
  expect(texts).toBe(1);
});
