import * as z from 'zod/mini';
import { getCsrf } from '#protocol/endpoints/auth.ts';
import { signInLine } from '#protocol/endpoints/signIn.ts';
import { type Client, RequestFailure } from '../../../base/client/index.ts';
import { tabStorage } from '../../../base/settings/index.ts';
import type { Liff } from './liff.ts';

/** The storage key of the time at which the page last asked LINE for a new token. */
const RENEWED = 'menagerie.liffRenewed';
const RENEWED_MS = 60_000;
/** The code for a LINE token that is invalid, for another app, or expired. */
const NO_TOKEN = 300011;

/** Thrown if LINE provides no token that the service accepts. */
export class TokenRefused extends Error {}

/**
 * Signs in with LINE's token. LINE renews an expired token once; the player leaves the page for that.
 *
 * @returns whether it created an account; undefined if the page is being left
 * @throws TokenRefused · RequestFailure · ConnectionFailure
 */
export async function signInByLiff({ rest }: Client, liff: Liff): Promise<boolean | undefined> {
  const idToken = await liff.idToken();
  if (idToken === undefined) {
    renew(liff);
    return undefined;
  }
  try {
    const { csrfToken } = await rest.get(getCsrf);
    const answer = await rest.post(signInLine, { csrfToken, idToken });
    tabStorage.write(RENEWED, undefined);
    return 'isRegist' in answer && answer.isRegist;
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.code !== NO_TOKEN) throw error;
    renew(liff);
    return undefined;
  }
}

/** @throws TokenRefused if the page asked LINE a moment ago */
function renew(liff: Liff): void {
  const before = tabStorage.read(RENEWED, z.number()) ?? 0;
  if (Date.now() - before < RENEWED_MS) throw new TokenRefused('the new token is no better');
  tabStorage.write(RENEWED, Date.now());
  liff.login();
}
