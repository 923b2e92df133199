import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionOf } from '#conformance/identityProvider.ts';
import { TestContext } from '#conformance/testContext.ts';
import { choosePhoneAccount, getSession, signInGuest } from '#protocol/endpoints/auth.ts';
import { getOwnProfile, suspendPlayer } from '#protocol/endpoints/player.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { readBrands } from '../brands.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { WAYS_IN } from '../testing/waysIn.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const PAUSED = 300038;
const DEAD = 100005;
/** The Host header of another brand. */
const OTHER_HOST = 'owl.example';
const DAY = 24 * 60 * 60;

let service: TestService;
let own: TestContext;
let other: TestContext;
beforeAll(async () => {
  service = await startMemoryService({
    maxRequestsPerMinute: 100_000,
    brands: readBrands('brands').map((brand) => (brand.ID === 'owl' ? { ...brand, Hosts: [OTHER_HOST] } : brand)),
  });
  own = new TestContext(createWireAdapter(service.origin));
  other = new TestContext(createWireAdapter(service.origin, undefined, OTHER_HOST));
});
afterAll(() => service.stop());
afterEach(() => {
  own.clear();
  other.clear();
});

/** The statuses of REST and both sockets with a token on a host. */
async function opens(context: TestContext, token: string): Promise<readonly number[]> {
  const chat = await context.openSocket('chat');
  const lobby = await context.openSocket('lobby');
  return [
    (await context.visitor().ask(getOwnProfile, {}, { token })).Code,
    (await chat.ask(signInChat.op, {}, { token })).Code,
    (await lobby.ask(signInLobby.op, {}, { token })).Code,
  ];
}

describe('a pause on another brand’s host', () => {
  const phone = '0944000001';

  it('ends what is open there, and opens nothing until it is over', async () => {
    const session = await own.member(phone);
    const { token, visitor, playerID } = session;
    expect(await opens(other, token)).toEqual([200, 200, 200]);
    const tab = await other.openSocket('lobby');
    expect((await tab.ask(signInLobby.op, {}, { token })).Code).toBe(200);
    await visitor.call(suspendPlayer, { Days: 1 }, { token });
    expect(await tab.closed()).toBe(4001);
    for (const context of [own, other]) expect(await opens(context, token)).toEqual([DEAD, DEAD, DEAD]);

    await other.advance(61);
    const { Token, players } = await other.prove(phone);
    const there = other.visitor();
    for (const PlayerID of [...players, '']) {
      const answer = await there.ask(choosePhoneAccount, { Token, PlayerID, csrfToken: await there.csrfToken() });
      expect([PlayerID, answer.Code]).toEqual([PlayerID, PAUSED]);
    }

    await other.advance(DAY);
    const again = await other.member(phone);
    expect(again.playerID).toBe(playerID);
    expect(await opens(own, again.token)).toEqual([200, 200, 200]);
  });

  it('lets no other account begin there in the browser of the paused player', async () => {
    const guest = await own.guest();
    const csrfToken = await guest.visitor.csrfToken();
    const cookies = guest.visitor.copies(['menagerie.device', 'menagerie.csrf', 'menagerie.session']);
    await guest.visitor.call(suspendPlayer, { Days: 7 }, { token: guest.token });
    const there = other.visitor();
    for (const [name, value] of cookies) there.keep(name, value);
    const answer = await there.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    expect(answer.Code).toBe(PAUSED);
  });
});

describe('a pause refuses', () => {
  let context: TestContext;
  beforeEach(() => {
    context = own;
  });

  /** The open sessions of all players. */
  const live = async (): Promise<readonly string[]> =>
    (await service.ports.store.table('sessions').find({ where: { EndReason: '' } })).map(({ TokenHash }) => TokenHash);

  it.each(Object.entries(WAYS_IN))('every way to sign in: %s', async (_way, enter) => {
    const visitor = context.visitor();
    await enter(context, visitor);
    const { token } = await sessionOf(visitor);
    await visitor.call(suspendPlayer, { Days: 1 }, { token });
    await context.advance(61);
    const before = await live();
    // Some ways are refused by a code, others by their final address.
    await Promise.resolve(enter(context, visitor)).catch(() => undefined);
    expect(await live()).toEqual(before);
    const told = await visitor.call(getSession, {});
    expect(told === null ? '' : told.token).toBe('');
    // The next way begins without a paused player.
    await context.advance(DAY);
  });
});
