import type { Transaction } from '../ports/store.ts';

const DECIDED = { not: 'open' } as const;
const NO_WORDS = { Reason: '', OriginalMessage: '' } as const;
/** The kind 6 is `other`. */
const NO_REASON = { Reason: 6, Text: '', Title: '' } as const;

/**
 * Removes the texts from decided reports by or about a player. Open reports keep their texts until they are closed, because moderators need
 * them.
 */
export async function forgetReports(tx: Transaction, PlayerID: string): Promise<void> {
  await tx.table('messageReports').update({ FromID: PlayerID, Status: DECIDED }, NO_WORDS);
  await tx.table('messageReports').update({ ReporterID: PlayerID, Status: DECIDED }, NO_WORDS);
  await tx.table('playerReports').update({ PlayerID, Status: DECIDED }, NO_REASON);
  await tx.table('playerReports').update({ ReporterID: PlayerID, Status: DECIDED }, NO_REASON);
}

/**
 * Closes every open report of a message. Removes the texts of reports whose player was deleted meanwhile.
 * @returns how many were open
 */
export async function closeMessageReports(tx: Transaction, MessageID: string): Promise<number> {
  const open = await tx.table('messageReports').find({ where: { MessageID, Status: 'open' } });
  await tx.table('messageReports').update({ MessageID, Status: 'open' }, { Status: 'closed' });
  await forgetDeletedOf(
    tx,
    open.flatMap(({ FromID, ReporterID }) => [FromID, ReporterID]),
  );
  return open.length;
}

/** @returns whether the report was open */
export async function closePlayerReport(tx: Transaction, ReportID: string): Promise<boolean> {
  const report = await tx.table('playerReports').get(ReportID);
  if (report?.Status !== 'open') return false;
  await tx.table('playerReports').update({ ReportID }, { Status: 'closed' });
  await forgetDeletedOf(tx, [report.PlayerID, report.ReporterID]);
  return true;
}

async function forgetDeletedOf(tx: Transaction, playerIDs: readonly string[]): Promise<void> {
  const asked = { PlayerID: { in: [...new Set(playerIDs)] }, State: { not: 'requested' } };
  for (const { PlayerID } of await tx.table('accountDeletions').find({ where: asked }))
    await forgetReports(tx, PlayerID);
}
