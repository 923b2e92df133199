import { clubAllianceChanged } from '#protocol/operations/alliance.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { readHead } from '../channel/channelHead.ts';
import { membershipChanged } from '../connection/membership.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import { dropSkeleton } from '../name/nameSkeletons.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import type { ClubRow } from './office.ts';

export type AllianceRow = RowOf<Tables['alliances']>;

export const allianceLock = (allianceID: string): string => `alliance:${allianceID}`;

/** Gives the members the alliance's channel from its newest message on. The caller holds both locks. */
export async function joinAlliance(tx: Transaction, alliance: AllianceRow, club: ClubRow): Promise<AllianceRow> {
  const { AllianceID } = alliance;
  const { ClubID } = club;
  await tx.table('clubs').update({ ClubID }, { AllianceID });
  await tx.table('allianceRequests').remove({ ClubID });
  const [joined = alliance] = await tx.table('alliances').add({ AllianceID }, { ClubCount: 1 });
  const ids = await memberIDs(tx, ClubID);
  await markAllRead(tx, ids, CHANNEL_KEY.alliance(AllianceID));
  notifyMembers(tx, ids, { ClubID, AllianceID, AllianceName: alliance.AllianceName });
  return joined;
}

/**
 * Takes a club out of its alliance. If the club led the alliance, the club with the longest membership becomes the leader. The alliance
 * ends with its last club. The caller holds both locks.
 */
export async function partFromAlliance(tx: Transaction, club: ClubRow): Promise<void> {
  const { AllianceID, ClubID } = club;
  await tx.table('clubs').update({ ClubID }, { AllianceID: '' });
  const [alliance] = await tx.table('alliances').add({ AllianceID }, { ClubCount: -1 });
  const [next] = await tx.table('clubs').find({
    where: { AllianceID },
    order: [
      ['CreateTime', 'asc'],
      ['ClubID', 'asc'],
    ],
    limit: 1,
  });
  if (next === undefined) {
    await tx.table('allianceRequests').remove({ AllianceID });
    await tx.table('alliances').remove({ AllianceID });
    await dropSkeleton(tx, 'alliance', AllianceID);
  } else if (alliance?.LeaderClubID === ClubID) {
    await tx.table('alliances').update({ AllianceID }, { LeaderClubID: next.ClubID });
  }
  notifyMembers(tx, await memberIDs(tx, ClubID), { ClubID, AllianceID: '', AllianceName: '' });
}

async function memberIDs(tx: Transaction, ClubID: string): Promise<readonly string[]> {
  return (await tx.table('clubMembers').find({ where: { ClubID } })).map(({ PlayerID }) => PlayerID);
}

/**
 * Moves the marks of many players to the end of a channel, in a few statements. No other transaction writes these marks, because the
 * players join the alliance only when this transaction commits.
 */
async function markAllRead(tx: Transaction, ids: readonly string[], Channel: string): Promise<void> {
  if (ids.length === 0) return;
  const { Seq } = await readHead(tx, Channel);
  const marks = tx.table('readMarks');
  const kept = await marks.find({ where: { Channel, PlayerID: { in: ids } } });
  await marks.update({ Channel, PlayerID: { in: ids }, Seq: { lt: Seq } }, { Seq });
  const marked = new Set(kept.map(({ PlayerID }) => PlayerID));
  const unmarked = ids.filter((id) => !marked.has(id));
  if (unmarked.length > 0) await marks.insert(unmarked.map((PlayerID) => ({ PlayerID, Channel, Seq })));
}

function notifyMembers(
  tx: Transaction,
  ids: readonly string[],
  change: { readonly ClubID: string; readonly AllianceID: string; readonly AllianceName: string },
): void {
  for (const id of ids) membershipChanged(tx, id);
  publish(tx, clubAllianceChanged, topicOf.club(change.ClubID), change);
}
