import { endMaintenance, planMaintenance } from '#domain/operator/maintenance.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { actorOf } from './auditLog.ts';
import { type Command, type Operator, UsageError } from './command.ts';
import { readTime, readWords } from './words.ts';

const OPTIONS = { from: 'string', until: 'string', zh: 'string', id: 'string', vi: 'string' } as const;
const MESSAGE = '[--zh TEXT] [--id TEXT] [--vi TEXT]';

/** `maintenance on` */
export const maintenanceOn: Command = {
  verb: 'maintenance on',
  takes: `[--until TIME] ${MESSAGE}`,
  does: 'closes the service now: calls answer 503, sockets close, players see the maintenance page, until "maintenance off"',
  run: (operator, words) => plan(operator, words, false),
};

/** `maintenance plan` */
export const maintenancePlan: Command = {
  verb: 'maintenance plan',
  takes: `--from TIME [--until TIME] ${MESSAGE}`,
  does: 'notifies everyone now, and 30, 10 and 1 minutes before, and closes the service at the given time; TIME is 2026-11-22T03:00 in Taipei, or ISO 8601 with an offset',
  run: (operator, words) => plan(operator, words, true),
};

/** `maintenance off` */
export const maintenanceOff: Command = {
  verb: 'maintenance off',
  takes: '',
  does: 'opens the service again, or cancels the plan',
  async run(operator, words) {
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is too much`);
    await operator.ports.store.transaction((tx) => endMaintenance(tx, actorOf(operator)));
    operator.print('no maintenance is on or planned');
    return 0;
  },
};

async function plan(operator: Operator, words: readonly string[], later: boolean): Promise<number> {
  const { values, rest } = readWords(words, OPTIONS);
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
  if ((values.from !== undefined) !== later)
    throw new UsageError(later ? 'when? Give --from' : '"maintenance on" begins now; "maintenance plan" takes --from');
  const actor = actorOf(operator);
  const From = values.from === undefined ? actor.nowText : readTime('--from', values.from);
  const Until = values.until === undefined ? '' : readTime('--until', values.until);
  if (later && From <= actor.nowText) throw new UsageError('--from is over; "maintenance on" begins now');
  if (Until !== '' && Until <= From) throw new UsageError('--until is before the beginning');
  await operator.ports.store.transaction((tx) =>
    planMaintenance(tx, actor, { From, Until, Message: messageOf(values) }),
  );
  operator.print(`maintenance ${later ? `from ${From}` : 'is on'}${Until === '' ? '' : `, announced until ${Until}`}`);
  return 0;
}

/** The message must be in all languages, because readers of a missing language would see no message. */
function messageOf({ zh, id, vi }: { readonly zh?: string; readonly id?: string; readonly vi?: string }) {
  if (zh === undefined && id === undefined && vi === undefined) return undefined;
  if (zh === undefined || id === undefined || vi === undefined)
    throw new UsageError('a message needs all of --zh, --id and --vi');
  return { zh_tw: zh, id_id: id, vi_vn: vi } satisfies LocalisedText;
}
