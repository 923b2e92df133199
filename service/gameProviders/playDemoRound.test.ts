import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playDemoRound } from './playDemoRound.ts';

const ROUND = { LaunchToken: 'launch', GameCode: 'owl', MaxStake: 500 };
const STATE = { Next: { SeedID: 'seed', Nonce: 3 }, Stakes: [20, 100, 200, 1000] };

let server: Server;
let JackpotsURL: string;
/** The names of the calls, and the answers to them. */
let called: string[];
let answers: Record<string, unknown>;

beforeEach(async () => {
  called = [];
  answers = {
    openSession: { Token: 'token' },
    readState: STATE,
    spin: { RoundID: 'round', State: 'settled' },
    close: {},
  };
  server = createServer((request, response) => {
    const name = (request.url ?? '').replace('/api/', '');
    void text(request).then((body) => {
      called.push(`${name} ${request.headers.authorization ?? '-'} ${body}`);
      response.writeHead(answers[name] === undefined ? 409 : 200).end(JSON.stringify(answers[name] ?? {}));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  JackpotsURL = `http://127.0.0.1:${port}/api/readJackpots`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('launches, spins with the largest allowed stake, and closes the round', async () => {
  await playDemoRound({ JackpotsURL }, ROUND);
  expect(called).toEqual([
    'openSession - {"LaunchToken":"launch","GameCode":"owl"}',
    'readState Bearer token {}',
    'spin Bearer token {"Stake":200,"SeedID":"seed","Nonce":3}',
    'close Bearer token {"RoundID":"round"}',
  ]);
});

it('closes an open round, and leaves a kept round to the janitor', async () => {
  answers['readState'] = { ...STATE, OpenRound: { RoundID: 'before', State: 'settled' } };
  await playDemoRound({ JackpotsURL }, ROUND);
  expect(called[2]).toBe('close Bearer token {"RoundID":"before"}');
  called = [];
  answers['readState'] = { ...STATE, OpenRound: { RoundID: 'before', State: 'kept' } };
  await playDemoRound({ JackpotsURL }, ROUND);
  expect(called).toHaveLength(2);
});

it('takes the default of a choice before it closes the round', async () => {
  const Choice = { Options: ['few', 'many'], Default: 'few' };
  answers['readState'] = { ...STATE, OpenRound: { RoundID: 'before', State: 'settled', Choice } };
  answers['spin'] = { RoundID: 'round', State: 'settled', Choice: { ...Choice, Chosen: 'many' } };
  answers['choose'] = { RoundID: 'before', State: 'settled' };
  await playDemoRound({ JackpotsURL }, ROUND);
  expect(called.slice(2)).toEqual([
    'choose Bearer token {"RoundID":"before","Option":"few"}',
    'close Bearer token {"RoundID":"before"}',
    'spin Bearer token {"Stake":200,"SeedID":"seed","Nonce":3}',
    'close Bearer token {"RoundID":"round"}',
  ]);
});

it('closes no round with a refused stake', async () => {
  answers['spin'] = { RoundID: 'round', State: 'refused' };
  await playDemoRound({ JackpotsURL }, ROUND);
  expect(called).toHaveLength(3);
});

it('fails if the game server refuses a call', async () => {
  delete answers['spin'];
  await expect(playDemoRound({ JackpotsURL }, ROUND)).rejects.toThrow('the game server answered 409 to spin');
});
