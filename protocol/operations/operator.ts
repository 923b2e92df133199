import * as z from 'zod/mini';
import { AnnouncementCategory } from '../entities/announcement.ts';
import { LocalisedText, Time } from '../entities/identifiers.ts';
import { Maintenance, OptionalTime, ServiceStatus } from '../entities/operator.ts';
import { operation, pushOf } from '../operation.ts';

export const getSwitches = operation({
  op: 15700,
  name: 'getSwitches',
  socket: 'both',
  group: 'operator',
  origin: 'added',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: ServiceStatus,
  summary: "The operator's switches: planned maintenance, functions that are off, the brand's capabilities.",
  section: 'decisions §1, §3, §4',
});

export const maintenanceSoon = pushOf(getSwitches, {
  op: 15702,
  name: 'maintenanceSoon',
  audience: 'all',
  result: z.omit(Maintenance, { On: true }),
  summary: 'Maintenance is planned: sent with the plan, and 30, 10 and 1 minutes before it begins.',
});

export const muteChanged = pushOf(getSwitches, {
  op: 15703,
  name: 'muteChanged',
  audience: 'player',
  /** MutedUntil is empty if the mute was lifted. */
  result: z.object({ MutedUntil: OptionalTime, Reason: z.string() }),
  summary: 'The player was muted, with end and reason, or may send again.',
});

export const switchesChanged = pushOf(getSwitches, {
  op: 15704,
  name: 'switchesChanged',
  audience: 'all',
  result: z.object({}),
  summary: 'A switch or the maintenance changed: read 15700 again.',
});

export const announcementPublished = pushOf(getSwitches, {
  op: 15705,
  name: 'announcementPublished',
  audience: 'all',
  result: z.object({
    AnnouncementID: z.string(),
    Category: AnnouncementCategory,
    Title: LocalisedText,
    IsTop: z.boolean(),
    CreateTime: Time,
  }),
  summary: 'An announcement was published.',
});
