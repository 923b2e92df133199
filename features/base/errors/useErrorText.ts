import { useCallback } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { Failure } from '#protocol/failure.ts';
import { ConnectionFailure, RequestFailure, TabPausedFailure } from '../client/index.ts';
import { usePart } from '../settings/index.ts';
import { closedShopMessages, errorMessages, otherMessages } from './errorMessages.ts';

/** Texts for codes that mean something else on a page, such as 100001 while sending a phone code. */
export type ErrorOverrides = Readonly<Record<number, MessageDescriptor>>;

const hasMessage = (code: number): code is keyof typeof errorMessages => Object.hasOwn(errorMessages, code);

/** Returns the text for any error of a call. An unknown code is shown in brackets (specification 1 §8). */
export function errorText(intl: IntlShape, error: unknown, overrides: ErrorOverrides = {}): string {
  if (error instanceof RequestFailure || error instanceof Failure) {
    const { code, detail } = error;
    const known = hasMessage(code) ? errorMessages[code] : undefined;
    const values = {
      code: String(code),
      n: detail.RemainingTime ?? 0,
      seconds: detail.RetryAfter ?? 0,
      kind: detail.Kind ?? 'other',
      ...endOf(intl, detail.Until),
    };
    const words: MessageDescriptor = overrides[code] ?? known ?? otherMessages.unknown;
    return intl.formatMessage(words, values);
  }
  if (error instanceof TabPausedFailure) return intl.formatMessage(errorMessages[300047]);
  return intl.formatMessage(error instanceof ConnectionFailure ? otherMessages.unreachable : otherMessages.broken);
}

/** The values of a text about the end of a block; `ends` is `never` for a permanent block. */
const endOf = (intl: IntlShape, until: string | undefined) => ({
  ends: until === undefined ? 'never' : 'then',
  until:
    until === undefined
      ? ''
      : intl.formatDate(until, { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
});

/** {@link errorText} in the page's language. */
export function useErrorText(): (error: unknown, overrides?: ErrorOverrides) => string {
  const intl = useIntl();
  const isShopClosed = usePart('Shop') === 'closed';
  return useCallback(
    (error, overrides) => errorText(intl, error, isShopClosed ? { ...closedShopMessages, ...overrides } : overrides),
    [intl, isShopClosed],
  );
}
