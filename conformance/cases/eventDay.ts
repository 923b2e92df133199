import { advanceClock, grantItems, settleRound } from '#protocol/endpoints/dev.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { getShopGoods } from '#protocol/operations/shop.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { TestSocket } from '../testSocket.ts';
import { assertDefined } from '../expectation.ts';
import type { TestSession, TestContext } from '../testContext.ts';

const TAIPEI_MS = 8 * 60 * 60 * 1000;

/**
 * Moves to a new day in Taipei, more than 24 hours later. Daily counters restart, a case has the whole day, and codes may be sent again.
 */
export async function startDay(context: TestContext): Promise<void> {
  const { ServerTime } = await context.visitor().call(advanceClock, { Advance: 1 });
  const now = Date.parse(ServerTime) + TAIPEI_MS;
  const morning = (Math.floor(now / DAY_MS) + 2) * DAY_MS + 60_000;
  await context.advance(Math.ceil((morning - now) / 1000));
}

export async function atDawn(
  context: TestContext,
  phone: string,
): Promise<{ readonly session: TestSession; readonly socket: TestSocket }> {
  await startDay(context);
  return arrive(context, phone);
}

export async function arrive(
  context: TestContext,
  phone: string,
): Promise<{ readonly session: TestSession; readonly socket: TestSocket }> {
  const session = await context.member(phone);
  return { session, socket: await session.openSocket('lobby') };
}

export async function give(context: TestContext, PlayerID: string, ItemID: number, Amount: number): Promise<void> {
  await context.visitor().call(grantItems, { PlayerID, ItemID, Amount });
}

export async function playRounds(context: TestContext, PlayerID: string, rounds: number, Bet: number, Win: number) {
  for (let round = 0; round < rounds; round += 1) {
    await context.visitor().call(settleRound, { PlayerID, GameCode: 'owl', Bet, Win });
  }
}

/** The brand's gems or points. */
export async function walletItem(socket: TestSocket): Promise<{ readonly ItemID: number; readonly GoodsType: number }> {
  const [pack] = (await socket.call(getShopGoods, {})).WalletPacks;
  return assertDefined(pack, 'a pack of gems or points');
}

export async function holds(socket: TestSocket, ItemID: number): Promise<number> {
  const { Gold, Gem, GamePoint } = await socket.call(getWallet, {});
  if (ItemID === 1) return Gold;
  return ItemID === 2 ? Gem : GamePoint;
}
