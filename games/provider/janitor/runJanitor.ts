import { type ProviderPorts, timeText } from '../ports.ts';
import { takeDefault } from '../round/choice.ts';
import { storeStakeAnswer } from '../round/storeStakeAnswer.ts';
import type { ShownRounds } from '../round/shownRounds.ts';
import { isUnanswered, KEPT_DUE_MS, waits } from '../round/states.ts';
import { payWin, takeStake, tellClose } from '../round/walletContent.ts';
import { roundLock } from '../session/requireSession.ts';
import { removeDemos } from './removeDemos.ts';
import { runFishJanitor } from './runFishJanitor.ts';
import { runTableJanitor } from './runTableJanitor.ts';
import type { RoundRow, SessionRow } from '../tables.ts';

const BATCH_SIZE = 100;
const MAX_PAUSE_MS = 60 * 60 * 1000;
/** A round that waits longer for the wallet is reported at each try. */
const OLD_MS = 10 * 60 * 1000;

/**
 * Stores what clients have shown, removes old demos, then takes up the rounds that are due: repeats the wallet's call for a stake or a win until
 * its answer is known, takes the default of those that wait too long for a choice, and pays and closes those whose client is gone. It does the same for the bets of tables and the windows of shots. Call it every second or so, in any number of processes.
 *
 * @returns how many rounds, bets and seats it took up; a full batch means that more may be due
 */
export async function runJanitor(ports: ProviderPorts, shown: ShownRounds): Promise<number> {
  await storeShown(ports, shown);
  await removeDemos(ports);
  const claimed = await claimDue(ports);
  // Read together, since each round waits for its wallet call from then on.
  const sessions = await ports.store.table('sessions').getMany(claimed.map(({ SessionID }) => [SessionID]));
  const results = await Promise.allSettled(claimed.map((round, at) => advance(ports, round, sessions[at])));
  for (const result of results) if (result.status === 'rejected') ports.report?.(result.reason);
  return claimed.length + (await runTableJanitor(ports)) + (await runFishJanitor(ports));
}

async function storeShown(ports: ProviderPorts, shown: ShownRounds): Promise<void> {
  const ids = shown.ids().toSorted();
  if (ids.length === 0) return;
  await ports.store.transaction(async (tx) => {
    await tx.lock(ids.map(roundLock));
    for (const RoundID of ids) await shown.storeWithin(tx, ports, RoundID);
  });
  shown.forget(ids);
}

/** Claims due rounds by moving their due time, so that no other process takes them meanwhile. */
async function claimDue(ports: ProviderPorts): Promise<RoundRow[]> {
  const { store, now } = ports;
  const found = await store.table('rounds').find({
    where: { DueTime: { gt: '', lte: timeText(now()) } },
    order: [['DueTime', 'asc']],
    limit: BATCH_SIZE,
  });
  if (found.length === 0) return [];
  const ids = found.map(({ RoundID }) => RoundID).toSorted();
  return store.transaction(async (tx) => {
    const claimed: RoundRow[] = [];
    await tx.lock(ids.map(roundLock));
    for (const due of await tx.table('rounds').getMany(ids.map((id) => [id]))) {
      if (due === undefined || due.DueTime === '' || due.DueTime > timeText(now())) continue;
      const round = waits(due) ? await takeDefault(tx, ports, due) : due;
      const { RoundID, Attempts } = round;
      // The client of a long round is gone: the round is paid from now on.
      const State = round.State === 'staked' && !waits(round) ? 'paying' : round.State;
      const values = { State, DueTime: timeText(now() + pauseAfter(Attempts)), Attempts: Attempts + 1 };
      await tx.table('rounds').update({ RoundID }, values);
      if (!waits(round)) claimed.push({ ...round, ...values });
    }
    return claimed;
  });
}

/** The first pause is longer than the wallet client's timeout. */
const pauseAfter = (attempts: number): number => Math.min(MAX_PAUSE_MS, KEPT_DUE_MS * 2 ** attempts);

async function advance(ports: ProviderPorts, round: RoundRow, session: SessionRow | undefined): Promise<void> {
  if (session === undefined) throw new Error(`the round ${round.RoundID} has lost its session`);
  if (isUnanswered(round)) await repeatStake(ports, session, round);
  else if (round.State === 'paying' && !(await payWin(ports, session, round))) reportUnpaid(ports, round);
  else if (await tellClose(ports.wallet, session, round)) await storeClosed(ports, round);
}

async function repeatStake(ports: ProviderPorts, session: SessionRow, round: RoundRow): Promise<void> {
  const result = await takeStake(ports.wallet, session, round);
  // The token may have ended after an earlier try took the stake.
  const { RoundID, CreateTime } = round;
  if (result.kind === 'unknown' || (result.kind === 'refused' && result.status === 'INVALID_TOKEN')) {
    if (CreateTime <= timeText(ports.now() - OLD_MS))
      ports.report?.(new Error(`the round ${RoundID} has no answer of the wallet since ${CreateTime}`));
    return;
  }
  await ports.store.transaction((tx) => storeStakeAnswer(tx, ports, { session, RoundID, result }));
}

/** The tries of a long round's win after which the wallet has not answered for ten minutes. */
const MANY_TRIES = 7;

function reportUnpaid({ report }: ProviderPorts, { RoundID, Attempts }: RoundRow): void {
  if (Attempts > MANY_TRIES)
    report?.(new Error(`the win of the round ${RoundID} has no answer of the wallet after ${Attempts} tries`));
}

/** A round that is closed without its client keeps `Shown` false: the client shows it when it returns. */
const storeClosed = ({ store, now }: ProviderPorts, { RoundID }: RoundRow): Promise<void> =>
  store.transaction(async (tx) => {
    await tx.lock([roundLock(RoundID)]);
    const round = await tx.table('rounds').get(RoundID);
    if (round === undefined || round.DueTime === '') return;
    const CloseTime = round.State === 'closed' ? round.CloseTime : timeText(now());
    await tx.table('rounds').update({ RoundID }, { State: 'closed', CloseTime, DueTime: '' });
  });
