import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { OutboxText } from '#protocol/entities/text.ts';
import { type Failure, fail } from '#protocol/failure.ts';
import { createCode, createToken, isSealed, seal } from '../session/secrets.ts';
import type { RestContext } from '../dispatch/context.ts';
import { rejectKeeping } from '../dispatch/outcome.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { isDisabled } from '../session/disabled.ts';
import type { SecurityEvent } from '../security/events.ts';
import { trailOf } from '../security/trail.ts';
import { codeText } from './text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CODE_LIFE_MS = 10 * 60 * 1000;
const RESEND_MS = 60 * 1000;
const TRIES = 3;
const SENDS_A_NUMBER = 5;
const SENDS_A_SENDER = 10;
const SENDS_A_DEVICE = 20;

export type CodePurpose = Extract<SecurityEvent, { Kind: 'code.wrong' }>['Detail']['Purpose'];

export interface CodeRequest {
  /** A code is good for what it was sent for. */
  readonly purpose: CodePurpose;
  /** The number, the player or the session that it is for. */
  readonly of: string;
  /** The number, or the address where it goes by e-mail. */
  readonly phone: string;
  readonly channel?: OutboxText['Channel'];
  /** Sends this text instead of a code. The answer and all limits are the same, so that the caller cannot tell. */
  readonly instead?: string;
  /** The account, or the address where nobody is signed in. */
  readonly sender: string;
  readonly lang: LocaleID;
}

/**
 * Sends a six-digit code (decisions §3).
 * @returns seconds until the next may be sent
 * @throws Failure 200031, 200029 (RemainingTime in seconds), 200030, 200035, 200063
 */
export async function sendCode(
  tx: Transaction,
  context: RestContext,
  request: CodeRequest,
): Promise<{ RemainingTime: number }> {
  const { ports, nowText, brand } = context;
  const DeviceID = context.device();
  await tx.lock([`phone:${request.phone}`]);
  await assertNotBanned(tx, request.phone, nowText);
  // Read after the lock: codes sent while this call waited must not lie in its future.
  await limitSends(tx, ports.clock.now(), request, DeviceID);
  const code = createCode(ports.random);
  const Purpose = `${request.purpose}:${request.of}`;
  await tx.table('phoneCodes').remove({ Purpose });
  await tx.table('phoneCodes').insert({
    Purpose,
    // Where no code is sent, a hash that matches none.
    CodeHash: request.instead === undefined ? seal(ports.secret, `${Purpose}:${code}`) : createToken(ports.random),
    TriesLeft: TRIES,
    CreateTime: nowText,
  });
  await tx.table('phoneSends').insert({
    ID: ports.random.uuid(),
    Phone: request.phone,
    Sender: request.sender,
    DeviceID,
    CreateTime: nowText,
  });
  const text = {
    To: request.phone,
    Channel: request.channel ?? 'sms',
    Text: request.instead ?? codeText(request.lang, brand, code),
    CreateTime: nowText,
  };
  await ports.messenger.send(tx, text);
  return { RemainingTime: RESEND_MS / 1000 };
}

/**
 * Tries a code; a wrong one costs a try.
 * @returns undefined when it was right (and is used up now), else the refusal: 200056, 200062, 200032 (RemainingTime tries left)
 */
export async function tryCode(
  tx: Transaction,
  context: RestContext,
  purpose: CodePurpose,
  of: string,
  code: string,
): Promise<Failure | undefined> {
  const codes = tx.table('phoneCodes');
  const Purpose = `${purpose}:${of}`;
  const kept = await codes.get(Purpose);
  if (kept === undefined || Date.parse(kept.CreateTime) + CODE_LIFE_MS < context.now) return rejectKeeping(200056);
  if (kept.TriesLeft <= 0) return rejectKeeping(200062);
  if (isSealed(context.ports.secret, kept.CodeHash, `${Purpose}:${code}`)) {
    await codes.remove({ Purpose });
    return undefined;
  }
  const left = kept.TriesLeft - 1;
  await codes.update({ Purpose }, { TriesLeft: left });
  const subject = { playerID: context.identity?.player.PlayerID, address: context.address };
  await trailOf(context.ports).record(tx, subject, {
    Kind: 'code.wrong',
    Detail: { Purpose: purpose, TriesLeft: left },
  });
  return left === 0 ? rejectKeeping(200062) : rejectKeeping(200032, { RemainingTime: left });
}

/** @throws Failure 200031 when an account on the number is banned */
export async function assertNotBanned(db: Reader, phone: string, nowText: string): Promise<void> {
  const disabled = await db.table('players').find({ where: { Phone: phone, Disabled: true } });
  if (disabled.some((player) => isDisabled(player, nowText))) fail(200031);
}

/** The sends that count. Times in the future were written before the clock was set back. */
const lastDay = (now: number) => ({ gt: new Date(now - DAY_MS).toISOString(), lte: new Date(now).toISOString() });

/** How many codes may still be sent now: to a number (empty: to a new one) and by a sender, within 24 hours. */
export async function codesLeft(
  db: Reader,
  now: number,
  { phone, sender }: Pick<CodeRequest, 'phone' | 'sender'>,
): Promise<number> {
  const sends = db.table('phoneSends');
  const CreateTime = lastDay(now);
  const toNumber = phone === '' ? 0 : await sends.count({ Phone: phone, CreateTime });
  const bySender = await sends.count({ Sender: sender, CreateTime });
  return Math.max(0, Math.min(SENDS_A_NUMBER - toNumber, SENDS_A_SENDER - bySender));
}

async function limitSends(db: Reader, now: number, { phone, sender }: CodeRequest, device: string): Promise<void> {
  const sends = db.table('phoneSends');
  const CreateTime = lastDay(now);
  const [last] = await sends.find({ where: { Phone: phone, CreateTime }, order: [['CreateTime', 'desc']], limit: 1 });
  const wait = last === undefined ? 0 : Date.parse(last.CreateTime) + RESEND_MS - now;
  if (wait > 0) fail(200029, { RemainingTime: Math.ceil(wait / 1000) });
  if ((await sends.count({ Phone: phone, CreateTime })) >= SENDS_A_NUMBER) fail(200030);
  if ((await sends.count({ Sender: sender, CreateTime })) >= SENDS_A_SENDER) fail(200035);
  if ((await sends.count({ DeviceID: device, CreateTime })) >= SENDS_A_DEVICE) fail(200063);
}
