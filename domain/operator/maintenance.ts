import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { fail } from '#protocol/failure.ts';
import { maintenanceSoon, switchesChanged } from '#protocol/operations/operator.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import { flagsChanged } from '../featureFlags/flagsChanged.ts';
import { FLAGS_TOPIC } from '../featureFlags/flagsTopic.ts';
import {
  MAINTENANCE,
  type MaintenancePlan,
  NO_PLAN,
  NO_WORDS,
  readMaintenance,
} from '../featureFlags/maintenancePlan.ts';

const MINUTE_MS = 60_000;
/** Minutes before the beginning at which players are reminded. */
const REMINDERS = [30, 10, 1] as const;

/** If `From` is absent, the maintenance begins now. */
export interface MaintenanceDraft {
  readonly From?: string | undefined;
  readonly Until?: string | undefined;
  readonly Message?: LocalisedText | undefined;
}

/**
 * Begins or plans maintenance, and pushes the plan to all connections.
 * @throws Failure 300016 if it would end before it begins
 */
export async function planMaintenance(
  tx: Transaction,
  actor: Actor,
  draft: MaintenanceDraft,
): Promise<MaintenancePlan> {
  const From = draft.From ?? actor.nowText;
  const Until = draft.Until ?? '';
  if (Until !== '' && Until <= From) fail(300016);
  await tx.lock([FLAGS_TOPIC]);
  const plan = { From, Until, Message: draft.Message ?? NO_WORDS, NextTell: nextTell(From, actor.now) };
  await keep(tx, plan);
  await writeAudit(tx, actor, { action: 'maintenance.plan', subject: MAINTENANCE, detail: { From, Until } });
  if (From > actor.nowText) announceSoon(tx, plan);
  publish(tx, switchesChanged, topicOf.all, {});
  flagsChanged(tx, actor.ports);
  return plan;
}

/** Ends maintenance, or cancels a plan. */
export async function endMaintenance(tx: Transaction, actor: Actor): Promise<void> {
  await tx.lock([FLAGS_TOPIC]);
  await keep(tx, NO_PLAN);
  await writeAudit(tx, actor, { action: 'maintenance.off', subject: MAINTENANCE, detail: {} });
  publish(tx, switchesChanged, topicOf.all, {});
  flagsChanged(tx, actor.ports);
}

/** Sends the due notice of the plan: a reminder, or the beginning, which closes connections. */
export async function announceMaintenance(tx: Transaction, actor: Actor): Promise<void> {
  await tx.lock([FLAGS_TOPIC]);
  const plan = await readMaintenance(tx);
  const NextTell = nextTell(plan.From, actor.now);
  // If the clock was set back, the stored time can differ without being due. The notices after now are then sent again.
  if (NextTell !== plan.NextTell) await keep(tx, { ...plan, NextTell });
  if (plan.NextTell === '' || plan.NextTell > actor.nowText) return;
  if (plan.From > actor.nowText) announceSoon(tx, plan);
  else {
    publish(tx, switchesChanged, topicOf.all, {});
    flagsChanged(tx, actor.ports);
  }
}

/** The time of the next notice after now. Empty after the beginning. */
function nextTell(from: string, now: number): string {
  const begins = Date.parse(from);
  const times = [...REMINDERS.map((minutes) => begins - minutes * MINUTE_MS), begins];
  const next = times.find((time) => time > now);
  return next === undefined ? '' : new Date(next).toISOString();
}

const announceSoon = (tx: Transaction, { From, Until, Message }: MaintenancePlan): void =>
  publish(tx, maintenanceSoon, topicOf.all, { From, Until, Message });

async function keep(tx: Transaction, plan: MaintenancePlan): Promise<void> {
  const changed = await tx.table('settings').update({ Name: MAINTENANCE }, { Value: plan });
  if (changed === 0) await tx.table('settings').insert({ Name: MAINTENANCE, Value: plan });
}
