import * as z from 'zod/mini';
import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { OptionalTime } from '#protocol/entities/operator.ts';
import type { Reader } from '../ports/store.ts';

/** The plan's name among the settings. */
export const MAINTENANCE = 'maintenance';

/** The times when the service is closed. Both times are empty if there is no plan. Maintenance lasts until it is switched off. */
const MaintenancePlan = z.object({
  From: OptionalTime,
  Until: OptionalTime,
  Message: LocalisedText,
  /** The time of the next notice to players: a reminder or the beginning. Empty after the beginning. */
  NextTell: OptionalTime,
});
export type MaintenancePlan = z.infer<typeof MaintenancePlan>;

export const NO_WORDS: LocalisedText = { zh_tw: '', id_id: '', vi_vn: '' };
export const NO_PLAN: MaintenancePlan = { From: '', Until: '', Message: NO_WORDS, NextTell: '' };

export async function readMaintenance(db: Reader): Promise<MaintenancePlan> {
  const kept = await db.table('settings').get(MAINTENANCE);
  return kept === undefined ? NO_PLAN : MaintenancePlan.parse(kept.Value);
}
