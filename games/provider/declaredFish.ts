import type { FishFile } from '#games/maths/index.ts';
import { type DeclaredGame, JackpotName } from '#protocol/wallet/index.ts';
import { TABLE_VARIANT } from './session/openDemo.ts';

/**
 * A room of fishing as the operator declares it to the platform. The return is that of each fish; pools come on top, as in slots.
 *
 * @throws ZodError if it has a pool whose name the wallet does not have
 */
export const declaredFish = ({ code, basisPoints, jackpots }: FishFile): DeclaredGame => ({
  GameCode: code,
  Variant: TABLE_VARIANT,
  ReturnToPlayer: basisPoints,
  Jackpots: jackpots.map(({ name }) => JackpotName.parse(name)),
  SeveralBets: false,
  Holds: true,
});
