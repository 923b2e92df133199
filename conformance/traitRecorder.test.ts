import { beforeEach, describe, expect, it } from 'vitest';
import { writeAnswer, writeRequest } from '#protocol/frame.ts';
import { signOut } from '#protocol/endpoints/auth.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { TraitRecorder } from './traitRecorder.ts';
import type { Trait } from './traits.ts';
import type { RestCall, RestReply, TransportAdapter, WireEvents } from './transportAdapter.ts';

const QUIET = { pushes: new Set<string>(), closes: 0 };
const PLAIN: RestReply = { status: 200, headers: { 'content-type': 'application/json' }, cookies: {}, text: '{}' };
const CALL: RestCall = { method: 'POST', path: '', headers: {}, cookies: {}, body: '{}', isSubject: true };

let postings = 0;
let reply = PLAIN;
let posts = 0;
let socketEvents: WireEvents | undefined;
const inner: TransportAdapter = {
  call: async () => {
    postings += posts;
    return reply;
  },
  connect: async (_socket, events) => {
    socketEvents = events;
    return { send: () => {}, close: () => {} };
  },
  patience: (coming) => coming,
};
let recorder: TraitRecorder;
beforeEach(() => {
  postings = 0;
  posts = 0;
  reply = PLAIN;
  recorder = new TraitRecorder(inner, () => postings);
  recorder.begin(signOut.name);
});
const traits = (): readonly Trait[] => recorder.end(QUIET);

describe('a call under test', () => {
  it('has no trait if it only answers', async () => {
    await recorder.adapter.call(CALL);
    expect(traits()).toEqual([]);
  });

  it.each<[Trait, Partial<RestReply>]>([
    ['cookie', { cookies: { some: 'value' } }],
    ['file', { headers: { 'content-type': 'text/csv' } }],
    ['header', { headers: { location: '/' } }],
  ])('has the trait "%s" by its answer', async (trait, answer) => {
    reply = { ...PLAIN, ...answer };
    await recorder.adapter.call(CALL);
    expect(traits()).toEqual([trait]);
  });

  it('has the trait "money" if the ledger grows', async () => {
    posts = 2;
    await recorder.adapter.call(CALL);
    expect(traits()).toEqual(['money']);
  });

  it('has the trait "repeat" by its key', async () => {
    await recorder.adapter.call({ ...CALL, headers: { 'idempotency-key': 'r' } });
    expect(traits()).toEqual(['repeat']);
  });

  it('has the trait "race" beside another one', async () => {
    await Promise.all([recorder.adapter.call(CALL), recorder.adapter.call(CALL)]);
    expect(traits()).toEqual(['race']);
  });
});

it('a call that prepares a case adds no trait', async () => {
  posts = 1;
  await recorder.adapter.call({ ...CALL, isSubject: false });
  expect(traits()).toEqual([]);
});

it('a frame under test has the traits "money" and "repeat"', async () => {
  recorder.begin(sendPublicMessage.name);
  const wire = await recorder.adapter.connect('chat', { message: () => {}, closed: () => {} });
  for (let sends = 0; sends < 2; sends += 1) {
    wire.send(writeRequest(sendPublicMessage.op, 'r', { Message: 'hello' }));
    postings += 1;
    socketEvents?.message(writeAnswer(sendPublicMessage.op, {}, 'r'));
  }
  expect(traits()).toEqual(['money', 'repeat']);
});

it('a case has the traits "push" and "close" by what it waited for', () => {
  expect(recorder.end({ pushes: new Set(['walletChanged']), closes: 1 })).toEqual(['close', 'push']);
});

it('a case does not keep the traits of the case before it', async () => {
  posts = 1;
  await recorder.adapter.call(CALL);
  recorder.begin(signOut.name);
  expect(traits()).toEqual([]);
});
