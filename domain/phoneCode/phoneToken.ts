import { fail } from '#protocol/failure.ts';
import { createToken, hashToken } from '../session/secrets.ts';
import type { RestContext } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * The token proves a phone for 24 hours and opens only accounts on that number (decisions §3).
 *
 * @param proofTime when the phone was proved, if that was earlier
 */
export async function createPhoneToken(
  tx: Transaction,
  context: RestContext,
  phone: string,
  proofTime: string = context.nowText,
): Promise<string> {
  const token = createToken(context.ports.random);
  const Expires = new Date(Date.parse(proofTime) + LIFE_MS).toISOString();
  const DeviceHash = hashToken(context.device());
  await tx.table('phoneTokens').insert({ TokenHash: hashToken(token), Phone: phone, Expires, DeviceHash });
  return token;
}

interface PhoneProof {
  readonly Phone: string;
  readonly ProofTime: string;
}

/**
 * The phone that a token proves, and the time of the proof.
 * @throws Failure 200056 if the token is unknown or expired
 */
export async function readPhoneToken(db: Reader, token: string, nowText: string): Promise<PhoneProof> {
  const kept = await db.table('phoneTokens').get(hashToken(token));
  if (kept === undefined || kept.Expires <= nowText) fail(200056);
  return { Phone: kept.Phone, ProofTime: new Date(Date.parse(kept.Expires) - LIFE_MS).toISOString() };
}
