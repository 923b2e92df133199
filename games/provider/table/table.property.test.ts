import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { played, SEED } from '../../../scripts/testing/playedAtRandom.ts';
import { auditTables } from '../testing/auditTables.ts';
import { MISCHIEFS } from '../testing/ledger.ts';
import { ANN, BOB, createTableWorld, type TableProcess, type TableWorld } from '../testing/tableWorld.ts';

const PLAYERS = [ANN, BOB];
const PLACES = ['player', 'banker', 'tie', 'playerPair'];

/** Most calls have no fault. */
const mischief = fc.constantFrom('none', 'none', ...MISCHIEFS);
const bet = fc.record({
  does: fc.constant('bet' as const),
  player: fc.nat(1),
  place: fc.constantFrom(...PLACES),
  coins: fc.constantFrom(100, 200, 300, 5000),
  id: fc.nat(5),
});
const command = fc.oneof(
  { weight: 8, arbitrary: bet },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('takeBack' as const), player: fc.nat(1), id: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('join', 'cut'), player: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('pass' as const), time: fc.constantFrom(500, 2000, 5000, 16_000) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('janitor', 'deliver', 'other') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('die' as const), after: fc.nat(25) }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

const EXPECTED = /died|BetRefused|INVALID_SESSION|the wallet refuses|without an answer/;
const tolerate = (error: unknown): void => {
  if (!EXPECTED.test(String(error))) throw error;
};

/** Performs the commands without waiting for the answers of bets, so that players act at the same time. */
async function run(world: TableWorld, commands: readonly Command[]): Promise<void> {
  let process: TableProcess = world.start();
  const tokens = await Promise.all(PLAYERS.map((player) => world.open(process, player)));
  for (const token of tokens) await process.table.join(token);
  const waiting: Promise<unknown>[] = [];
  const perform = async (each: Command): Promise<unknown> => {
    const { table, server } = process;
    if ('time' in each) {
      world.pass(each.time);
      return table.tick();
    }
    if ('after' in each) {
      process = world.start(each.after + 1);
      return process.table.tick();
    }
    if (!('player' in each)) {
      if (each.does === 'janitor') return server.runJanitor();
      if (each.does === 'other') return world.start().table.tick();
      world.ledger.deliverLate();
      return undefined;
    }
    const token = tokens[each.player] ?? '';
    if (each.does === 'join') return table.join(token);
    if (each.does === 'cut') return table.cut(token);
    const [round] = await world.ports.store.table('tableRounds').find({ order: [['TableRoundID', 'desc']], limit: 1 });
    const request = {
      TableRoundID: round?.TableRoundID ?? '',
      ClientBetID: `client-bet-${'id' in each ? each.id : 0}`,
    };
    if (!('coins' in each)) return table.takeBack(token, request);
    const { player, place, coins } = each;
    return table.bet(token, { ...request, Places: { [place]: coins }, ClientSeed: `seed-${player}` });
  };
  for (const each of commands) {
    const performed = perform(each).catch(tolerate);
    if (each.does === 'bet' || each.does === 'takeBack') waiting.push(performed);
    else await performed;
    // A dead process leaves its place to another one.
    if (process.mortal.isDead()) process = world.start();
  }
  await Promise.all(waiting);
}

it(`any bets end once, by the result of their round (PROPERTY_SEED=${SEED})`, { timeout: 300_000 }, async () => {
  const commands = fc.array(command, { minLength: 5, maxLength: 60 });
  const ways = fc.array(mischief, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(commands, ways, fc.string({ maxLength: 4 }), async (list, ways, seed) => {
      const settings = { LeastStake: 100, MostStake: 5000, MostPayout: 20_000 };
      const world = createTableWorld({ seed, settings });
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
      expect(await auditTables(world)).toEqual([]);
      for (const report of world.reports) tolerate(report);
      for (const { TableRoundID } of await world.ports.store.table('tableRounds').find()) {
        const bets = await world.ports.store.table('tableBets').find({ where: { TableRoundID } });
        const paid = bets.reduce((sum, { Win }) => sum + Win, 0);
        expect(paid).toBeLessThanOrEqual(settings.MostPayout);
      }
    }),
    { numRuns: played(60, 3000), seed: SEED },
  );
});
