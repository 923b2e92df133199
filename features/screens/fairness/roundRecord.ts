import * as z from 'zod/mini';
import { FishRecord, RoundRecord, TableRecord } from '#games/verify/index.ts';
import type { RoundProof } from '#protocol/entities/round.ts';

/** Names of the places of a table, or of the fish of a room, by language. */
const PlaceNames = z.record(z.string(), z.record(z.string(), z.string()));
export type PlaceNames = z.output<typeof PlaceNames>;

/** The provider publishes no records. */
export type ReadProof =
  /** The provider publishes nothing, cannot be reached, or uses another format. */
  | { readonly kind: 'none' | 'unreachable' | 'unknownForm' }
  /** The seed is in use, so the round cannot be verified yet. */
  | { readonly kind: 'secret'; readonly record: RoundRecord }
  | { readonly kind: 'ready'; readonly record: RoundRecord; readonly maths: Uint8Array<ArrayBuffer> }
  /** A round of a table that is not drawn yet. */
  | { readonly kind: 'undrawn' }
  | {
      /** A window of shots. Without a server seed in its record, the seed is still in use. */
      readonly kind: 'shots';
      readonly record: FishRecord;
      readonly rules: Uint8Array<ArrayBuffer>;
      readonly names: PlaceNames;
    }
  | {
      readonly kind: 'table';
      readonly record: TableRecord;
      readonly rules: Uint8Array<ArrayBuffer>;
      readonly names: PlaceNames;
    };

/** Reads the provider's publication of a round, with the ledger's entry. */
export function readProof({ State, Record, Maths, Round }: RoundProof): ReadProof {
  if (State !== 'published') return { kind: State };
  if (Record?.['TableRoundID'] !== undefined) return readTable(Record, Maths);
  if (Record?.['WindowID'] !== undefined) return readShots(Record, Maths);
  const parsed = RoundRecord.safeParse({ ...Record, Ledger: { Stake: Round.Bet, Win: Round.Win } });
  if (!parsed.success || Maths === undefined) return { kind: 'unknownForm' };
  const record = parsed.data;
  if (record.ServerSeed === undefined) return { kind: 'secret', record };
  return { kind: 'ready', record, maths: new TextEncoder().encode(Maths) };
}

function readTable(published: Readonly<Record<string, unknown>>, rules: string | undefined): ReadProof {
  const parsed = TableRecord.safeParse(published);
  const names = PlaceNames.safeParse(published['PlaceNames']);
  if (!parsed.success || rules === undefined) return { kind: 'unknownForm' };
  if (parsed.data.ServerSeed === undefined) return { kind: 'undrawn' };
  return {
    kind: 'table',
    record: parsed.data,
    rules: new TextEncoder().encode(rules),
    names: names.success ? names.data : {},
  };
}

function readShots(published: Readonly<Record<string, unknown>>, rules: string | undefined): ReadProof {
  const parsed = FishRecord.safeParse(published);
  const names = PlaceNames.safeParse(published['FishNames']);
  if (!parsed.success || rules === undefined) return { kind: 'unknownForm' };
  return {
    kind: 'shots',
    record: parsed.data,
    rules: new TextEncoder().encode(rules),
    names: names.success ? names.data : {},
  };
}
