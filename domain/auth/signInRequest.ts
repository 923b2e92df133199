import * as endpoints from '#protocol/endpoints/signInRequest.ts';
import { Device } from '#protocol/entities/device.ts';
import type { SignInRequestState } from '#protocol/entities/signInRequest.ts';
import { fail } from '#protocol/failure.ts';
import type { RestContext } from '../dispatch/context.ts';
import { limitDay } from '../dispatch/dayLimit.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { rejectKeeping } from '../dispatch/outcome.ts';
import { phoneOf } from '../phoneCode/bindablePhone.ts';
import { assertNotBanned, isBanned } from '../phoneCode/code.ts';
import { createPhoneToken } from '../phoneCode/phoneToken.ts';
import { accountsOn } from '../player/boundPhone.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { describeAgent } from '../session/agent.ts';
import { knownDeviceID } from '../session/cookies.ts';
import { lastProof, requireRecentProof } from '../session/recentProof.ts';
import { createLongCode, hashToken, seal, sealsOf } from '../session/secrets.ts';
import { signedIn } from '../session/signedIn.ts';
import type { RowOf, Tables } from '../tables.ts';
import { type DescribedDevice, notifyConfirmedDevice } from './notifyConfirmedDevice.ts';

type RequestRow = RowOf<Tables['signInRequests']>;
const Shown = Device.shape;

/** How long the digits may be typed, and then how long the browser may fetch its token. */
const LIFE_MS = 10 * 60 * 1000;
/** The limit for each account and day. Only the owner can use it up, because a recent proof is required. */
const TRIES_A_DAY = 20;

const inTime = (now: number): string => new Date(now + LIFE_MS).toISOString();

/** Digits belong to a phone number. They are wrong for any other number. */
const sealed = (phone: string, code: string): string => `signInRequest:${phone}:${code}`;

export const requestSignIn = answerEndpoint(endpoints.requestSignIn, async ({ PhoneNumber }, context, tx) => {
  const { ports, now, agent } = context;
  const Phone = phoneOf(PhoneNumber);
  const DeviceHash = hashToken(context.device());
  const Code = createLongCode(ports.random);
  await tx.lock([`signInRequest:${DeviceHash}`]);
  const requests = tx.table('signInRequests');
  await requests.remove({ DeviceHash });
  const CodeHash = seal(ports.secret, sealed(Phone, Code));
  await requests.insert({ DeviceHash, Phone, CodeHash, ...describeAgent(agent), ProofTime: '', Expires: inTime(now) });
  return { Code, RemainingTime: LIFE_MS / 1000 };
});

/** The request of the calling browser. Undefined if the browser has none, or if the request is over. */
async function requestOf(db: Reader, context: RestContext): Promise<RequestRow | undefined> {
  const device = knownDeviceID(context);
  const kept = device === undefined ? undefined : await db.table('signInRequests').get(hashToken(device));
  return kept !== undefined && kept.Expires > context.nowText ? kept : undefined;
}

const stateOf = (request: RequestRow | undefined): SignInRequestState => {
  if (request === undefined) return 'none';
  return request.ProofTime === '' ? 'waiting' : 'confirmed';
};

export const readSignInRequest = answerEndpoint(endpoints.readSignInRequest, async (_request, context, db) => ({
  State: stateOf(await requestOf(db, context)),
}));

export const takeSignIn = answerEndpoint(endpoints.takeSignIn, async (_request, context, tx) => {
  const { Phone, ProofTime } = (await requestOf(tx, context)) ?? fail(300011);
  if (ProofTime === '') fail(300013);
  if (await isBanned(tx, Phone, context.nowText)) return rejectKeeping(200031);
  return {
    Token: await createPhoneToken(tx, context, Phone, ProofTime),
    Player: await accountsOn(tx, Phone),
  };
});

export const confirmSignIn = answerEndpoint(endpoints.confirmSignIn, async ({ Code }, context, tx) => {
  const { ports, nowText, address } = context;
  const { PlayerID, Phone } = signedIn(context);
  if (Phone === '') fail(200114);
  requireRecentProof(context);
  await limitDay(ports, `confirmSignIn:${PlayerID}`, TRIES_A_DAY);
  await tx.lock([`phone:${Phone}`]);
  await assertNotBanned(tx, Phone, nowText);
  const { device, isNew } = await confirm(tx, context, sealsOf(ports.secret, sealed(Phone, Code)));
  // If a lost answer is requested again, no second mail is sent.
  if (!isNew) return device;
  await trailOf(ports).record(tx, { playerID: PlayerID, address }, { Kind: 'device.confirmed', Detail: {} });
  await notifyConfirmedDevice(tx, context, Phone, device);
  return device;
});

/** @throws Failure 200056 if no browser shows digits with one of these hashes */
async function confirm(
  tx: Transaction,
  { identity, now, nowText }: RestContext,
  hashes: readonly string[],
): Promise<{ readonly device: DescribedDevice; readonly isNew: boolean }> {
  const session = identity?.session ?? fail(100005);
  const requests = tx.table('signInRequests');
  const where = { CodeHash: { in: [...hashes] }, Expires: { gt: nowText } };
  const [found] = await requests.find({ where, limit: 1 });
  if (found === undefined) fail(200056);
  const { DeviceHash, CodeHash, Browser, System } = found;
  const device = { Browser: Shown.Browser.parse(Browser), System: Shown.System.parse(System) };
  if (found.ProofTime !== '') return { device, isNew: false };
  const proof = { ProofTime: lastProof(session), Expires: inTime(now) };
  // The browser may have replaced its request at the same time.
  if ((await requests.update({ DeviceHash, CodeHash }, proof)) === 0) fail(200056);
  return { device, isNew: true };
}
