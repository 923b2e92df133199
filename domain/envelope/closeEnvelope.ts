import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transfer } from '../ledger/posting.ts';
import { transfersWithin } from '../ledger/transfer.ts';
import { publishMovedWallets } from '../ledger/publishWallet.ts';
import { returnPassedOn } from '../passing/returnPassedOn.ts';
import type { Transaction } from '../ports/store.ts';
import { ENVELOPE_ESCROW } from './openEnvelope.ts';
import type { EnvelopeRow } from './serialize.ts';

const leftIn = ({ Amount, ClaimedAmount }: EnvelopeRow): number => Amount - ClaimedAmount;

/**
 * Closes an open red envelope and returns the remaining gold to its sender. The caller holds its lock and has checked that it is open.
 * @returns the changed envelope, and the returned gold
 */
export async function closeEnvelope(
  tx: Transaction,
  moment: Moment,
  row: EnvelopeRow,
  end: 'expired' | 'cancelled',
): Promise<{ readonly row: EnvelopeRow; readonly refund: number }> {
  await closeEnvelopes(tx, moment, [row], end);
  return { row: { ...row, Status: ENVELOPE_STATUS[end] }, refund: leftIn(row) };
}

/** Pushes the wallet once for each sender. */
export async function closeEnvelopes(
  tx: Transaction,
  { nowText }: Moment,
  rows: readonly EnvelopeRow[],
  end: 'expired' | 'cancelled',
): Promise<void> {
  if (rows.length === 0) return;
  const RedEnvelopeID = { in: rows.map((row) => row.RedEnvelopeID) };
  await tx.table('envelopes').update({ RedEnvelopeID }, { Status: ENVELOPE_STATUS[end] });
  for (const row of rows) await returnPassedOn(tx, row.RedEnvelopeID, leftIn(row));
  const refunds = rows.map(refundOf);
  await transfersWithin(tx, nowText, refunds);
  await publishMovedWallets(tx, refunds);
}

const refundOf = (row: EnvelopeRow): Transfer => ({
  ID: `envelope:${row.RedEnvelopeID}:refund`,
  Reason: 'refund',
  Source: 'envelope',
  Lines: [
    { Owner: ENVELOPE_ESCROW, ItemID: ITEM.gold, Amount: -leftIn(row) },
    { Owner: `player:${row.SenderID}`, ItemID: ITEM.gold, Amount: leftIn(row) },
  ],
});
