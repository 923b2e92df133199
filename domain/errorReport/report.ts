import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { ERROR_MESSAGE_MAX, ERROR_STACK_MAX, type ErrorReport } from '#protocol/entities/errorReport.ts';
import { cleanErrorText } from '#protocol/rules/errorText.ts';
import type { Moment } from '../dispatch/context.ts';
import { limitDay } from '../dispatch/dayLimit.ts';
import type { Transaction } from '../ports/store.ts';

/** Above this number of different faults, the longest unseen fault is removed. */
export const MAX_FAULTS = 1000;
/** The limit for new faults from one address in a day, over every transport, so that one sender cannot displace the faults of others. */
const NEW_FAULTS_A_DAY = 50;
/** The number of stack frames that are compared. */
const FRAMES = 3;

/**
 * Stores a report, or counts it if the fault is known. Removes personal data that the page did not remove.
 * @param admitNew throws if the sender may not add a new fault
 */
export async function saveReport(
  tx: Transaction,
  { nowText }: Pick<Moment, 'nowText'>,
  report: ErrorReport,
  admitNew: () => Promise<void>,
): Promise<void> {
  const { Route, Build, Browser } = report;
  const Message = cleanErrorText(report.Message, ERROR_MESSAGE_MAX);
  const Stack = cleanErrorText(report.Stack, ERROR_STACK_MAX);
  const Fingerprint = fingerprintOf(Message, Stack);
  await tx.lock([`errorReport:${Fingerprint}`]);
  const reports = tx.table('errorReports');
  const seen = await reports.add({ Fingerprint }, { Count: 1 });
  if (seen.length > 0) {
    await reports.update({ Fingerprint }, { Stack, Route, Build, Browser, LastTime: nowText });
    return;
  }
  await admitNew();
  if ((await reports.count()) >= MAX_FAULTS) {
    const [oldest] = await reports.find({ order: [['LastTime', 'asc']], limit: 1 });
    if (oldest !== undefined) await reports.remove({ Fingerprint: oldest.Fingerprint });
  }
  const row = { Fingerprint, Message, Stack, Route, Build, Browser, Count: 1 };
  await reports.insert({ ...row, FirstTime: nowText, LastTime: nowText });
}

/**
 * Counts a new fault for the address of its report.
 * @throws Failure 300002 above the daily limit
 */
export const admitNewFault = (ports: Parameters<typeof limitDay>[0], address: string): Promise<void> =>
  limitDay(ports, `faults:${address}`, NEW_FAULTS_A_DAY);

/** Identifies a fault in every build. Numbers, lines, columns and the names of built files do not count. */
function fingerprintOf(message: string, stack: string): string {
  const frames = stack
    .split('\n')
    .filter((line) => /:\d+:\d+/.test(line))
    .slice(0, FRAMES)
    .map((line) =>
      line
        .replaceAll(/[a-z][\w+.-]*:\/\/[^/\s)]*/gi, '')
        .replaceAll(/-[\w-]{6,12}(\.[cm]?js)/g, '$1')
        .replaceAll(/:\d+:\d+/g, ''),
    );
  const same = [message.replaceAll(/\d+/g, '#'), ...frames].join('\n');
  return bytesToHex(sha256(utf8ToBytes(same))).slice(0, 16);
}
