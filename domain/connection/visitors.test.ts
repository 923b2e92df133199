import { beforeEach, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { requestID } from '#conformance/requestID.ts';
import { TestContext } from '#conformance/testContext.ts';
import { readAnswer, writeRequest } from '#protocol/frame.ts';
import { getJackpots } from '#protocol/operations/lobby.ts';
import { signInLobby } from '#protocol/operations/connection.ts';
import { BRANDS, createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';

const PER_CONNECTION = getJackpots.rate.limit;
const PER_ADDRESS = assertDefined(getJackpots.addressLimit ?? undefined, 'a limit of addresses');

let world: MemoryWorld;
beforeEach(async () => {
  world = await createMemoryWorld();
});

/** Opens a connection from an address and calls for the jackpots a number of times. Returns the codes of the answers. */
function connect(address: string) {
  const codes: number[] = [];
  const connection = world.backend.connect(
    { address, send: (text) => codes.push(readAnswer(text).Code), sendShared: () => {}, close: () => {} },
    'lobby',
    assertDefined(BRANDS[0], 'a brand'),
  );
  return {
    async ask(times: number): Promise<readonly number[]> {
      codes.length = 0;
      for (let time = 0; time < times; time += 1)
        await connection.receive(writeRequest(getJackpots.op, requestID(), {}));
      return [...codes];
    },
    signIn: (token: string) => connection.receive(writeRequest(signInLobby.op, requestID(), {}, token)),
  };
}

const allOf = (codes: readonly number[]): readonly number[] => [...new Set(codes)];

it('calls without a sign-in are counted by address, over all its connections', async () => {
  for (let asked = 0; asked < PER_ADDRESS; asked += PER_CONNECTION)
    expect(allOf(await connect('192.0.2.1').ask(PER_CONNECTION))).toEqual([200]);
  expect(await connect('192.0.2.1').ask(1)).toEqual([300002]);
  expect(await connect('192.0.2.2').ask(1)).toEqual([200]);
});

it('counts calls of a signed-in player only for that player', async () => {
  for (let asked = 0; asked < PER_ADDRESS; asked += PER_CONNECTION) await connect('192.0.2.1').ask(PER_CONNECTION);
  const { token } = await new TestContext(world.adapter).guest();
  const player = connect('192.0.2.1');
  await player.signIn(token);
  expect(allOf(await player.ask(PER_CONNECTION))).toEqual([200]);
});
