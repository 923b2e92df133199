import type { PlayerRow } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import type { Count } from './counts.ts';
import { type MissionDefinition, periodOf } from './definition.ts';
import { type ProgressRow, stateCount } from './standing.ts';

/** A mission with the count that an activity adds to it. The progress of a mission about a state is read from the player instead. */
export interface Step {
  readonly mission: MissionDefinition;
  readonly count: Count;
}

interface Write {
  readonly mission: MissionDefinition;
  readonly row: ProgressRow;
  readonly isNew: boolean;
  /** Undefined if more than the count changes. */
  readonly added: number | undefined;
}

/** Records a mark and returns whether it counts now. Marks of an earlier day or week are dropped. */
async function notesMark(
  tx: Transaction,
  key: { readonly PlayerID: string; readonly MissionID: string },
  mark: string,
  isFresh: boolean,
): Promise<boolean> {
  const marks = tx.table('missionMarks');
  if (isFresh) await marks.remove(key);
  else if ((await marks.get(key.PlayerID, key.MissionID, mark)) !== undefined) return false;
  await marks.insert({ ...key, Mark: mark });
  return true;
}

/** The steps of missions that are not done in their day or week, with the stored progress. Each is read by key. */
async function openSteps(
  tx: Transaction,
  now: number,
  PlayerID: string,
  steps: readonly Step[],
): Promise<readonly { readonly step: Step; readonly known: ProgressRow | undefined }[]> {
  const open: { readonly step: Step; readonly known: ProgressRow | undefined }[] = [];
  for (const step of steps) {
    const { MissionID, Reset } = step.mission;
    const known = await tx.table('missionProgress').get(PlayerID, MissionID);
    const isDone = known !== undefined && known.Period === periodOf(Reset, now) && known.DoneTime !== '';
    if (!isDone) open.push({ step, known });
  }
  return open;
}

/** The new progress of an unfinished mission. Undefined means unchanged. */
async function decide(
  tx: Transaction,
  { now, nowText }: { readonly now: number; readonly nowText: string },
  player: PlayerRow,
  { mission, count }: Step,
  known: ProgressRow | undefined,
): Promise<Write | undefined> {
  const { PlayerID } = player;
  const { MissionID } = mission;
  const Period = periodOf(mission.Reset, now);
  const current = known?.Period === Period ? known : undefined;
  const state = stateCount(mission.Condition.Type, player);
  if (state === undefined && count.add <= 0) return undefined;
  const isNoted =
    count.mark === undefined || (await notesMark(tx, { PlayerID, MissionID }, count.mark, current === undefined));
  if (!isNoted) return undefined;
  const Count = Math.min(mission.Target, state ?? (current?.Count ?? 0) + count.add);
  const isDone = Count >= mission.Target;
  // Progress towards a state is read from the player; only its completion is stored.
  if (state !== undefined && !isDone) return undefined;
  const row = { PlayerID, MissionID, Period, Count, DoneTime: isDone ? nowText : '', ClaimTime: '' };
  const added = current === undefined || isDone ? undefined : Count - current.Count;
  return { mission, row, isNew: known === undefined, added };
}

/** Writes progress: new rows in one statement, changed counts in another. */
async function keep(tx: Transaction, writes: readonly Write[]): Promise<void> {
  const table = tx.table('missionProgress');
  const fresh = writes.filter(({ isNew }) => isNew).map(({ row }) => row);
  if (fresh.length > 0) await table.insert(fresh);
  const counting: { key: readonly [string, string]; deltas: { Count: number } }[] = [];
  for (const { row, isNew, added } of writes) {
    const { PlayerID, MissionID, ...values } = row;
    if (added !== undefined) counting.push({ key: [PlayerID, MissionID], deltas: { Count: added } });
    else if (!isNew) await table.update({ PlayerID, MissionID }, values);
  }
  if (counting.length > 0) await table.addEach(counting);
}

/**
 * Advances missions. Reads the player only if one of the missions is not done yet.
 * @returns the missions that it fulfilled
 */
export async function advance(
  tx: Transaction,
  moment: { readonly now: number; readonly nowText: string },
  PlayerID: string,
  steps: readonly Step[],
): Promise<readonly MissionDefinition[]> {
  const open = await openSteps(tx, moment.now, PlayerID, steps);
  const player = open.length === 0 ? undefined : await tx.table('players').get(PlayerID);
  if (player === undefined) return [];
  const writes: Write[] = [];
  for (const { step, known } of open) {
    const write = await decide(tx, moment, player, step, known);
    if (write !== undefined) writes.push(write);
  }
  await keep(tx, writes);
  return writes.filter(({ row }) => row.DoneTime !== '').map(({ mission }) => mission);
}
