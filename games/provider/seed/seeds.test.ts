import { beforeEach, expect, it } from 'vitest';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { createProviderWorld, type ProviderWorld } from '../testing/providerWorld.ts';

let world: ProviderWorld;
let token = '';
beforeEach(async () => {
  world = createProviderWorld({ crypto: nodeCrypto });
  token = await world.open();
});
const server = () => world.server();

it('a rotation reveals the seed of the commitment and shows the next commitment', async () => {
  const { Next } = await server().readState(token);
  const { RoundID } = await world.spin(token);
  expect((await server().readRound(token, RoundID)).ServerSeed).toBeUndefined();
  await server().close(token, RoundID);
  const rotation = await server().rotateSeed(token);
  expect(rotation.Revealed).toMatchObject({ SeedID: Next.SeedID, Commitment: Next.Commitment });
  expect(nodeCrypto.sha256(rotation.Revealed.ServerSeed)).toBe(Next.Commitment);
  expect(rotation.Next).toMatchObject({ Nonce: 1, ClientSeed: Next.ClientSeed });
  expect(rotation.Next.Commitment).not.toBe(Next.Commitment);
  expect((await server().readState(token)).Next).toEqual(rotation.Next);
  expect((await server().readRound(token, RoundID)).ServerSeed).toBe(rotation.Revealed.ServerSeed);
});

it('a seed is not revealed while a round is open', async () => {
  await world.spin(token);
  await expect(server().rotateSeed(token)).rejects.toThrow('ROUND_OPEN');
  world.pass(15_000);
  await server().runJanitor();
  expect((await server().rotateSeed(token)).Next.Nonce).toBe(1);
});

it('a seed is not revealed while the wallet has not answered', async () => {
  world.ledger.mischief = (call) => (call === 'play' ? 'lostAfter' : 'none');
  await world.spin(token);
  await expect(server().rotateSeed(token)).rejects.toThrow('ROUND_OPEN');
});

it('a client seed counts from the next round on', async () => {
  const before = await world.spin(token);
  expect(await server().setClientSeed(token, 'my-own_seed')).toMatchObject({ ClientSeed: 'my-own_seed', Nonce: 2 });
  world.pass(2500);
  const after = await world.spin(token);
  expect(after).toMatchObject({ ClientSeed: 'my-own_seed', SeedID: before.SeedID, Nonce: 2 });
  expect((await server().readRound(token, before.RoundID)).ClientSeed).toBe(before.ClientSeed);
});

it.each(['', 'a'.repeat(65), 'a:1', 'a b', '貓', 'a\n'])('refuses the client seed %j', async (seed) => {
  await expect(server().setClientSeed(token, seed)).rejects.toThrow('CLIENT_SEED');
});
