import { fail } from '#protocol/failure.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Reader, Where } from '../ports/store.ts';
import { hashToken } from '../session/secrets.ts';
import type { RowOf, Tables } from '../tables.ts';

export const RESEND_MS = 60 * 1000;
const SENDS_A_NUMBER = 5;
const SENDS_A_SENDER = 10;
const SENDS_A_DEVICE = 20;

export interface Send {
  /** The phone number, or the e-mail address. */
  readonly phone: string;
  /** The account, or the network address of a caller without a session. */
  readonly sender: string;
  /** The id of the calling browser. */
  readonly device: string;
}

/** The sends that count. A send in the future does not count, because the clock was set back after it. */
const lastDay = (now: number) => ({ gt: new Date(now - DAY_MS).toISOString(), lte: new Date(now).toISOString() });

/**
 * The sends that count against a browser. A browser that signed in to an account on the number has a separate count, so that strangers
 * cannot use it up. All other browsers share the count of the number.
 */
async function countedWith(
  db: Reader,
  now: number,
  { phone, device }: Send,
): Promise<Where<RowOf<Tables['phoneSends']>>> {
  const CreateTime = lastDay(now);
  return (await isKnown(db, phone, device)) ? { CreateTime, DeviceID: device } : { CreateTime };
}

async function isKnown(db: Reader, phone: string, device: string): Promise<boolean> {
  if (phone === '') return false;
  const accounts = await db.table('players').find({ where: { Phone: phone } });
  const DeviceHash = hashToken(device);
  const known = await db.table('devices').getMany(accounts.map(({ PlayerID }) => [PlayerID, DeviceHash] as const));
  return known.some((row) => row !== undefined);
}

/** The remaining codes to a number within 24 hours, by a sender and a browser. An empty number means a new number. */
export async function codesLeft(db: Reader, now: number, send: Send): Promise<number> {
  const sends = db.table('phoneSends');
  const counted = await countedWith(db, now, send);
  const toNumber = send.phone === '' ? 0 : await sends.count({ ...counted, Phone: send.phone });
  const bySender = await sends.count({ ...counted, Sender: send.sender });
  return Math.max(0, Math.min(SENDS_A_NUMBER - toNumber, SENDS_A_SENDER - bySender));
}

/** @throws Failure 200029 (RemainingTime in seconds), 200030, 200035, 200063 */
export async function limitSends(db: Reader, now: number, send: Send): Promise<void> {
  const sends = db.table('phoneSends');
  const counted = await countedWith(db, now, send);
  const toNumber = { ...counted, Phone: send.phone };
  const [last] = await sends.find({ where: toNumber, order: [['CreateTime', 'desc']], limit: 1 });
  const wait = last === undefined ? 0 : Date.parse(last.CreateTime) + RESEND_MS - now;
  if (wait > 0) fail(200029, { RemainingTime: Math.ceil(wait / 1000) });
  if ((await sends.count(toNumber)) >= SENDS_A_NUMBER) fail(200030);
  if ((await sends.count({ ...counted, Sender: send.sender })) >= SENDS_A_SENDER) fail(200035);
  if ((await sends.count({ ...counted, DeviceID: send.device })) >= SENDS_A_DEVICE) fail(200063);
}
