import { describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { openSession } from './openSession.ts';
import { identify, prolongSession, readSession } from '../session/session.ts';

const HOUR_MS = 60 * 60 * 1000;

async function createSession() {
  const { ports } = await createMemoryWorld({ clock: createMovableClock() });
  const player = assertDefined(await ports.store.table('players').get('10000001'), 'a player');
  const { token } = await ports.store.transaction((tx) =>
    openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now: ports.clock.now() }),
  );
  const isLiving = (): Promise<boolean> =>
    identify(ports, ports.store, token).then(
      () => true,
      () => false,
    );
  const use = async (): Promise<void> => {
    const { session } = await identify(ports, ports.store, token);
    await ports.store.transaction((tx) => prolongSession(tx, session, ports.clock.now()));
  };
  return { ports, isLiving, use };
}

it('keeps 20 ended sessions of a player who signs in often, and shows the reason to their browsers', async () => {
  const { ports } = await createMemoryWorld({ clock: createMovableClock() });
  const PlayerID = '10000001';
  const player = assertDefined(await ports.store.table('players').get(PlayerID), 'a player');
  const tokens: string[] = [];
  for (let count = 0; count < 30; count += 1) {
    ports.clock.advance(1000);
    const opened = await ports.store.transaction((tx) =>
      openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now: ports.clock.now() }),
    );
    tokens.push(opened.token);
  }
  expect(await ports.store.table('sessions').count({ PlayerID })).toBe(21);
  const codes = await Promise.all(
    [29, 28, 9, 8].map(async (at) => (await readSession(ports, ports.store, tokens[at]))?.signInError.Code),
  );
  expect(codes).toEqual([200, 100015, 100015, undefined]);
});

describe('a session', () => {
  it('ends after 24 hours without use', async () => {
    const { ports, isLiving } = await createSession();
    ports.clock.advance(24 * HOUR_MS - 60_000);
    expect(await isLiving()).toBe(true);
    ports.clock.advance(60_001);
    expect(await isLiving()).toBe(false);
  });

  it('ends after 30 days, however it is used', async () => {
    const { ports, isLiving, use } = await createSession();
    for (let days = 0; days < 29.5; days += 0.5) {
      ports.clock.advance(12 * HOUR_MS);
      await use();
    }
    expect(await isLiving()).toBe(true);
    ports.clock.advance(12 * HOUR_MS + 1000);
    expect(await isLiving()).toBe(false);
  });
});
