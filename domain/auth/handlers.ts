import * as endpoints from '#protocol/endpoints/auth.ts';
import { PROVIDER_ID, PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import { fail } from '#protocol/failure.ts';
import { readPhoneToken } from '../phoneCode/phoneToken.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { createPlayer } from '../player/create.ts';
import { createGuest } from '../player/createGuest.ts';
import { browserOf } from './device.ts';
import { endOther } from './endOther.ts';
import { COOKIE, csrfToken, dropSession, knownDeviceID, setSessionCookie } from '../session/cookies.ts';
import { openSession } from './openSession.ts';
import { hashToken } from '../session/secrets.ts';
import { endSessions, readSession } from '../session/session.ts';
import { signedInHere } from '../session/signedIn.ts';

export const getSession = answerEndpoint(
  endpoints.getSession,
  async (_request, { cookies, ports }, db) => (await readSession(ports, db, cookies.get(COOKIE.session))) ?? null,
);

export const getCsrf = answerEndpoint(endpoints.getCsrf, async (_request, context) => ({
  csrfToken: csrfToken(context),
}));

/** Identity providers have their own adapters. The button of an unconfigured provider shows that it is missing. */
export const getProviders = answerEndpoint(endpoints.getProviders, async (_request, { ports }) => {
  const open: ReadonlySet<string> = new Set([...(await ports.identities.providers()), 'phone', 'guest']);
  const ways = ['line', 'google', 'apple', 'facebook', 'phone', 'guest'] as const;
  return { List: ways.map((ID) => ({ ID, ProviderID: PROVIDER_ID[ID], Enabled: open.has(ID) })) };
});

export { confirmSignIn, readSignInRequest, requestSignIn, takeSignIn } from './signInRequest.ts';
export { signInApple, signInFacebook, signInGoogle, signInLine } from './beginSignIn.ts';
export {
  callbackApple,
  callbackFacebook,
  callbackGoogle,
  callbackLine,
  logSignIn,
  postCallbackApple,
  postCallbackFacebook,
  postCallbackGoogle,
  postCallbackLine,
  showSignInError,
} from './signInCallbacks.ts';

export const signInGuest = answerEndpoint(endpoints.signInGuest, async (_request, context, tx) => {
  const { ports, now, address } = context;
  const DeviceID = context.device();
  const [known] = await tx
    .table('players')
    .find({ where: { DeviceID, Phone: '' }, order: [['PlayerID', 'asc']], limit: 1 });
  const player = known ?? (await createGuest(tx, context, DeviceID));
  await endOther(tx, context, player);
  const opened = await openSession(ports, tx, player, {
    provider: 'guest',
    isRegist: known === undefined,
    now,
    address,
    browser: browserOf(context),
  });
  setSessionCookie(context, opened.token);
  return opened;
});

export const choosePhoneAccount = answerEndpoint(
  endpoints.choosePhoneAccount,
  async ({ Token, PlayerID }, context, tx) => {
    const { ports, now, nowText, address } = context;
    const { Phone, ProofTime } = await readPhoneToken(tx, Token, nowText);
    await tx.lock([`phone:${Phone}`]);
    const accounts = await tx.table('players').find({ where: { Phone } });
    const known = accounts.find((account) => account.PlayerID === PlayerID);
    if (PlayerID !== '' && known === undefined) fail(100009);
    if (known === undefined && accounts.length >= ECONOMY.AccountsPerPhone) fail(200082);
    const TptType = [PROVIDER_TYPE.site, PROVIDER_TYPE.phone];
    const player = known ?? (await createPlayer(tx, ports.random, nowText, { TptType, Phone }));
    await endOther(tx, context, player);
    const opened = await openSession(ports, tx, player, {
      provider: 'choosePhoneAccount',
      isRegist: known === undefined,
      now,
      proofTime: ProofTime,
      address,
      browser: browserOf(context),
    });
    setSessionCookie(context, opened.token);
    return opened;
  },
);

export const switchAccount = answerEndpoint(endpoints.switchAccount, async ({ PlayerID }, context, tx) => {
  const { ports, now, address } = context;
  const identity = await signedInHere(context, tx);
  const wanted = await tx.table('players').get(PlayerID);
  if (wanted === undefined || identity.player.Phone === '' || wanted.Phone !== identity.player.Phone) fail(100009);
  await endSessions(tx, ports, { playerID: identity.player.PlayerID, address }, 'switched');
  const opened = await openSession(ports, tx, wanted, {
    provider: 'switchAccount',
    isRegist: false,
    now,
    proofTime: identity.session.ProofTime,
    address,
    browser: browserOf(context),
  });
  setSessionCookie(context, opened.token);
  return opened;
});

export const signOut = answerEndpoint(endpoints.signOut, async (_request, context, tx) => {
  const { identity, ports, address } = context;
  if (identity !== undefined)
    await endSessions(tx, ports, { playerID: identity.player.PlayerID, address }, 'signedOut');
  // The next visitor of this browser must not sign in by a confirmation of the last ten minutes.
  const device = knownDeviceID(context);
  if (device !== undefined) await tx.table('signInRequests').remove({ DeviceHash: hashToken(device) });
  dropSession(context);
  return {};
});
