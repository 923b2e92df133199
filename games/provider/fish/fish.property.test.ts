import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { played, SEED } from '../../../scripts/testing/playedAtRandom.ts';
import { auditFish } from '../testing/auditFish.ts';
import { createFishWorld, type FishProcess, type FishWorld, PLAYERS } from '../testing/fishWorld.ts';
import { MISCHIEFS } from '../testing/ledger.ts';

/** Most calls have no fault. */
const mischief = fc.constantFrom('none', 'none', 'none', ...MISCHIEFS);
const player = fc.nat(4);
const command = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constant('fire' as const),
      player,
      id: fc.nat(30),
      angle: fc.double({ min: 0, max: Math.PI, noNaN: true }),
      fish: fc.option(fc.nat(60), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('join', 'cut', 'leave', 'freeze'), player }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('choose' as const), player, cannon: fc.constantFrom(2, 10, 1000) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constant('pass' as const), time: fc.constantFrom(50, 500, 1000, 5000) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('janitor', 'deliver', 'other') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('die' as const), after: fc.nat(25) }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

const EXPECTED = /died|ShotRefused|INVALID_SESSION|the wallet refuses|without an answer/;
const tolerate = (error: unknown): void => {
  if (!EXPECTED.test(String(error))) throw error;
};

async function run(world: FishWorld, commands: readonly Command[]): Promise<void> {
  let process: FishProcess = world.start();
  await process.room.tick();
  const tokens = await Promise.all(PLAYERS.map((each) => world.open(process, each)));
  for (const token of tokens.slice(0, 2)) await process.room.join(token);
  const perform = async (each: Command): Promise<unknown> => {
    const { room, server } = process;
    if ('time' in each) return world.play(process, Math.min(each.time, 1000)).then(() => world.pass(each.time));
    if ('after' in each) {
      process = world.start(each.after + 1);
      return process.room.tick();
    }
    if (!('player' in each)) {
      if (each.does === 'janitor') return server.runJanitor();
      if (each.does === 'other') return world.start().room.tick();
      world.ledger.deliverLate();
      return undefined;
    }
    const token = tokens[each.player] ?? '';
    if ('angle' in each)
      return room.fire(token, { ShotID: `client-shot-${each.id}`, Angle: each.angle, FishID: each.fish });
    if ('cannon' in each) return room.choose(token, each.cannon);
    if (each.does === 'join') return room.join(token);
    if (each.does === 'cut') {
      room.cut(`crab:angler:${PLAYERS[each.player]}`);
      return undefined;
    }
    return each.does === 'leave' ? room.leave(token) : room.freeze(token);
  };
  for (const each of commands) {
    await perform(each).catch(tolerate);
    // A dead process leaves its place to another one.
    if (process.mortal.isDead()) process = world.start();
  }
}

it(`coins are conserved by any shots and any end of a process (PROPERTY_SEED=${SEED})`, {
  timeout: 300_000,
}, async () => {
  const commands = fc.array(command, { minLength: 5, maxLength: 50 });
  const ways = fc.array(mischief, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(commands, ways, fc.string({ maxLength: 4 }), async (list, ways, seed) => {
      const world = createFishWorld({ seed });
      let calls = 0;
      world.ledger.mischief = () => {
        calls += 1;
        return ways[calls % ways.length] ?? 'none';
      };
      await run(world, list);
      world.ledger.mischief = () => 'none';
      world.ledger.deliverLate();
      world.pass(10_000);
      await world.finish();
      expect(await auditFish(world)).toEqual([]);
      for (const report of world.reports) tolerate(report);
    }),
    { numRuns: played(40, 2000), seed: SEED },
  );
});
