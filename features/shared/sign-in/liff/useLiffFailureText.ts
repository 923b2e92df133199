import { useIntl } from 'react-intl';
import { RequestFailure } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { providerNames, type SignInFailure, signInFailureMessages } from '../provider/providerMessages.ts';
import { LiffFailure } from './liff.ts';
import { TokenRefused } from './signInByLiff.ts';

/** The detail of a failure that comes from LINE. Undefined for other errors. */
function reasonOf(failure: unknown): SignInFailure | undefined {
  if (failure instanceof LiffFailure) return 'ProviderUnavailable';
  if (failure instanceof TokenRefused) return 'TokenRefused';
  return failure instanceof RequestFailure && failure.code === 300007 ? 'ProviderUnavailable' : undefined;
}

/** Returns a function that explains a failed sign-in in LINE's own browser. */
export function useLiffFailureText(): (failure: unknown) => string {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  return (failure) => {
    const reason = reasonOf(failure);
    return reason === undefined
      ? errorText(failure)
      : formatMessage(signInFailureMessages[reason], { provider: providerNames.line });
  };
}
