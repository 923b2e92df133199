import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { PartyName, SignInError } from '#protocol/entities/signIn.ts';
import { partyNames, stopWords } from './partyWords.ts';

/** What the address of the sign-in page, or of the own profile after a binding, tells of a sign-in that did not happen; undefined when nothing. */
export function useSignInStop(query: URLSearchParams): string | undefined {
  const { formatMessage } = useIntl();
  const error = query.get('error');
  if (error === null) return undefined;
  const party = PartyName.safeParse(query.get('provider'));
  return formatMessage(stopWords[z.catch(SignInError, 'Unexpected').parse(error)], {
    party: party.success ? partyNames[party.data] : '',
  });
}
