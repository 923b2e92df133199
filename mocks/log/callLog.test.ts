import { expect, it } from 'vitest';
import { CallLog, KEPT_CALLS } from './callLog.ts';

const sent = (contract: string) => ({
  contract,
  way: 'REST' as const,
  method: 'GET',
  path: '/',
  headers: {},
  text: '',
});

it('keeps the last hundred calls, the newest first', () => {
  const log = new CallLog();
  for (let number = 0; number < KEPT_CALLS + 5; number += 1) log.begin(sent(`call${number}`));
  expect(log.calls).toHaveLength(KEPT_CALLS);
  expect([log.calls[0]?.contract, log.calls.at(-1)?.contract]).toEqual(['call104', 'call5']);
});

it('reads the code of an answer, and keeps the first answer to a call', () => {
  const log = new CallLog();
  const answer = log.begin(sent('getGames'));
  answer({ status: 200, text: '{"Code":200069,"Result":{}}' });
  answer({ note: 'the socket closed' });
  expect(log.calls[0]?.answer).toMatchObject({ code: 200_069, text: '{"Code":200069,"Result":{}}' });
});

it.each(['<html>', '{"OP":1}', ''])('finds no code in an answer without one: %j', (text) => {
  const log = new CallLog();
  log.begin(sent('getTerms'))({ status: 200, text });
  expect(log.calls[0]?.answer?.code).toBeUndefined();
});
