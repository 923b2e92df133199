import type { Gained } from '../../../shared/rewards/index.ts';

/**
 * Claims several things one after the other, each a unit of work of its own at the service. What is refused, as one that another tab has
 * claimed meanwhile, does not stop those after it.
 * @returns what came of all
 * @throws the first refusal, where nothing came
 */
export async function claimInTurn(claims: readonly (() => Promise<readonly Gained[]>)[]): Promise<readonly Gained[]> {
  const came: Gained[] = [];
  const refusals: unknown[] = [];
  for (const claim of claims) {
    try {
      came.push(...(await claim()));
    } catch (error) {
      refusals.push(error);
    }
  }
  if (refusals.length > 0 && refusals.length === claims.length) throw refusals[0];
  return came;
}
