import {
  array,
  assert,
  constantFrom,
  dictionary,
  double,
  integer,
  option,
  property,
  record,
  boolean,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SCENARIO,
  readScenario,
  CONTRACT_NAMES,
  type Scenario,
  ScenarioError,
  writeScenario,
} from './scenario.ts';
import { GameOutcome } from '../wire/messages.ts';

const contracts = constantFrom(...CONTRACT_NAMES);
const scenarios = record({
  latency: integer({ min: 0, max: 60_000 }),
  jitter: integer({ min: 0, max: 60_000 }),
  fail: dictionary(constantFrom('*', ...CONTRACT_NAMES), double({ min: 0.001, max: 1, noNaN: true })),
  code: dictionary(contracts, integer({ min: 100_000, max: 999_999 })),
  hold: array(contracts, { maxLength: 3 }),
  lose: array(constantFrom('publicMessage', 'walletChanged'), { maxLength: 2 }),
  down: boolean(),
  noSockets: boolean(),
  outcome: option(constantFrom(...GameOutcome.options), { nil: undefined }),
  grant: option(constantFrom('owl', 'cat'), { nil: undefined }),
  wallet: option(constantFrom('LIMIT_REACHED', 'TRY_AGAIN'), { nil: undefined }),
  walletDelay: integer({ min: 0, max: 60_000 }),
  cutSpin: integer({ min: 0, max: 600 }),
  noGame: boolean(),
  world: option(constantFrom('demo', 'empty', 'huge'), { nil: undefined }),
  as: option(constantFrom('guest', '0900000001', '0900000002'), {
    nil: undefined,
  }),
  calm: boolean(),
  off: boolean(),
});

const present = (scenario: Scenario): object =>
  Object.fromEntries(Object.entries(scenario).filter(([, value]) => value !== undefined));

describe('a scenario in the address', () => {
  it('reads what it wrote', () => {
    assert(
      property(scenarios, (scenario) => {
        expect(present(readScenario(writeScenario(scenario)))).toEqual(
          present({
            ...scenario,
            fail: { ...scenario.fail },
            code: { ...scenario.code },
          }),
        );
      }),
    );
  });

  it('reads typed text', () => {
    expect(
      readScenario(
        'latency:300,fail:getGames:0.5,code:sendPublicMessage:200069,hold:getWallet,lose:publicMessage,down,noSockets,as:0900000001',
      ),
    ).toEqual({
      ...DEFAULT_SCENARIO,
      latency: 300,
      fail: { getGames: 0.5 },
      code: { sendPublicMessage: 200_069 },
      hold: ['getWallet'],
      lose: ['publicMessage'],
      down: true,
      noSockets: true,
      as: '0900000001',
    });
  });

  it('is empty for the default scenario', () => {
    expect([readScenario(''), writeScenario(DEFAULT_SCENARIO)]).toEqual([DEFAULT_SCENARIO, '']);
  });

  it.each([
    ['latency:soon', 'latency takes milliseconds from 0 to 60000'],
    ['latency:-1', 'latency takes milliseconds from 0 to 60000'],
    ['fail:getGems:0.5', 'fail takes an operation, an endpoint or *, and a share from 0 to 1'],
    ['fail:getGames:2', 'and a share from 0 to 1'],
    ['code:getGames:7', 'and a code of six digits'],
    ['hold:getGems', 'hold takes an operation or an endpoint'],
    ['lose:getGames', 'lose takes a push'],
    ['as:nobody', 'as takes guest, or the phone of a demo account'],
    ['world:flat', 'world takes demo, empty or huge'],
    ['down:yes', 'down takes no value'],
    ['thunder', 'there is no thunder; there are latency, jitter, fail'],
  ])('refuses %s and names the part', (part, reason) => {
    expect(() => readScenario(`down,${part},latency:300`)).toThrow(ScenarioError);
    expect(() => readScenario(`down,${part},latency:300`)).toThrow(`"${part}": `);
    expect(() => readScenario(`down,${part},latency:300`)).toThrow(reason);
  });
});
