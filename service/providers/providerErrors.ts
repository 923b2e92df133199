import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { z } from 'zod';
import { ProviderFailure, type ProviderRefusal } from '#domain/ports/identities.ts';

const OUTAGES: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable', 'slow_down']);
const SILENCE: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
]);

/**
 * Converts an error of the libraries to a failure of the sign-in. Keeps only its kind, since the libraries' errors may
 * contain tokens.
 * @param name of the identity provider, for the log
 */
export function providerFailure(name: string, error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  return new ProviderFailure(reasonOf(error), `${name}: ${kindOf(error)}`);
}

function reasonOf(error: unknown): ProviderRefusal {
  if (error instanceof ResponseBodyError)
    return error.status >= 500 || OUTAGES.has(error.error) ? 'unavailable' : 'refused';
  if (error instanceof AuthorizationResponseError) return 'refused';
  // The general code means that the request for the keys failed.
  if (error instanceof errors.JOSEError) return SILENCE.has(error.code) ? 'unavailable' : 'token';
  if (error instanceof z.core.$ZodError) return 'token';
  if (error instanceof ClientError) return reasonOfClient(error);
  // Network errors: unknown names, refused connections, TLS.
  return 'unavailable';
}

function reasonOfClient({ code = '', cause }: ClientError): ProviderRefusal {
  if (SILENCE.has(code)) return 'unavailable';
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM')
    return cause instanceof Response && cause.status < 500 && cause.status >= 400 ? 'refused' : 'unavailable';
  return isAboutNonce(cause) ? 'nonce' : 'token';
}

function isAboutNonce(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.message.includes('"nonce"') || (isRecord(cause.cause) && cause.cause['claim'] === 'nonce');
}

function kindOf(error: unknown): string {
  if (error instanceof ResponseBodyError) return `${error.status} ${error.error}`;
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
