import * as endpoints from '#protocol/endpoints/dev.ts';
import { fail } from '#protocol/failure.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { saveProviderState } from '../identityProvider/providerStates.ts';

export const consentSignIn = answerEndpoint(endpoints.consentSignIn, async ({ url, Person, Outcome }, { ports }) => {
  const { Method, Path, Parameters } = (await ports.identities.consent?.(url, Person, Outcome)) ?? fail(300011);
  return { Method, Path, Parameters: { ...Parameters } };
});

export const setProviderState = answerEndpoint(
  endpoints.setProviderState,
  async ({ Provider, State }, _context, tx) => {
    await saveProviderState(tx, Provider, State);
    return {};
  },
);

export const setIdentity = answerEndpoint(
  endpoints.setIdentity,
  async ({ TPType, Subject, PlayerID }, { nowText }, tx) => {
    await tx.table('identities').remove({ TPType, Subject });
    await tx.table('identities').insert({ TPType, Subject, PlayerID, CreateTime: nowText });
    return {};
  },
);
