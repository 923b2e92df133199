import * as z from 'zod/mini';
import { type PartyName, partyOfType } from '#protocol/entities/signIn.ts';
import { type Identities, PartyFailure } from '../ports/identities.ts';
import type { Reader, Transaction } from '../ports/store.ts';

const State = z.catch(z.enum(['up', 'down', 'off']), 'up');
export type PartyState = z.infer<typeof State>;

const nameOf = (party: PartyName): string => `party:${party}`;

/** Development only: lets third parties be taken down, or out of the configuration, as `setProviderState` says. */
export function withPartyStates(db: Reader, identities: Identities): Identities {
  const stateOf = async (party: PartyName): Promise<PartyState> =>
    State.parse((await db.table('settings').get(nameOf(party)))?.Value);
  const awake = async (party: PartyName | undefined): Promise<void> => {
    if (party !== undefined && (await stateOf(party)) !== 'up')
      throw new PartyFailure('unavailable', 'the developer took it down');
  };
  return {
    ...identities,
    async parties() {
      const all = await identities.parties();
      const states = await Promise.all(all.map(stateOf));
      return all.filter((_party, at) => states[at] !== 'off');
    },
    async authorize(party, question) {
      await awake(party);
      return identities.authorize(party, question);
    },
    async exchange(party, question, answer) {
      await awake(party);
      return identities.exchange(party, question, answer);
    },
    async verify(type, token, now) {
      await awake(partyOfType(type));
      return identities.verify(type, token, now);
    },
  };
}

/** Says how a third party is from now on. */
export async function keepPartyState(tx: Transaction, party: PartyName, state: PartyState): Promise<void> {
  await tx.table('settings').remove({ Name: nameOf(party) });
  if (state !== 'up') await tx.table('settings').insert({ Name: nameOf(party), Value: state });
}
