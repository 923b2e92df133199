import { afterEach, describe, expect, it } from 'vitest';
import type { Handlers } from '#domain/backend.ts';
import { answer, answerEndpoint, type EndpointHandler, type OperationHandler } from '#domain/dispatch/handler.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import { signOut } from '#protocol/endpoints/auth.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type NodeMocks, startNodeMocks } from './node.ts';
import { createMockAdapter } from './testing/mockAdapter.ts';

const origin = 'http://wrong.test';
const right = OPERATION_HANDLERS.find(({ contract }) => contract.op === sendPublicMessage.op);

/** Sends, but answers the first number for every message. */
const unnumbered: OperationHandler = {
  contract: sendPublicMessage,
  run: async (request, context, db) => ({
    ...sendPublicMessage.result.parse(await right?.run(request, context, db)),
    Seq: 1,
  }),
};
/** Answers in the right shape, but always the same. */
const constant = answer(getWallet, async () => ({ Gold: 1_000_000, Gem: 5000, GamePoint: 5000 }));
/** Answers that it signed out, but keeps the session. */
const staying = answerEndpoint(signOut, async () => ({}));

function withOperation(wrong: OperationHandler): Handlers {
  const operations = OPERATION_HANDLERS.map((each) => (each.contract.op === wrong.contract.op ? wrong : each));
  return { operations, endpoints: ENDPOINT_HANDLERS };
}
function withEndpoint(wrong: EndpointHandler): Handlers {
  const endpoints = ENDPOINT_HANDLERS.map((each) => (each.contract.name === wrong.contract.name ? wrong : each));
  return { operations: OPERATION_HANDLERS, endpoints };
}

describe('a deliberately wrong handler is caught on the mocks', { timeout: 20_000 }, () => {
  let mocks: NodeMocks | undefined;
  afterEach(() => mocks?.stop());

  it.for([
    ['sendPublicMessage', withOperation(unnumbered)],
    ['getWallet', withOperation(constant)],
    ['signOut', withEndpoint(staying)],
  ] as const)('%s', async ([name, handlers]) => {
    const { adapter, jar } = createMockAdapter(origin, () => started.link);
    const started = await startNodeMocks({ origin, jar, handlers });
    mocks = started;
    const testContext = new TestContext(adapter);
    const cases = CONFORMANCE_CASES.filter(({ contract, code }) => contract === name && code === 200);
    const failed: string[] = [];
    for (const each of cases) {
      await each.run(testContext).catch((error: unknown) => failed.push(String(error)));
      testContext.clear();
    }
    expect(failed).not.toEqual([]);
  });
});
