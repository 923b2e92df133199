import { RoundRecord } from '#games/verify/index.ts';
import type { RoundProof } from '#protocol/entities/round.ts';

/** The provider publishes no records. */
export type ReadProof =
  /** The provider publishes nothing, cannot be reached, or uses another format. */
  | { readonly kind: 'none' | 'unreachable' | 'unknownForm' }
  /** The seed is in use, so the round cannot be verified yet. */
  | { readonly kind: 'secret'; readonly record: RoundRecord }
  | { readonly kind: 'ready'; readonly record: RoundRecord; readonly maths: Uint8Array<ArrayBuffer> };

/** Reads the provider's publication of a round, with the ledger's entry. */
export function readProof({ State, Record, Maths, Round }: RoundProof): ReadProof {
  if (State !== 'published') return { kind: State };
  const parsed = RoundRecord.safeParse({ ...Record, Ledger: { Stake: Round.Bet, Win: Round.Win } });
  if (!parsed.success || Maths === undefined) return { kind: 'unknownForm' };
  const record = parsed.data;
  if (record.ServerSeed === undefined) return { kind: 'secret', record };
  return { kind: 'ready', record, maths: new TextEncoder().encode(Maths) };
}
