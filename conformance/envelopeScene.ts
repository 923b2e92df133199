import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import type { RequestOf } from '#protocol/operation.ts';
import { createEnvelope } from '#protocol/operations/envelope.ts';
import { getWallet } from '#protocol/operations/user.ts';
import { freshMates, type Mate } from './crew.ts';
import { assertDefined } from './expectation.ts';
import type { Line } from './line.ts';
import type { Stage } from './stage.ts';

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
/** The gold of a mate now. */
export const goldOf = async ({ lobby }: Mate): Promise<number> => (await lobby.call(getWallet, {})).Gold;

/** A gold-tier sender and others who may claim. */
export async function crewOf(
  stage: Stage,
  phone: string,
  count: number,
): Promise<readonly [sender: Mate, ...others: Mate[]]> {
  const [sender, ...others] = await freshMates(stage, phone, { count, VIPLevel: 3, gold: 100_000 });
  return [assertDefined(sender, 'a sender'), ...others];
}

/** Makes a red envelope; plain, but for what is said. */
export const create = async (
  { lobby }: { lobby: Line },
  more: Partial<RequestOf<typeof createEnvelope>> = {},
): Promise<OwnRedEnvelope> => (await lobby.call(createEnvelope, { ...PLAIN, ...more })).RedEnvelope;

/** The code of an answer. */
export const codeOf = async (line: Line, op: number, request: object): Promise<number> =>
  (await line.ask(op, request)).Code;
