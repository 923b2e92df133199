import { getVipLadder } from '#protocol/operations/vip.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { TestSession } from '../testContext.ts';

/**
 * A blocked word of a member below VIP 3 in a shared channel. The tier is checked before the words (decisions §5), so the code is 200067 if
 * CHAT_MIN_VIP admits the member, and 200024 otherwise.
 * @param send sends the word and returns the code
 */
export async function refusesWord(session: TestSession, send: () => Promise<number>): Promise<void> {
  const { Tiers, Own } = await (await session.openSocket('lobby')).call(getVipLadder, {});
  const tier = assertDefined(Tiers[Own.VIPLevel - 1], 'the own tier');
  expectEqual(
    [Own.VIPLevel < 3, await send()],
    [true, tier.Rights.Chat ? 200067 : 200024],
    'below VIP 3, and the code',
  );
}
