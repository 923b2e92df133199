import * as z from 'zod/mini';
import { type ProviderName, providerOfType } from '#protocol/entities/signIn.ts';
import { type Identities, ProviderFailure } from '../ports/identities.ts';
import type { Reader, Transaction } from '../ports/store.ts';

const State = z.catch(z.enum(['up', 'down', 'off']), 'up');
export type ProviderState = z.infer<typeof State>;

const nameOf = (provider: ProviderName): string => `provider:${provider}`;

/** Takes identity providers down or out of the configuration, as set by `setProviderState`. Development only. */
export function withProviderStates(db: Reader, identities: Identities): Identities {
  const stateOf = async (provider: ProviderName): Promise<ProviderState> =>
    State.parse((await db.table('settings').get(nameOf(provider)))?.Value);
  const awake = async (provider: ProviderName | undefined): Promise<void> => {
    if (provider !== undefined && (await stateOf(provider)) !== 'up')
      throw new ProviderFailure('unavailable', 'the developer took it down');
  };
  return {
    ...identities,
    async providers() {
      const all = await identities.providers();
      const states = await Promise.all(all.map(stateOf));
      return all.filter((_provider, at) => states[at] !== 'off');
    },
    async authorize(provider, question) {
      await awake(provider);
      return identities.authorize(provider, question);
    },
    async exchange(provider, question, answer) {
      await awake(provider);
      return identities.exchange(provider, question, answer);
    },
    async verify(type, token, now) {
      await awake(providerOfType(type));
      return identities.verify(type, token, now);
    },
  };
}

export async function saveProviderState(tx: Transaction, provider: ProviderName, state: ProviderState): Promise<void> {
  await tx.table('settings').remove({ Name: nameOf(provider) });
  if (state !== 'up') await tx.table('settings').insert({ Name: nameOf(provider), Value: state });
}
