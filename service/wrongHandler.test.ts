import { afterEach, describe, expect, it } from 'vitest';
import { answer, type OperationHandler } from '#domain/dispatch/handler.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import { getUnread } from '#protocol/operations/chat.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type DiskService, startDiskService } from './testing/diskService.ts';
import { createWireAdapter } from './testing/wireAdapter.ts';

/** Answers of the right shape, but with the same values for all players. */
const constantWallet = answer(getWallet, async () => ({ Gold: 1_000_000, Gem: 5000, GamePoint: 5000 }));
const constantUnread = answer(getUnread, async () => ({
  Total: 0,
  Public: 0,
  Private: 0,
  Announcement: 0,
  Club: 0,
  EnableClub: true,
}));

describe('a deliberately wrong handler is caught on the service', () => {
  let service: DiskService | undefined;
  afterEach(() => service?.stop());

  it.for([constantWallet, constantUnread].map((wrong) => [wrong.contract.name, wrong] as const))(
    '%s',
    async ([name, wrong]) => {
      service = await startDiskService({ operations: replaced(wrong), endpoints: ENDPOINT_HANDLERS });
      const context = new TestContext(createWireAdapter(service.origin));
      const cases = CONFORMANCE_CASES.filter(({ contract, code }) => contract === name && code === 200);
      const outcomes = await Promise.allSettled(cases.map((each) => each.run(context)));
      context.clear();
      expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    },
  );
});

const replaced = (wrong: OperationHandler): readonly OperationHandler[] =>
  OPERATION_HANDLERS.map((handler) => (handler.contract.op === wrong.contract.op ? wrong : handler));
