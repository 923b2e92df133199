import { beforeEach, describe, expect, it } from 'vitest';
import { GAME_CALLS, type GameCallName, RoundView } from '#games/api/index.ts';
import owlFile from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { contributionOf, MathsFile } from '#games/maths/index.ts';
import { answerCall } from './answerCall.ts';
import { nodeCrypto } from './node/nodeCrypto.ts';
import { createProviderWorld, GOLD, PLAYER, type ProviderWorld } from './testing/providerWorld.ts';

let world: ProviderWorld;
beforeEach(() => {
  world = createProviderWorld({ crypto: nodeCrypto });
});

const ask = (name: string, body: unknown, token = '') => answerCall(world.server(), name, token, body);

/** The answer as on the wire, checked by its schema. */
async function answerOf<Name extends GameCallName>(name: Name, body: unknown, token = '') {
  const result = await ask(name, body, token);
  if (result.Failure !== undefined) throw new Error(result.Failure.Code);
  const text = JSON.stringify(result.Answer);
  return GAME_CALLS[name].answer.parse(JSON.parse(text));
}

describe('a call by its name', () => {
  it('plays a round as the schemas say', async () => {
    const { Token } = GAME_CALLS.openSession.answer.parse(
      await answerOf('openSession', { LaunchToken: world.ledger.launch(PLAYER), GameCode: 'tiny' }),
    );
    const state = GAME_CALLS.readState.answer.parse(await answerOf('readState', {}, Token));
    expect(state).toMatchObject({ Brand: 'bj188', Maths: 'hash-of-tiny', Balance: GOLD });
    expect(state.Jackpots).toEqual([{ Name: 'minor', Amount: 100 }]);
    const { SeedID, Nonce } = state.Next;
    const round = RoundView.parse(await answerOf('spin', { Stake: 10, SeedID, Nonce }, Token));
    expect(round.State).toBe('settled');
    await answerOf('close', { RoundID: round.RoundID }, Token);
    expect(await answerOf('listRounds', {}, Token)).toMatchObject({ Rounds: [{ RoundID: round.RoundID }], Next: '' });
    expect(await answerOf('readRound', { RoundID: round.RoundID }, Token)).toMatchObject({ RoundID: round.RoundID });
    expect(await answerOf('setClientSeed', { ClientSeed: 'mine' }, Token)).toMatchObject({ ClientSeed: 'mine' });
    expect(await answerOf('rotateSeed', {}, Token)).toMatchObject({ Revealed: { SeedID }, Next: { Nonce: 1 } });
  });

  it.each([
    ['spin', { SeedID: 'x', Nonce: 1 }, 'Stake'],
    ['spin', { Stake: -10, SeedID: 'x', Nonce: 1 }, 'Stake'],
    ['openSession', { GameCode: 'tiny', Demo: { Brand: 'bj188', Visitor: 'a b' } }, 'Demo.Visitor'],
    ['openSession', { GameCode: 'tiny' }, 'LaunchToken'],
    ['openSession', { GameCode: 'tiny', LaunchToken: 'x', Demo: { Brand: 'bj188', Visitor: 'a' } }, 'LaunchToken'],
    ['close', {}, 'RoundID'],
    ['dance', {}, 'Call'],
    ['toString', {}, 'Call'],
  ])('%s with %j names the wrong field', async (name, body, Field) => {
    expect((await ask(name, body, 'token')).Failure).toMatchObject({ Code: 'WRONG_SYNTAX', Field });
  });

  it('names no field if the body is no object', async () => {
    expect((await ask('spin', 'x', 'token')).Failure).toEqual({
      Code: 'WRONG_SYNTAX',
      Message: 'The request has a field that is missing or wrong.',
    });
  });

  it.each(['', 'unknown'])('refuses the token "%s"', async (token) => {
    expect((await ask('readState', {}, token)).Failure?.Code).toBe('INVALID_SESSION');
  });

  it('that fails is reported, and its answer has no detail', async () => {
    const broken = { ...world.server(), readState: () => Promise.reject(new Error('disk')) };
    const reports: unknown[] = [];
    const server = { ...broken, report: (error: unknown) => reports.push(error) };
    const { Failure } = await answerCall(server, 'readState', 'token', {});
    expect(Failure).toEqual({ Code: 'UNAVAILABLE', Message: 'The game server failed. Try again.' });
    expect(String(reports)).toContain('disk');
  });
});

describe('the jackpots of a brand', () => {
  const jackpots = (body: object) => ask('readJackpots', { GameCode: 'tiny', Brand: 'bj188', ...body });

  it('are what they begin with before the first stake', async () => {
    expect(await jackpots({})).toEqual({ Answer: { Jackpots: [{ Name: 'minor', Amount: 100 }] } });
  });

  it('grow by a share of the stakes of the brand', async () => {
    const owl = (Brand: string) => jackpots({ Brand, GameCode: 'owl' });
    const before = await owl('bj188');
    await world.spin(await world.open('owl'), 1000);
    const raised = MathsFile.parse(owlFile).jackpots.map((rule) => ({
      Name: rule.name,
      Amount: rule.seed + Math.floor(contributionOf(rule, 1000) / 1_000_000),
    }));
    expect(await owl('bj188')).toEqual({ Answer: { Jackpots: raised } });
    expect(before).not.toEqual(await owl('bj188'));
    expect(await owl('win')).toEqual(before);
  });

  it('are refused for an unknown game', async () => {
    expect((await jackpots({ GameCode: 'tiger' })).Failure).toMatchObject({ Code: 'GAME_UNKNOWN', Field: 'GameCode' });
  });
});
