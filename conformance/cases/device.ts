import { exportAccount, signOutEverywhere } from '#protocol/endpoints/account.ts';
import { getDevices, signOutDevice } from '#protocol/endpoints/device.ts';
import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { AccountExport } from '#protocol/entities/account.ts';
import type { Device } from '#protocol/entities/device.ts';
import { sessionEnded } from '#protocol/operations/connection.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { openAccount } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { TestSession, type TestContext } from '../testContext.ts';
import type { Visitor } from '../visitor.ts';

const devicesOf = async ({ visitor, token }: TestSession): Promise<readonly Device[]> =>
  (await visitor.call(getDevices, {}, { token })).List;

const signOutOf = ({ visitor, token }: TestSession, DeviceID: string) =>
  visitor.ask(signOutDevice, { DeviceID }, { token });

async function choose(context: TestContext, visitor: Visitor, Token: string, PlayerID: string): Promise<TestSession> {
  const csrfToken = await visitor.csrfToken();
  return new TestSession(context, visitor, await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken }));
}

/** An account that signed in by one browser, and then by another. */
async function twoBrowsers(context: TestContext, phone: string) {
  const { Token } = await context.prove(phone);
  const older = await openAccount(context, Token, '');
  await context.advance(1);
  const newer = await openAccount(context, Token, older.id);
  return { older, newer };
}

export const deviceCases: readonly ConformanceCase[] = [
  conforms(getDevices, 200, 'lists the calling browser, then the browser whose session it ended', async (context) => {
    const { older, newer } = await twoBrowsers(context, '0938150001');
    expectEqual((await older.lobby.push(sessionEnded)).result, { Reason: 'replaced' }, 'push 10002');
    expectEqual(await older.lobby.closed(), 4001, 'the older socket');
    const [here, other, ...more] = await devicesOf(newer.session);
    expectEqual([here?.Here, other?.Here, more], [true, false, []], 'which is here');
    expectEqual([here?.Provider, other?.Provider], ['choosePhoneAccount', 'choosePhoneAccount'], 'how');
    expect(assertDefined(here, 'this one').FirstTime > assertDefined(other, 'the other').LastTime, 'when');
  }),
  conforms(getDevices, 200, 'lists a browser once, with its first and last sign-in', async (context) => {
    const { Token } = await context.prove('0938150002');
    const visitor = context.visitor();
    const first = await choose(context, visitor, Token, '');
    await context.advance(60);
    const [device, ...more] = await devicesOf(await choose(context, visitor, Token, first.playerID));
    const { FirstTime, LastTime } = assertDefined(device, 'the browser');
    expectEqual([more.length, Date.parse(LastTime) - Date.parse(FirstTime) >= 60_000], [0, true], 'one of it');
  }),
  conforms(getDevices, 200, 'hides the browsers of another account', async (context) => {
    const { Token } = await context.prove('0938150003');
    const [one, other] = [await openAccount(context, Token, ''), await openAccount(context, Token, '')];
    const ids = (await devicesOf(other.session)).map(({ DeviceID }) => DeviceID);
    const own = assertDefined((await devicesOf(one.session))[0], 'a browser').DeviceID;
    expect(!ids.includes(own), 'not in the list');
    expectEqual((await signOutOf(other.session, own)).Code, 300011, 'nor to be signed out');
    expectEqual((await one.session.visitor.ask(getOwnProfile, {}, { token: one.session.token })).Code, 200, 'it lives');
  }),
  conforms(exportAccount, 200, 'exports the browsers without their secrets', async (context) => {
    const { newer } = await twoBrowsers(context, '0938150004');
    const ids = (await devicesOf(newer.session)).map(({ DeviceID }) => DeviceID);
    const { reply } = await newer.session.visitor.ask(exportAccount, {}, { token: newer.session.token });
    const { Devices } = AccountExport.parse(JSON.parse(reply.text));
    expectEqual([Devices.List.length, Devices.Complete], [2, true], 'both');
    expect(!ids.some((id) => reply.text.includes(id)), 'no identifier');
  }),
  conforms(signOutDevice, 200, 'ends the session of the calling browser at once, on every socket', async (context) => {
    const { newer } = await twoBrowsers(context, '0938150005');
    const [here] = await devicesOf(newer.session);
    expectEqual((await signOutOf(newer.session, assertDefined(here, 'this one').DeviceID)).Code, 200, 'code');
    expectEqual((await newer.chat.push(sessionEnded)).result, { Reason: 'signedOut' }, 'push 10002');
    expectEqual([await newer.lobby.closed(), await newer.chat.closed()], [4001, 4001], 'both sockets');
    const { token, visitor } = newer.session;
    expectEqual((await visitor.ask(getOwnProfile, {}, { token })).Code, 100005, 'the token');
  }),
  conforms(signOutDevice, 200, 'revokes the proof of the phone of that browser only', async (context) => {
    const phone = '0938150006';
    const [lost, own] = [context.visitor(), context.visitor()];
    const { Token: lostToken } = await context.prove(phone, lost);
    const { playerID } = await choose(context, lost, lostToken, '');
    await context.advance(61);
    const { Token: ownToken } = await context.prove(phone, own);
    const session = await choose(context, own, ownToken, playerID);
    const other = assertDefined((await devicesOf(session)).find(({ Here }) => !Here)?.DeviceID, 'the other');
    expectEqual((await signOutOf(session, other)).Code, 200, 'code');
    expectEqual(
      (await devicesOf(session)).map(({ Here }) => Here),
      [true],
      'what is left',
    );
    expectEqual((await signOutOf(session, other)).Code, 300011, 'twice');
    const answer = async (visitor: Visitor, Token: string) =>
      visitor.ask(choosePhoneAccount, { Token, PlayerID: playerID, csrfToken: await visitor.csrfToken() });
    expectEqual((await answer(lost, lostToken)).Code, 200056, 'the proof that was made there');
    expectEqual((await answer(own, ownToken)).Code, 200, 'the own one');
  }),
  conforms(signOutDevice, 200, "lets the guest's own device sign in again", async (context) => {
    const session = await context.guest();
    const [here] = await devicesOf(session);
    expectEqual((await signOutOf(session, assertDefined(here, 'the device').DeviceID)).Code, 200, 'code');
    expectEqual((await context.guest(session.visitor)).playerID, session.playerID, 'the guest');
  }),
  conforms(signOutDevice, 300011, 'refuses a browser that never signed in', async (context) => {
    const { newer } = await twoBrowsers(context, '0938150007');
    expectEqual((await signOutOf(newer.session, 'f'.repeat(64))).Code, 300011, 'code');
    expectEqual((await signOutOf(newer.session, '')).Code, 300011, 'an empty one');
  }),
  conforms(signOutEverywhere, 200, 'forgets all browsers except the calling one', async (context) => {
    const phone = '0938150008';
    const { newer } = await twoBrowsers(context, phone);
    const { visitor, playerID } = newer.session;
    await visitor.call(signOutEverywhere, { csrfToken: await visitor.csrfToken() });
    await context.advance(61);
    const again = await choose(context, visitor, (await context.prove(phone)).Token, playerID);
    expectEqual(
      (await devicesOf(again)).map(({ Here }) => Here),
      [true],
      'what is left',
    );
  }),
];
