import { beforeEach, describe, expect, it } from 'vitest';
import { answerCall } from '../answerCall.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { audit } from '../testing/audit.ts';
import { CLOUD_ROUNDS, JAR_ROUNDS } from '../testing/choiceGames.ts';
import { createProviderWorld, GOLD, PLAYER, type ProviderWorld } from '../testing/providerWorld.ts';

/** @throws Error if there is no value */
function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is no value');
  return value;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let world: ProviderWorld;
let token = '';
beforeEach(async () => {
  const games = [JAR_ROUNDS, CLOUD_ROUNDS].map((file) => ({ hash: `hash-of-${file.code}`, file }));
  world = createProviderWorld({ crypto: nodeCrypto, games });
  token = await world.open('jars');
});

const server = () => world.server();
const gold = () => world.ledger.goldOf(PLAYER);
const failureOf = async (name: string, body: object, as = token) => {
  const { Failure } = await answerCall(server(), name, as, body);
  return Failure && [Failure.Code, Failure.Field];
};

describe('a round with a choice', () => {
  it('waits for its player, and shows only the names of the options', async () => {
    const round = await world.spin(token);
    expect(round.Choice).toEqual({
      Options: ['left', 'middle', 'right'],
      Default: 'middle',
      DefaultTime: new Date(Date.parse(round.SettleTime) + DAY).toISOString(),
      IsDefault: false,
    });
    expect(round).toMatchObject({ State: 'settled', Result: { Win: 0, Balance: GOLD - 10 } });
    expect(round.Result?.Outcome?.choice).toEqual({
      options: [{ name: 'left' }, { name: 'middle' }, { name: 'right' }],
    });
    expect(await server().readRound(token, round.RoundID)).toEqual(round);
    expect(await server().readState(token)).toMatchObject({ OpenRound: round, Balance: GOLD - 10 });
    expect(gold()).toBe(GOLD - 10);
  });

  it('shows no choice before its stake is taken', async () => {
    world.ledger.mischief = (call) => (call === 'bet' ? 'lostBefore' : 'none');
    const { RoundID, Choice, Result } = await world.spin(token);
    expect([Choice, Result]).toEqual([undefined, undefined]);
    expect(await failureOf('choose', { RoundID, Option: 'left' })).toEqual(['ROUND_OPEN', 'RoundID']);
  });

  it('pays what the chosen option holds, and shows the others as they were', async () => {
    const { RoundID } = await world.spin(token);
    const chosen = await server().choose(token, { RoundID, Option: 'middle' });
    expect(chosen.Choice).toMatchObject({ Chosen: 'middle', IsDefault: false });
    const options = defined(chosen.Result?.Outcome?.choice).options;
    expect(options.map(({ name }) => name)).toEqual(['left', 'middle', 'right']);
    expect(options[1]).toEqual({ name: 'middle', pay: 60 });
    for (const { pay } of options) expect([20, 60, 180]).toContain(pay);
    expect(chosen).toMatchObject({ Result: { Win: 60, Balance: GOLD + 50 } });
    // Others see the win at the end of its show.
    expect(gold()).toBe(GOLD - 10);
    await server().close(token, RoundID);
    expect(gold()).toBe(GOLD + 50);
    expect(await server().readState(token)).toMatchObject({ Staked: 10, Won: 60, OpenRound: undefined });
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('plays the free spins of the chosen option', async () => {
    token = await world.open('clouds');
    const { RoundID, Result } = await world.spin(token);
    expect(Result?.Outcome?.spins).toHaveLength(1);
    const { Result: played } = await server().choose(token, { RoundID, Option: 'small' });
    const outcome = defined(played?.Outcome);
    expect(outcome.spins.map(({ kind }) => kind)).toEqual(['base', 'free', 'free']);
    const [small, storm, sun] = defined(outcome.choice).options;
    expect(small?.spins).toEqual(outcome.spins.slice(1).map(({ pay }) => pay));
    expect(storm?.spins).toHaveLength(1);
    expect(sun).toEqual({ name: 'sun', pay: 16 });
    expect(played?.Win).toBe(small?.pay);
  });

  it('takes the first choice, and answers it again to every other', async () => {
    const { RoundID } = await world.spin(token);
    const answers = await Promise.all(
      ['right', 'left', 'right'].map((Option) => server().choose(token, { RoundID, Option })),
    );
    const first = defined(answers[0]);
    expect(['left', 'right']).toContain(first.Choice?.Chosen);
    expect(answers).toEqual([first, first, first]);
    world.restart();
    expect(await server().choose(token, { RoundID, Option: 'middle' })).toEqual(first);
    await server().close(token, RoundID);
    await world.finish();
    const later = await server().choose(token, { RoundID, Option: 'middle' });
    expect(later).toMatchObject({ State: 'closed', Choice: first.Choice, Result: { Win: first.Result?.Win } });
    expect(await audit(world)).toEqual([]);
  });

  it('keeps its choice if the answer is lost by a crash', async () => {
    const { RoundID } = await world.spin(token);
    world.restart(2);
    await expect(server().choose(token, { RoundID, Option: 'left' })).rejects.toThrow('the process died');
    world.restart();
    expect((await server().choose(token, { RoundID, Option: 'right' })).Choice?.Chosen).toBe('left');
  });

  it('takes no other stake, no close and no new seed while it waits', async () => {
    const { RoundID } = await world.spin(token);
    world.pass(3000);
    await expect(world.spin(token)).rejects.toThrow('ROUND_OPEN');
    await expect(server().close(token, RoundID)).rejects.toThrow('ROUND_OPEN');
    await expect(server().rotateSeed(token)).rejects.toThrow('ROUND_OPEN');
    await server().choose(token, { RoundID, Option: 'left' });
    // The next spin ends the chosen round, as any other, and waits itself.
    await world.spin(token);
    await world.finish();
    expect((await server().readRound(token, RoundID)).State).toBe('closed');
  });

  it('refuses with the name of the field', async () => {
    const { RoundID } = await world.spin(token);
    world.ledger.give('10000003', 100);
    const other = await world.open('jars', '10000003');
    expect(await failureOf('choose', { RoundID })).toEqual(['WRONG_SYNTAX', 'Option']);
    expect(await failureOf('choose', { RoundID, Option: 'top' })).toEqual(['OPTION_UNKNOWN', 'Option']);
    expect(await failureOf('choose', { RoundID, Option: '?' })).toEqual(['OPTION_UNKNOWN', 'Option']);
    expect(await failureOf('choose', { RoundID: 'none', Option: 'left' })).toEqual(['ROUND_UNKNOWN', 'RoundID']);
    expect(await failureOf('choose', { RoundID, Option: 'left' }, other)).toEqual(['ROUND_UNKNOWN', 'RoundID']);
    const tiny = await world.open('tiny');
    const plain = await world.spin(tiny);
    expect(await failureOf('choose', { RoundID: plain.RoundID, Option: 'left' }, tiny)).toEqual([
      'NO_CHOICE',
      'RoundID',
    ]);
    expect(plain.Choice).toBeUndefined();
  });

  it('continues in another session of its player, and the earlier one chooses nothing', async () => {
    const { RoundID } = await world.spin(token);
    const later = await world.open('jars');
    expect(await failureOf('choose', { RoundID, Option: 'left' })).toEqual(['INVALID_SESSION', undefined]);
    expect((await server().readState(later)).OpenRound?.Choice?.Chosen).toBeUndefined();
    expect((await server().choose(later, { RoundID, Option: 'right' })).Choice?.Chosen).toBe('right');
  });

  it('is chosen and paid while the wallet refuses every stake of its player', async () => {
    const { RoundID } = await world.spin(token);
    world.ledger.mischief = (call) => (call === 'bet' || call === 'play' ? 'refused' : 'none');
    await server().choose(token, { RoundID, Option: 'middle' });
    await server().close(token, RoundID);
    expect(gold()).toBe(GOLD + 50);
    world.pass(3000);
    expect((await world.spin(token)).State).toBe('refused');
  });
});

describe('a round without an answer of its player', () => {
  it('takes its default after 24 hours, and not before', async () => {
    const { RoundID } = await world.spin(token);
    for (const hours of [1, 10, 12]) {
      world.pass(hours * 60 * MINUTE);
      await server().runJanitor();
    }
    world.pass(60 * MINUTE - 1);
    await server().runJanitor();
    expect([gold(), world.ledger.closed.has(RoundID)]).toEqual([GOLD - 10, false]);
    world.pass(1);
    await server().runJanitor();
    expect([gold(), world.ledger.closed.has(RoundID)]).toEqual([GOLD + 50, true]);
    const { OpenRound } = await server().readState(token);
    expect(OpenRound).toMatchObject({
      State: 'closed',
      Shown: false,
      Choice: { Chosen: 'middle', IsDefault: true },
      Result: { Win: 60, Outcome: { choice: { chosen: 'middle' } } },
    });
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('takes no later choice, also before the janitor comes', async () => {
    const { RoundID } = await world.spin(token);
    world.pass(DAY);
    expect(await failureOf('choose', { RoundID, Option: 'left' })).toEqual(['CHOICE_OVER', 'RoundID']);
    await server().runJanitor();
    expect(await failureOf('choose', { RoundID, Option: 'left' })).toEqual(['CHOICE_OVER', 'RoundID']);
    expect((await server().readRound(token, RoundID)).Choice?.Chosen).toBe('middle');
  });

  it('has ten minutes to be shown after a late choice', async () => {
    const { RoundID } = await world.spin(token);
    world.pass(DAY - 1);
    await server().choose(token, { RoundID, Option: 'middle' });
    world.pass(10 * MINUTE - 1);
    await server().runJanitor();
    expect(gold()).toBe(GOLD - 10);
    world.pass(1);
    await server().runJanitor();
    expect(gold()).toBe(GOLD + 50);
  });

  it('ends although the token of its session ended', async () => {
    const { RoundID } = await world.spin(token);
    world.pass(DAY);
    await world.finish();
    expect(world.ledger.closed.has(RoundID)).toBe(true);
    expect(await audit(world)).toEqual([]);
  });
});

it('a demo waits too, and its coins move with the choice', async () => {
  const demo = await server().openSession({ Demo: { Brand: 'bj188', Visitor: 'v' }, GameCode: 'jars' });
  const { RoundID } = await world.spin(demo);
  world.pass(MINUTE);
  await server().runJanitor();
  expect(await server().readState(demo)).toMatchObject({ Balance: 99_990, OpenRound: { RoundID } });
  await server().choose(demo, { RoundID, Option: 'middle' });
  await server().close(demo, RoundID);
  expect((await server().readState(demo)).Balance).toBe(100_050);
});
