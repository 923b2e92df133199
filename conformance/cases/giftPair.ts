import { assertDefined } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';

export type Pair = readonly [giver: TestMember, taker: TestMember];

/** Two members of a tier, each with this gold and these gems. */
export async function pairOf(
  context: TestContext,
  phone: string,
  VIPLevel: number,
  gold: number,
  gems = 0,
): Promise<Pair> {
  const [giver, taker] = await createTestMembers(context, phone, { count: 2, VIPLevel, gold, gems });
  return [assertDefined(giver, 'a giver'), assertDefined(taker, 'a taker')];
}

export const goldTo = ({ id }: TestMember, Amount: number) => ({ ToID: id, ItemID: 1, Amount }) as const;

/** A refusal: the preparation, and the refused gift. */
