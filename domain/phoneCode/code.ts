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
import { limitSends, RESEND_MS } from './sendLimits.ts';
import { codeText } from './text.ts';

const CODE_LIFE_MS = 10 * 60 * 1000;
const TRIES = 3;

export type CodePurpose = Extract<SecurityEvent, { Kind: 'code.wrong' }>['Detail']['Purpose'];

export interface CodeRequest {
  /** A code is valid for one purpose. */
  readonly purpose: CodePurpose;
  /** The owner of the code by its purpose: a number with a browser, a player, or a session. */
  readonly of: string;
  /** The phone number, or the e-mail address. */
  readonly phone: string;
  readonly channel?: OutboxText['Channel'];
  /** Sends this text instead of a code. The answer and all limits are the same, so that the caller cannot tell the difference. */
  readonly instead?: string;
  /** The account, or the network address without a sign-in. */
  readonly sender: string;
  readonly lang: LocaleID;
}

/**
 * Sends a six-digit code (decisions §3).
 * @returns seconds until the next code may be sent
 * @throws Failure 200029 (RemainingTime in seconds), 200030, 200035, 200063
 */
export async function sendCode(
  tx: Transaction,
  context: RestContext,
  request: CodeRequest,
): Promise<{ RemainingTime: number }> {
  const { ports, nowText, brand } = context;
  const DeviceID = context.device();
  await tx.lock([`phone:${request.phone}`]);
  // The time is read after the lock, so that no code is in the future.
  await limitSends(tx, ports.clock.now(), { ...request, device: DeviceID });
  const code = createCode(ports.random);
  const Purpose = `${request.purpose}:${request.of}`;
  await tx.table('phoneCodes').remove({ Purpose });
  await tx.table('phoneCodes').insert({
    Purpose,
    // If there is no code, it is a hash that matches no code.
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
 * Tries a code. A wrong code uses up a try.
 * @returns undefined for the right code, which is then used up, otherwise the refusal: 200056, 200062, 200032 (RemainingTime is the number
 * of tries left)
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

export async function isBanned(db: Reader, phone: string, nowText: string): Promise<boolean> {
  const disabled = await db.table('players').find({ where: { Phone: phone, Disabled: true } });
  return disabled.some((player) => isDisabled(player, nowText));
}

/** @throws Failure 200031 if an account on the number is banned */
export async function assertNotBanned(db: Reader, phone: string, nowText: string): Promise<void> {
  if (await isBanned(db, phone, nowText)) fail(200031);
}
