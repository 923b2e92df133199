import { type FailureCode, isCode } from '#protocol/codes.ts';
import { Failure } from '#protocol/failure.ts';
import type { Reader, SharedOutcome, Writer } from '../ports/store.ts';
import type { EntryRow, PostedTransfer, TransferLine, TransferRow } from './posting.ts';

export interface Journal {
  has(id: string): boolean;
  /** The first outcome of this id. 100000 if the id was used with different content, and undefined for a new id. */
  recall(row: TransferRow): SharedOutcome<PostedTransfer> | undefined;
  /** The lines that reverse a transfer. Undefined if the transfer was not posted or is already reversed. */
  opposite(id: string): readonly TransferLine[] | undefined;
  post(row: TransferRow, entries: readonly EntryRow[]): PostedTransfer;
  /** Stores the id as failed, permanently. */
  fail(row: TransferRow, code: FailureCode): Failure;
  write(tx: Writer): Promise<void>;
}

/** Reads the earlier transfers that a batch needs. */
export async function openJournal(reader: Reader, batch: readonly TransferRow[]): Promise<Journal> {
  const transfers = new Map<string, TransferRow>();
  const entries = new Map<string, EntryRow[]>();
  const reversed = new Set<string>();
  const added: TransferRow[] = [];

  const originals = new Set(batch.flatMap(({ Reverses }) => (Reverses === '' ? [] : [Reverses])));
  const ids = new Set([...batch.map(({ ID }) => ID), ...originals]);
  if (ids.size > 0) {
    for (const row of await reader.table('transfers').find({ where: { ID: { in: [...ids] } } }))
      transfers.set(row.ID, row);
  }
  if (originals.size > 0) {
    const where = { Reverses: { in: [...originals] }, Status: 'posted' };
    for (const { Reverses } of await reader.table('transfers').find({ where })) reversed.add(Reverses);
  }
  if (transfers.size > 0) {
    const where = { TransferID: { in: [...transfers.keys()] } };
    for (const entry of await reader.table('entries').find({ where })) {
      const held = entries.get(entry.TransferID);
      if (held === undefined) entries.set(entry.TransferID, [entry]);
      else held.push(entry);
    }
  }

  const keep = (row: TransferRow): void => {
    transfers.set(row.ID, row);
    added.push(row);
  };

  return {
    has: (id) => transfers.has(id),
    recall(row) {
      const known = transfers.get(row.ID);
      if (known === undefined) return undefined;
      if (known.Fingerprint !== row.Fingerprint) {
        return { ok: false, error: new Failure(100000, { Field: 'ID' }, 'ID: was used for another transfer') };
      }
      if (known.Status === 'posted')
        return { ok: true, value: { Transfer: known, Entries: entries.get(row.ID) ?? [] } };
      const code = known.FailureCode;
      return { ok: false, error: new Failure(isCode(code) && code !== 200 ? code : 100000) };
    },
    opposite(id) {
      const original = transfers.get(id);
      if (original?.Status !== 'posted' || original.Reverses !== '' || reversed.has(id)) return undefined;
      return entries.get(id)?.map(({ Owner, ItemID, Amount }) => ({ Owner, ItemID, Amount: -Amount }));
    },
    post(row, posted) {
      keep(row);
      entries.set(row.ID, [...posted]);
      if (row.Reverses !== '') reversed.add(row.Reverses);
      return { Transfer: row, Entries: posted };
    },
    fail(row, code) {
      keep({ ...row, Status: 'failed', FailureCode: code });
      return new Failure(code);
    },
    async write(tx) {
      if (added.length === 0) return;
      await tx.table('transfers').insert(added);
      const lines = added.flatMap(({ ID, Status }) => (Status === 'posted' ? (entries.get(ID) ?? []) : []));
      if (lines.length > 0) await tx.table('entries').insert(lines);
    },
  };
}
