import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { played, SEED } from '../../scripts/testing/playedAtRandom.ts';
import { nodeCrypto } from './node/nodeCrypto.ts';
import { audit } from './testing/audit.ts';
import { JAR_ROUNDS } from './testing/choiceGames.ts';
import { MISCHIEFS } from './testing/ledger.ts';
import { createProviderWorld, type ProviderWorld } from './testing/providerWorld.ts';

/** Most calls have no fault. */
const mischief = fc.constantFrom('none', 'none', ...MISCHIEFS);
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('spin' as const), stake: fc.constantFrom(10, 20, 15) }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('close', 'choose', 'janitor', 'rotate', 'seed', 'open') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('pass' as const),
      time: fc.constantFrom(1000, 2500, 6000, 16_000, 600_000, 86_400_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('die' as const), after: fc.nat(12) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('deliver' as const) }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Refusals and deaths are part of the game; other errors are not. */
const EXPECTED =
  /^(ROUND_OPEN|ROUND_UNKNOWN|NO_CHOICE|CHOICE_OVER|TOO_SOON|STAKE_NOT_ALLOWED|INVALID_SESSION|INVALID_LAUNCH|WALLET_UNREACHABLE|STATE_CHANGED|the process died|the wallet refuses|the .+ has no answer)/;
const tolerate = (error: unknown): void => {
  if (!(error instanceof Error) || !EXPECTED.test(error.message)) throw error;
};

async function run(world: ProviderWorld, game: string, commands: readonly Command[]): Promise<void> {
  let token = await world.open(game);
  let last = '';
  const perform = async (each: Command): Promise<unknown> => {
    if ('stake' in each) {
      last = (await world.spin(token, each.stake)).RoundID;
      return last;
    }
    if ('after' in each) return world.restart(each.after + 1);
    if ('time' in each) {
      world.pass(each.time);
      return each.time;
    }
    switch (each.does) {
      case 'close':
        return world.server().close(token, last);
      case 'choose':
        return world.server().choose(token, { RoundID: last, Option: 'left' });
      case 'janitor':
        return world.server().runJanitor();
      case 'rotate':
        return world.server().rotateSeed(token);
      case 'seed':
        return world.server().setClientSeed(token, 'another');
      case 'deliver':
        world.ledger.deliverLate();
        return each.does;
      default:
        token = await world.open(game);
        return token;
    }
  };
  for (const each of commands)
    await perform(each).catch((error: unknown) => {
      tolerate(error);
      if (error instanceof Error && error.message.startsWith('the process died')) world.restart();
    });
}

it(`any rounds end once, with the outcome of their seeds (PROPERTY_SEED=${SEED})`, { timeout: 300_000 }, async () => {
  const commands = fc.array(command, { minLength: 5, maxLength: 60 });
  const games = fc.constantFrom('tiny', 'feature', JAR_ROUNDS.code);
  const ways = fc.array(mischief, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(commands, games, ways, fc.string({ maxLength: 4 }), async (list, game, ways, seed) => {
      const jars = { hash: 'hash-of-jars', file: JAR_ROUNDS };
      const world = createProviderWorld({ crypto: nodeCrypto, seed, games: [jars] });
      let calls = 0;
      world.ledger.mischief = () => {
        calls += 1;
        return ways[calls % ways.length] ?? 'none';
      };
      await run(world, game, [{ does: 'open' }, ...list]).catch(tolerate);
      world.ledger.mischief = () => 'none';
      world.ledger.deliverLate();
      world.restart();
      await world.open(game);
      await world.finish();
      expect(await audit(world)).toEqual([]);
      for (const report of world.reports) tolerate(report);
    }),
    { numRuns: played(150, 5000), seed: SEED },
  );
});
