import { expect, it } from 'vitest';
import { DAY_MS } from '#protocol/duration.ts';
import { createPlayer } from '../player/create.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { openSession } from './openSession.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Creates an account, and signs it in by browsers of these names. */
async function account() {
  const clock = createMovableClock(() => Date.parse('2026-11-20T12:00:00.000Z'));
  const { ports } = await createMemoryWorld({ clock });
  const { store } = ports;
  const nowText = new Date(clock.now()).toISOString();
  const player = await store.transaction((tx) => createPlayer(tx, ports.random, nowText, { TptType: [1, 6] }));
  const { PlayerID } = player;
  return {
    clock,
    signIn: async (DeviceHash: string) => {
      clock.advance(1000);
      const draft = { provider: 'choosePhoneAccount', isRegist: false, now: clock.now() } as const;
      await store.transaction((tx) =>
        openSession(ports, tx, player, { ...draft, browser: { DeviceHash, agent: AGENT } }),
      );
    },
    devices: async () =>
      (await store.table('devices').find({ where: { PlayerID }, order: [['LastTime', 'desc']] })).map(
        ({ DeviceHash }) => DeviceHash,
      ),
    notices: () => store.table('mails').count({ PlayerID, Source: 'security' }),
    kept: () => store.table('devices').find({ where: { PlayerID } }),
  };
}

it('keeps the twenty browsers of an account that signed in last', async () => {
  const { signIn, devices } = await account();
  for (let at = 0; at < 22; at += 1) await signIn(`browser ${at}`);
  await signIn('browser 5');
  const kept = await devices();
  expect(kept).toHaveLength(20);
  expect(kept.slice(0, 2)).toEqual(['browser 5', 'browser 21']);
  expect(kept).not.toContain('browser 1');
});

it('notifies about twenty new browsers a day, and about others the day after', async () => {
  const { clock, signIn, notices } = await account();
  for (let at = 0; at < 25; at += 1) await signIn(`browser ${at}`);
  expect(await notices()).toBe(20);
  clock.advance(DAY_MS);
  await signIn('another');
  expect(await notices()).toBe(21);
});

it('stores browser and system, not the whole `User-Agent`', async () => {
  const { signIn, kept } = await account();
  await signIn('one');
  const [device] = await kept();
  expect(device).toMatchObject({ Browser: 'Firefox', System: 'Linux' });
  expect(JSON.stringify(device)).not.toContain('Gecko');
});
