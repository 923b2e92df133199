import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import type { RequestOf } from '#protocol/operation.ts';
import { createEnvelope } from '#protocol/operations/envelope.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { createTestMembers, type TestMember } from './testMembers.ts';
import { assertDefined } from './expectation.ts';
import type { TestSocket } from './testSocket.ts';
import type { TestContext } from './testContext.ts';

/** In seconds. */
export const DAY = 24 * 3600;
/** A public red envelope of two equal shares. */
export const PLAIN = {
  Title: '恭喜發財',
  Content: '大吉大利',
  Amount: 1000,
  Quantity: 2,
  Method: 1,
  ChannelType: 1,
} as const;
export const goldOf = async ({ lobby }: TestMember): Promise<number> => (await lobby.call(getWallet, {})).Gold;

/** A gold-tier sender and others who may claim. */
export async function crewOf(
  context: TestContext,
  phone: string,
  count: number,
): Promise<readonly [sender: TestMember, ...others: TestMember[]]> {
  const [sender, ...others] = await createTestMembers(context, phone, { count, VIPLevel: 3, gold: 100_000 });
  return [assertDefined(sender, 'a sender'), ...others];
}

/** Creates a plain red envelope with these changes. */
export const create = async (
  { lobby }: { lobby: TestSocket },
  more: Partial<RequestOf<typeof createEnvelope>> = {},
): Promise<OwnRedEnvelope> => (await lobby.call(createEnvelope, { ...PLAIN, ...more })).RedEnvelope;

export const codeOf = async (socket: TestSocket, op: number, request: object): Promise<number> =>
  (await socket.ask(op, request)).Code;
