import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { PartyName, SignInError } from '#protocol/entities/signIn.ts';
import { partyNames, stopWords } from './partyWords.ts';

/** What the address of the sign-in page (query `error`, `provider`) tells of a sign-in that did not happen. */
export function SignInStopText({ query }: { query: URLSearchParams }): ReactNode {
  const party = PartyName.safeParse(query.get('provider'));
  return (
    <FormattedMessage
      {...stopWords[z.catch(SignInError, 'Unexpected').parse(query.get('error'))]}
      values={{ party: party.success ? partyNames[party.data] : '' }}
    />
  );
}
