import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeCases } from '#conformance/cases/challenge.ts';
import { fireWheelCases } from '#conformance/cases/fireWheel.ts';
import { passTicketCases } from '#conformance/cases/passTicket.ts';
import { orderHistoryCases } from '#conformance/cases/orderHistory.ts';
import { paymentCases } from '#conformance/cases/payment.ts';
import { shopCases } from '#conformance/cases/shop.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { BRANDS, createMemoryWorld } from '../testing/memoryWorld.ts';

/** The suite runs in a brand of gems. Points must behave in the same way. */
describe('in a brand of points, shop and events conform', () => {
  let context: TestContext;
  beforeAll(async () => {
    const points = assertDefined(
      BRANDS.find(({ Capabilities }) => Capabilities.WalletItem === 'point'),
      'a brand of points',
    );
    // Some cases open red envelopes.
    const brand = { ...points, Capabilities: { ...points.Capabilities, RedEnvelopeSending: true } };
    context = new TestContext((await createMemoryWorld({ brand })).adapter);
  });
  afterAll(() => context.clear());

  const groups = [challengeCases, fireWheelCases, passTicketCases, orderHistoryCases, paymentCases, shopCases];
  for (const { contract, code, title, run } of groups.flat()) {
    it(`${contract} ${code}: ${title}`, async () => {
      await expect(run(context)).resolves.toBeUndefined();
      context.clear();
    }, 30_000);
  }
});
