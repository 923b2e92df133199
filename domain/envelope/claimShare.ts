import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { takeFree } from '../passing/takeFree.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { ENVELOPE_ESCROW } from './openEnvelope.ts';
import { audienceOf, type EnvelopeRow, statusAt } from './serialize.ts';

export const envelopeLock = (id: string): string => `envelope:${id}`;

type Viewer = Pick<PlayerRow, 'PlayerID' | 'ClubID'>;

export const audiencesOf = ({ PlayerID, ClubID }: Viewer): readonly string[] => [
  audienceOf.public,
  audienceOf.player(PlayerID),
  ...(ClubID === '' ? [] : [audienceOf.club(ClubID)]),
];

/**
 * A red envelope that the player sent or may claim.
 * @throws Failure 100013
 */
export async function visibleEnvelope(db: Reader, id: string, viewer: Viewer): Promise<EnvelopeRow> {
  const row = await db.table('envelopes').get(id);
  if (row === undefined) fail(100013);
  if (row.SenderID !== viewer.PlayerID && !audiencesOf(viewer).includes(row.Audience)) fail(100013);
  return row;
}

/**
 * Claims the next share. The caller holds the envelope's lock.
 * @returns the changed red envelope, and the share in gold
 * @throws Failure 100013 if there is none for this player, 200232 if it was claimed before, 300016 if it was cancelled, 200231 if it
 * expired, 200234 if it is empty
 */
export async function claimShare(
  tx: Transaction,
  { now, nowText }: Moment,
  player: Viewer,
  id: string,
): Promise<{ readonly row: EnvelopeRow; readonly amount: number }> {
  const row = await tx.table('envelopes').get(id);
  if (row === undefined || !audiencesOf(player).includes(row.Audience)) fail(100013);
  if ((await tx.table('envelopeClaims').get(id, player.PlayerID)) !== undefined) fail(200232);
  assertOpen(row, nowText);
  const amount = row.Shares[row.Claimed];
  if (amount === undefined) fail(200234);
  const Status = row.Claimed + 1 === row.Quantity ? ENVELOPE_STATUS.claimed : ENVELOPE_STATUS.open;
  const after = { Claimed: row.Claimed + 1, ClaimedAmount: row.ClaimedAmount + amount, Status };
  await tx.table('envelopes').update({ RedEnvelopeID: id }, after);
  await tx
    .table('envelopeClaims')
    .insert({ RedEnvelopeID: id, PlayerID: player.PlayerID, Amount: amount, CreateTime: nowText });
  await transferWithin(tx, nowText, {
    ID: `envelope:${id}:claim:${player.PlayerID}`,
    Reason: 'claim',
    Source: 'envelope',
    Lines: [
      { Owner: ENVELOPE_ESCROW, ItemID: ITEM.gold, Amount: -amount },
      { Owner: `player:${player.PlayerID}`, ItemID: ITEM.gold, Amount: amount },
    ],
  });
  const passed = await tx.table('passedOn').get(id);
  if (passed !== undefined && passed.Free > 0)
    await takeFree(tx, { now }, player.PlayerID, Math.ceil((passed.Free * amount) / passed.Amount), 0);
  await publishWallet(tx, player.PlayerID);
  return { row: { ...row, ...after }, amount };
}

/** @throws Failure 200234 if all shares are claimed, 200231 if it expired, 300016 if it was cancelled */
export function assertOpen(row: EnvelopeRow, nowText: string): void {
  const status = statusAt(row, nowText);
  if (status === ENVELOPE_STATUS.claimed) fail(200234);
  if (status === ENVELOPE_STATUS.expired) fail(200231);
  if (status === ENVELOPE_STATUS.cancelled) fail(300016);
}
