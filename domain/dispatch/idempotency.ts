import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { IDEMPOTENCY_MS } from '#protocol/limits.ts';
import { type Reader, type RowKey, type Store, type Transaction, UniqueViolation } from '../ports/store.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import { makeRoom } from './keptAnswers.ts';
import type { Outcome } from './outcome.ts';

/** The order of keys does not matter. */
export const fingerprintOf = (request: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(request))));

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`).join(',')}}`;
}

/** Returns the first answer to this key, `mismatch` if the key was used with another payload, or undefined for a new key. */
export async function recall(db: Reader, key: IdempotencyKey, now: number): Promise<Outcome | 'mismatch' | undefined> {
  const kept = await db.table('idempotency').get(key.Scope, key.R);
  if (kept === undefined || kept.CreateTime <= oldest(now)) return undefined;
  if (kept.Fingerprint !== key.Fingerprint) return 'mismatch';
  return { code: kept.Code, ...kept.Answer };
}

/**
 * Stores the first answer, in the transaction of its call.
 *
 * @throws UniqueViolation if the key has an answer already
 */
export async function remember(tx: Transaction, key: IdempotencyKey, outcome: Outcome, now: number): Promise<void> {
  const { Scope, R, Fingerprint } = key;
  const table = tx.table('idempotency');
  const answer = {
    Fingerprint,
    ...answerColumns(outcome),
    CreateTime: new Date(now).toISOString(),
  };
  const kept = await table.get(Scope, R);
  if (kept === undefined) await table.insert({ Scope, R, ...answer });
  else if (kept.CreateTime <= oldest(now)) await table.update({ Scope, R }, answer);
  else throw new UniqueViolation('idempotency');
}

export async function replaceAnswer(tx: Transaction, { Scope, R }: IdempotencyKey, outcome: Outcome): Promise<void> {
  await tx.table('idempotency').update({ Scope, R }, answerColumns(outcome));
}

const answerColumns = ({ code, message, result, detail }: Outcome) => ({
  Code: code,
  Answer: { message, result, detail: { ...detail } },
});

export const answerRow = ({ Scope, R }: IdempotencyKey): RowKey => ({ table: 'idempotency', key: [Scope, R] });

/**
 * Stores a failure whose transaction was undone, among the newest of its caller. If the same call succeeded meanwhile, its answer counts as
 * the first answer.
 *
 * @returns the answer to give
 */
export async function rememberFailure(
  store: Store,
  key: IdempotencyKey,
  outcome: Outcome,
  { now, isStranger }: { readonly now: number; readonly isStranger: boolean },
): Promise<Outcome> {
  try {
    await store.transaction(
      async (tx) => {
        await remember(tx, key, outcome, now);
        await makeRoom(store, tx, key, isStranger ? 'any' : 'failures');
      },
      [answerRow(key)],
    );
    return outcome;
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    const first = await recall(store, key, now);
    return first === undefined || first === 'mismatch' ? outcome : first;
  }
}

const oldest = (now: number): string => new Date(now - IDEMPOTENCY_MS).toISOString();
