import type { Moment } from '../dispatch/context.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';
import type { Job, Piece } from '../schedule/job.ts';
import { publishRound } from './publishRound.ts';
import { releaseWin } from './providerWins.ts';
import type { RoundState } from './roundState.ts';

/** How long after its last win a round is shown if its provider has not closed it. */
export const SHOWN_AFTER_MS = 15_000;
const BATCH_SIZE = 50;

/** Whether all stakes of a round were returned, so that others do not see the round. */
export const isReturned = ({ Bet, Win }: Pick<RoundState, 'Bet' | 'Win'>): boolean => Bet === 0 && Win === 0;

/**
 * Shows rounds that are still open 15 s after their last win, for example after a crash of the provider. Each is shown in a transaction of
 * its own. A round that fails is due again later.
 */
async function showDueRounds(tx: Transaction, moment: Moment): Promise<Piece> {
  const isDue = { DueTime: { gt: '', lte: moment.nowText } };
  const due = await tx.table('openRounds').find({
    where: isDue,
    order: [['DueTime', 'asc']],
    limit: BATCH_SIZE,
  });
  const DueTime = new Date(moment.now + SHOWN_AFTER_MS).toISOString();
  await tx.lock(due.map(({ RoundID }) => `round:${RoundID}`));
  for (const { RoundID } of due) await tx.table('openRounds').update({ RoundID, ...isDue }, { DueTime });
  return {
    more: due.length === BATCH_SIZE,
    units: due.map((round) => (unit) => showDueRound(unit, moment, { ...round, DueTime })),
  };
}

async function showDueRound(
  tx: Transaction,
  moment: Moment,
  { PlayerID, RoundID, DueTime }: Pick<RoundState, 'PlayerID' | 'RoundID' | 'DueTime'>,
): Promise<void> {
  await tx.lock([`player:${PlayerID}`, `round:${RoundID}`]);
  const round = await tx.table('openRounds').get(RoundID);
  // The provider closed or continued the round before the lock was held.
  if (round?.DueTime === DueTime) await showRound(tx, moment, round);
}

/** Shows a round and keeps it with its reservation, so that a late win can still be paid. */
async function showRound(tx: Transaction, moment: Moment, round: RoundState): Promise<void> {
  const { RoundID, PlayerID } = round;
  if (isReturned(round)) {
    await tx.table('openRounds').update({ RoundID }, { State: 'closed', DueTime: '', Reserved: 0 });
    await releaseWin(tx, round);
    return;
  }
  await tx.table('openRounds').update({ RoundID }, { State: 'shown', DueTime: '' });
  const player = await tx.table('players').get(PlayerID);
  const game = await tx.table('games').get(round.GameCode);
  if (player === undefined || game === undefined) return;
  await publishRound(tx, moment, round, { player, game });
  if (round.Win > 0) await publishWallet(tx, PlayerID, { RoundID, IsOpen: false });
}

export const showRounds: Job = { name: 'play.rounds', every: 3, run: showDueRounds };
