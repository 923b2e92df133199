import { afterEach, expect, test, vi } from 'vitest';
import { FIRST_DATA_ELEMENT, type FirstData } from '#protocol/firstData.ts';
import { getBanRecords } from '#protocol/endpoints/player.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { createClient } from './client.ts';
import { type FirstAnswers, readFirstAnswers } from './firstAnswers.ts';
import { FakeSocket } from './testing/fakeSocketServer.ts';

const ONE = '10000001';
const TWO = '10000002';
const BANS = { Name: getBanRecords.name, Request: { Page: 1, PerPage: 20 }, Result: { List: [], Total: 0 } };
const MAILS = { Name: getMails.name, Request: { Page: 1, PerPage: 50 }, Result: { List: [], Total: 0, Unread: 0 } };

const element = () => document.getElementById(FIRST_DATA_ELEMENT);
function given(data: FirstData, player?: () => string | undefined): FirstAnswers {
  document.body.innerHTML = `<script type="application/json" id="${FIRST_DATA_ELEMENT}">${JSON.stringify(data)}</script>`;
  return readFirstAnswers(document, player ?? (() => undefined));
}
const takeMails = (first: FirstAnswers) => first.take(getMails, { Page: 1, PerPage: 50 });
afterEach(() => document.body.replaceChildren());

test('an answer is taken once, by a request that the contract parses to the same, and then leaves the document', () => {
  const first = given({ Age: 500, Answers: [BANS] });
  expect(first.take(getBanRecords, { Page: 2 })).toBeUndefined();
  expect(element()).not.toBeNull();
  expect(first.take(getBanRecords, {})).toEqual({ List: [], Total: 0 });
  expect(first.take(getBanRecords, {})).toBeUndefined();
  expect([element(), first.at]).toEqual([null, performance.timeOrigin - 500]);
});

test('an answer that breaks its contract counts as none', () => {
  const first = given({ Age: 0, Answers: [{ ...BANS, Result: { List: 'none' } }] });
  expect(first.take(getBanRecords, {})).toBeUndefined();
});

test('a player’s answer waits for the session of this player', () => {
  const signedIn: string[] = [];
  const first = given({ Age: 0, PlayerID: ONE, Answers: [MAILS] }, () => signedIn[0]);
  expect(takeMails(first)).toBeUndefined();
  signedIn.push(ONE);
  expect(takeMails(first)).toEqual(MAILS.Result);
});

test('another player gets none, and the first player gets none afterwards', () => {
  let player = TWO;
  const first = given({ Age: 0, PlayerID: ONE, Answers: [MAILS] }, () => player);
  expect([takeMails(first), element()]).toEqual([undefined, null]);
  player = ONE;
  expect(takeMails(first)).toBeUndefined();
});

test.each(['sign-out', 'account switch'])('the end of a session drops what is left: %s', (end) => {
  const first = given({ Age: 0, PlayerID: ONE, Answers: [MAILS] }, () => ONE);
  const client = createClient({ origin: 'http://localhost', first, open: (url) => new FakeSocket(url) });
  client.start('one');
  if (end === 'sign-out') client.stop();
  else client.start('two');
  client.stop();
  expect([takeMails(first), element()]).toEqual([undefined, null]);
});

test('a document that the browser restores, and one that was opened long ago, bring none', () => {
  const restored = vi.spyOn(performance, 'getEntriesByType');
  restored.mockReturnValue([{ type: 'back_forward' } as never]);
  const back = given({ Age: 0, Answers: [BANS] });
  expect([back.take(getBanRecords, {}), element()]).toEqual([undefined, null]);
  restored.mockRestore();
  const old = given({ Age: 0, Answers: [BANS] });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  expect([old.take(getBanRecords, {}), element()]).toEqual([undefined, null]);
});
