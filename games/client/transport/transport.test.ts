import { describe, expect, it } from 'vitest';
import { PLAYER } from '#games/provider/testing/providerWorld.ts';
import { plannedWorld, WANTED } from '../testing/plannedWorld.ts';
import { servePort } from '../testing/servePort.ts';
import { AnswerLost, failureCodeOf, GameServerFailure } from './failure.ts';
import { GameServerClient } from './GameServerClient.ts';
import { httpTransport } from './httpTransport.ts';
import { portTransport } from './portTransport.ts';

async function unopened() {
  const world = await plannedWorld(WANTED.any, 20);
  const { port1, port2 } = new MessageChannel();
  servePort(port1, world);
  const transport = portTransport(port2);
  const sent: string[] = [];
  const client = new GameServerClient({
    send(call, body, token) {
      sent.push(call);
      return transport.send(call, body, token);
    },
  });
  const close = (): void => {
    port1.close();
    port2.close();
  };
  return { world, sent, client, close };
}

async function openClient() {
  const opened = await unopened();
  await opened.client.openSession({ LaunchToken: opened.world.ledger.launch(PLAYER), GameCode: 'owl' });
  return opened;
}

describe('over a port', () => {
  it('plays a round of the game server', async () => {
    const { client, close } = await openClient();
    const { Next } = await client.readState();
    const request = { Stake: 20, SeedID: Next.SeedID, Nonce: Next.Nonce };
    const round = await client.spin(request);
    expect(round).toMatchObject({ Stake: 20, State: 'settled' });
    expect(await client.spin(request)).toEqual(round);
    await client.close(round.RoundID);
    expect(await client.listRounds({})).toMatchObject({ Rounds: [{ RoundID: round.RoundID }] });
    expect((await client.readJackpots({ Brand: 'bj188', GameCode: 'owl' })).Jackpots).toHaveLength(2);
    close();
  });

  it('passes on the seed of the next round that the other side sends by itself', async () => {
    const { port1, port2 } = new MessageChannel();
    const Seed = { SeedID: 'planned', Commitment: 'c', ClientSeed: 'client', Nonce: 1 };
    const changed = new Promise((resolve) => {
      portTransport(port2, resolve);
    });
    port1.postMessage({ Seed });
    expect(await changed).toEqual(Seed);
    port1.close();
    port2.close();
  });

  it('opens a session before the game asks for it, and gives the game what came', async () => {
    const { world, sent, client, close } = await unopened();
    client.beginSession({ LaunchToken: world.ledger.launch(PLAYER), GameCode: 'owl' });
    const launch = { LaunchToken: 'is not sent', GameCode: 'owl' };
    await client.openSession(launch);
    expect(await client.readState()).toMatchObject({ GameCode: 'owl' });
    expect(sent).toEqual(['openSession', 'readState']);
    expect(await client.readState()).toMatchObject({ GameCode: 'owl' });
    expect(sent).toEqual(['openSession', 'readState', 'readState']);
    close();
  });

  it('reports why a session that was begun did not open, once', async () => {
    const { world, sent, client, close } = await unopened();
    client.beginSession({ LaunchToken: 'unknown', GameCode: 'owl' });
    const launch = { LaunchToken: world.ledger.launch(PLAYER), GameCode: 'owl' };
    const error = await client.openSession(launch).catch((reason: unknown) => reason);
    expect(failureCodeOf(error)).toBe('INVALID_LAUNCH');
    await client.openSession(launch);
    expect(await client.readState()).toMatchObject({ GameCode: 'owl' });
    expect(sent).toEqual(['openSession', 'openSession', 'readState']);
    close();
  });

  it('opens a session again with its single-use launch token if the first answer was lost', async () => {
    const world = await plannedWorld(WANTED.any, 20);
    const { port1, port2 } = new MessageChannel();
    servePort(port1, world);
    const transport = portTransport(port2);
    let isLost = true;
    const client = new GameServerClient({
      async send(...call) {
        const answer = await transport.send(...call);
        if (!isLost) return answer;
        isLost = false;
        throw new AnswerLost('openSession: too late');
      },
    });
    const launch = { LaunchToken: world.ledger.launch(PLAYER), GameCode: 'owl' };
    client.beginSession(launch);
    await expect(client.openSession(launch)).rejects.toBeInstanceOf(AnswerLost);
    await client.openSession(launch);
    expect(await client.readState()).toMatchObject({ GameCode: 'owl' });
    const other = await new GameServerClient(transport).openSession(launch).catch((reason: unknown) => reason);
    expect(failureCodeOf(other)).toBe('INVALID_LAUNCH');
    port1.close();
    port2.close();
  });

  it('names the code of a refusal', async () => {
    const { client, close } = await openClient();
    const error = await client.spin({ Stake: 20, SeedID: 'other', Nonce: 1 }).catch((reason: unknown) => reason);
    expect(failureCodeOf(error)).toBe('STATE_CHANGED');
    close();
  });
});

describe('over HTTP', () => {
  const answering = (status: number, body: string) => {
    const calls: { url: string; init: RequestInit | undefined }[] = [];
    const request: typeof fetch = (url, init) => {
      calls.push({ url: url instanceof Request ? url.url : String(url), init });
      return Promise.resolve(new Response(body, { status }));
    };
    return { calls, transport: httpTransport('https://games.test/api/', request) };
  };

  it('posts JSON with the token of the session', async () => {
    const { calls, transport } = answering(200, '{"Token":"secret"}');
    const client = new GameServerClient(transport);
    await client.openSession({ LaunchToken: 'launch', GameCode: 'owl' });
    await client.close('round').catch(() => undefined);
    expect(calls.map(({ url }) => url)).toEqual(['https://games.test/api/openSession', 'https://games.test/api/close']);
    const body: unknown = expect.stringMatching(
      /^\{"LaunchToken":"launch","GameCode":"owl","OpeningID":"[\da-f]{32}"\}$/u,
    );
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body });
    expect(calls[0]?.init?.headers).not.toHaveProperty('Authorization');
    expect(calls[1]?.init?.headers).toHaveProperty('Authorization', 'Bearer secret');
  });

  it.each([
    ['a refusal', 409, '{"Code":"TOO_SOON","Message":"wait"}', GameServerFailure],
    ['a refusal without a code', 500, '{}', AnswerLost],
    ['no JSON', 200, '<html>', AnswerLost],
    ['an answer that does not parse', 200, '{"RoundID":3}', AnswerLost],
  ])('throws for %s', async (_name, status, body, type) => {
    const client = new GameServerClient(answering(status, body).transport);
    await expect(client.readRound('round')).rejects.toBeInstanceOf(type);
  });

  it('loses an answer that never comes', async () => {
    const client = new GameServerClient(
      httpTransport('https://games.test/api/', () => Promise.reject(new Error('down'))),
    );
    await expect(client.readState()).rejects.toBeInstanceOf(AnswerLost);
  });
});
