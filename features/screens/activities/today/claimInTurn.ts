import type { Gained } from '../../../shared/rewards/index.ts';

/**
 * Claims several rewards one after the other, each in its own unit of work at the service. A refused claim does not stop the next.
 *
 * @returns all gained items
 * @throws the first refusal, if nothing was gained
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
