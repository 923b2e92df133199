import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { signInGuest } from '#protocol/endpoints/auth.ts';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { JOBS } from '../jobs.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';

async function newWorld() {
  const clock = createMovableClock(() => Date.parse('2026-11-20T12:00:00.000Z'));
  const { ports, adapter } = await createMemoryWorld({ clock });
  return { clock, ports, context: new TestContext(adapter) };
}

it('creates 200 new guests for one address in a day, and lets existing guests come back', {
  timeout: 60_000,
}, async () => {
  const { clock, context } = await newWorld();
  const signIn = async (visitor = context.visitor()) =>
    visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken: await visitor.csrfToken() });
  const known = context.visitor();
  for (let made = 0; made < 200; made += 1) {
    if (made % 20 === 0) clock.advance(61_000);
    expect((await signIn(made === 0 ? known : undefined)).Code).toBe(200);
  }
  clock.advance(61_000);
  const refused = await signIn();
  expect([refused.status, refused.Code]).toEqual([429, 300002]);
  expect((await signIn(known)).Code).toBe(200);
  clock.advance(DAY_MS);
  expect((await signIn()).Code).toBe(200);
});

it('removes guests who never played 30 days after their last sign-in, for any number of guests, and no other player', {
  timeout: 60_000,
}, async () => {
  const { clock, ports, context } = await newWorld();
  const players = ports.store.table('players');
  const gone = [];
  for (let made = 0; made < 60; made += 1) {
    clock.advance(10_000);
    gone.push((await context.guest()).playerID);
  }
  const played = await context.guest();
  await context.visitor().call(settleRound, { PlayerID: played.playerID, GameCode: 'koi', Bet: 10, Win: 0 });
  const playing = await context.guest();
  await ports.store.transaction((tx) =>
    tx.table('openRounds').insert({
      RoundID: 'studio:1',
      PlayerID: playing.playerID,
      GameCode: 'koi',
      MachineNo: 1,
      Bet: 10,
      Win: 0,
      Jackpot: '',
      Moves: 1,
      Reserved: 0,
      State: 'open',
      DueTime: '',
      WaitUntil: '',
      GrantID: '',
      Shot: 0,
      ShotWin: 0,
      CreateTime: new Date(clock.now()).toISOString(),
    }),
  );
  const bound = await context.member('0937190055');
  const returning = await context.guest();
  clock.advance(20 * DAY_MS);
  await context.guest(returning.visitor);
  clock.advance(9 * DAY_MS);
  await runDueJobs(ports, JOBS);
  expect(await ports.store.table('accountDeletions').count()).toBe(0);
  clock.advance(DAY_MS + 3_600_000);
  // Runs the review of guests, then the deletion of accounts.
  await runDueJobs(ports, JOBS);
  clock.advance(61_000);
  await runDueJobs(ports, JOBS);
  const left = await players.find({ where: { PlayerID: { in: gone } } });
  expect(left.filter(({ TptType }) => TptType.length > 0)).toEqual([]);
  for (const { playerID } of [played, playing, bound, returning])
    expect((await players.get(playerID))?.TptType).not.toEqual([]);
  expect(await ports.store.table('accountDeletions').count({ State: 'done' })).toBe(60);
  clock.advance(20 * DAY_MS);
  await runDueJobs(ports, JOBS);
  clock.advance(61_000);
  await runDueJobs(ports, JOBS);
  expect((await players.get(returning.playerID))?.TptType).toEqual([]);
});
