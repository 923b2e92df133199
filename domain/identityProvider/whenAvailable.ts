import { fail } from '#protocol/failure.ts';
import { ProviderFailure } from '../ports/identities.ts';

/** @throws Failure 300007 if the identity provider does not answer */
export async function whenAvailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderFailure && error.reason === 'unavailable') fail(300007);
    throw error;
  }
}
