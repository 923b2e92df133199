import { afterEach, beforeEach, expect, test } from 'vitest';
import { scenarioOfAddress, writeToAddress } from './address.ts';
import { NetworkConditions } from './networkConditions.ts';
import { readScenario } from './scenario.ts';

let stop: () => void = () => undefined;
beforeEach(() => history.replaceState(null, '', '/zh_tw/play-game/m'));
afterEach(() => stop());

// jsdom has no Navigation API, like Safari before 26.2 and Firefox before 147.
test('keeps the scenario in the address without a Navigation API', () => {
  expect('navigation' in window).toBe(false);
  const conditions = new NetworkConditions(readScenario('latency:200'));
  stop = writeToAddress(conditions);
  history.pushState({ page: 2 }, '', '/zh_tw/rank?tab=week');
  expect(location.search).toBe('?tab=week&scenario=latency:200');
  expect(history.state).toEqual({ page: 2 });
  history.replaceState(null, '', '/zh_tw/store');
  expect(location.search).toBe('?scenario=latency:200');
});

test('writes the scenario back after Back leads to an address without it', () => {
  const conditions = new NetworkConditions(readScenario(''));
  stop = writeToAddress(conditions);
  conditions.change({ latency: 200 });
  stop();
  history.replaceState(null, '', '/zh_tw/rank');
  stop = writeToAddress(conditions);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.search).toBe('?scenario=latency:200');
});

test('leaves the history alone after it stops', () => {
  stop = writeToAddress(new NetworkConditions(readScenario('latency:200')));
  stop();
  history.pushState(null, '', '/zh_tw/rank');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.search).toBe('');
});

test('names the wrong part of the scenario', () => {
  history.replaceState(null, '', '/zh_tw?scenario=down,fail:getGems:0.5');
  const mistakes: string[] = [];
  expect(scenarioOfAddress(({ message }) => mistakes.push(message))).toEqual(readScenario(''));
  expect(mistakes).toEqual([
    'The scenario in the address cannot be read. "fail:getGems:0.5": fail takes an operation, an endpoint or *, and a share from 0 to 1: fail:getGames:0.5.',
  ]);
});
