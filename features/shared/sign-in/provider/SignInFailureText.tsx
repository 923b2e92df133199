import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { ProviderName, SignInError } from '#protocol/entities/signIn.ts';
import { providerNames, signInFailureMessages } from './providerMessages.ts';

/** The text of a failed sign-in, from the address's query (`error`, `provider`). */
export function SignInFailureText({ query }: { query: URLSearchParams }): ReactNode {
  const provider = ProviderName.safeParse(query.get('provider'));
  return (
    <FormattedMessage
      {...signInFailureMessages[z.catch(SignInError, 'Unexpected').parse(query.get('error'))]}
      values={{ provider: provider.success ? providerNames[provider.data] : '' }}
    />
  );
}
