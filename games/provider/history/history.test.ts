import { beforeEach, expect, it } from 'vitest';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { createProviderWorld, type ProviderWorld } from '../testing/providerWorld.ts';

let world: ProviderWorld;
let token = '';
beforeEach(async () => {
  world = createProviderWorld({ crypto: nodeCrypto });
  token = await world.open();
});

it('pages through the own rounds, newest first', async () => {
  const played: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    played.unshift((await world.spin(token)).RoundID);
    world.pass(2500);
  }
  const first = await world.server().listRounds(token, { Limit: 3 });
  const second = await world.server().listRounds(token, { Limit: 3, Cursor: first.Next });
  expect([...first.Rounds, ...second.Rounds].map(({ RoundID }) => RoundID)).toEqual(played);
  expect(second.Next).toBe('');
});

it('shows no rounds of other players and games', async () => {
  const { RoundID } = await world.spin(token);
  for (const other of [await world.open('tiny', '10000003'), await world.open('owl')]) {
    expect(await world.server().listRounds(other)).toEqual({ Rounds: [], Next: '' });
    await expect(world.server().readRound(other, RoundID)).rejects.toThrow('ROUND_UNKNOWN');
  }
});

it('shows a refused round without a win', async () => {
  world.ledger.mischief = (call) => (call === 'play' || call === 'bet' ? 'refused' : 'none');
  for (let round = 0; round < 12; round += 1) {
    await world.spin(token);
    world.pass(2500);
  }
  const { Rounds } = await world.server().listRounds(token);
  expect(Rounds).toHaveLength(12);
  for (const round of Rounds)
    expect(round).toMatchObject({ State: 'refused', Status: 'LIMIT_REACHED', Win: 0, Jackpots: [] });
});

it('gives the outcomes of a page if they are wanted, and none of a refused round', async () => {
  const { RoundID } = await world.spin(token);
  world.pass(2500);
  world.ledger.mischief = () => 'refused';
  await world.spin(token);
  const { Rounds } = await world.server().listRounds(token, { Limit: 50, Outcomes: true });
  const { Result } = await world.server().readRound(token, RoundID);
  expect(Result?.Outcome?.spins.length).toBeGreaterThan(0);
  expect(Rounds.map(({ Outcome }) => Outcome)).toEqual([undefined, Result?.Outcome]);
  const { Rounds: plain } = await world.server().listRounds(token);
  expect(plain.filter((round) => 'Outcome' in round)).toEqual([]);
});
