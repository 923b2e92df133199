import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { type TestSession, TestContext } from '#conformance/testContext.ts';
import { readAnswer, writeRequest } from '#protocol/frame.ts';
import { clubMessage } from '#protocol/operations/chat.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { type Backend, createBackend } from '../backend.ts';
import type { Push, Transaction } from '../ports/store.ts';
import { type HeldReads, holdReads } from '../testing/heldReads.ts';
import { BRANDS, createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';
import { MEMBERSHIP_CHANGED, membershipChanged } from './membership.ts';
import { topicOf } from './topics.ts';

const CLUB = '1';
const OTHER_CLUB = '2';

let world: MemoryWorld;
let session: TestSession;
let reads: HeldReads;
let backend: Backend;
let errors: unknown[];
beforeEach(async () => {
  errors = [];
  const observer = {
    call: ({ error }: { readonly error?: unknown }) => void (error !== undefined && errors.push(error)),
  };
  world = await createMemoryWorld({ observer });
  session = await new TestContext(world.adapter).member('0900000003');
  reads = holdReads(world.ports.store);
  backend = createBackend({ ...world.ports, store: reads.store });
});

interface Client {
  /** The texts that the connection received, in order. */
  readonly heard: string[];
  closedWith: number | undefined;
  signIn(): Promise<void>;
  leave(): void;
}

function connect(): Client {
  const heard: string[] = [];
  let answer: number | undefined;
  const take = (text: string): void => {
    const frame = readAnswer(text);
    if (frame.OP === signInChat.op + 1) answer = frame.Code;
    if (frame.OP === clubMessage.op) heard.push(String(frame.Result));
  };
  const brand = assertDefined(BRANDS[0], 'a brand');
  const close = (code: number): void => {
    client.closedWith = code;
  };
  const transport = { send: take, sendShared: ({ text }: { readonly text: string }) => take(text), close };
  const connection = backend.connect(transport, 'chat', brand);
  const client: Client = {
    heard,
    closedWith: undefined,
    async signIn() {
      await connection.receive(writeRequest(signInChat.op, 'login', {}, session.token));
      expect(answer).toBe(200);
    },
    leave: () => connection.closed(),
  };
  return client;
}

async function signedIn(): Promise<Client> {
  const client = connect();
  await client.signIn();
  await reads.settled();
  return client;
}

/** Counts the reads of a sign-in. The first sign-in of a backend reads more. */
async function countReads(): Promise<number> {
  (await signedIn()).leave();
  const begun = reads.count;
  (await signedIn()).leave();
  return reads.count - begun;
}

const said = (topic: string, result: string): Push => ({
  topic,
  op: clubMessage.op,
  code: 200,
  result,
  personal: false,
  socket: 'chat',
});
/** Pushes a text. The recipients have it when this returns. */
const pushText = (words: string): void => void world.ports.bus.publish([said(topicOf.club(CLUB), words)]);

/** Resolves once the hub has read the new membership. */
async function move(ClubID: string, besides: (tx: Transaction) => void = () => {}): Promise<void> {
  const told = new Promise<void>((resolve) => {
    const stop = world.ports.bus.subscribe(({ op, topic }) => {
      if (op !== MEMBERSHIP_CHANGED || topic !== topicOf.player(session.playerID)) return;
      stop();
      resolve();
    });
  });
  await world.ports.store.transaction(async (tx) => {
    await tx.table('players').update({ PlayerID: session.playerID }, { ClubID });
    membershipChanged(tx, session.playerID);
    besides(tx);
  });
  await told;
}

describe('a sign-in while the membership changes', () => {
  /** Signs in repeatedly, with a change during each read in turn. Returns the texts that each connection received afterwards. */
  async function changeAtEveryRead(before: string, after: string): Promise<(readonly string[])[]> {
    const readsOfSignIn = await countReads();
    expect(readsOfSignIn).toBeGreaterThan(4);
    const heard: (readonly string[])[] = [];
    for (let nth = 0; nth < readsOfSignIn; nth += 1) {
      await move(before);
      const client = connect();
      const read = reads.hold(nth);
      const answered = client.signIn();
      await read.reached;
      await move(after);
      read.release();
      await answered;
      await reads.settled();
      pushText('later');
      heard.push(client.heard);
      client.leave();
    }
    return heard;
  }

  it('gets no push of the club after a kick, with the kick during each read', async () => {
    const heard = await changeAtEveryRead(CLUB, '');
    expect(heard).toEqual(heard.map(() => []));
  });

  it('gets the club’s pushes after a join, with the join during each read', async () => {
    const heard = await changeAtEveryRead('', CLUB);
    expect(heard).toEqual(heard.map(() => ['later']));
  });

  it('misses no push of the club between its last read and its answer', async () => {
    await move(CLUB);
    const readsOfSignIn = await countReads();
    const client = connect();
    const last = reads.hold(readsOfSignIn - 1);
    const answered = client.signIn();
    await last.reached;
    pushText('meanwhile');
    last.release();
    await answered;
    expect(client.heard).toEqual(['meanwhile']);
  });
});

describe('a connection whose membership changes', () => {
  it('gets no push of a club after a kick, even before its membership is read again', async () => {
    await move(CLUB);
    const client = await signedIn();
    const read = reads.hold(0);
    await move('', (tx) => tx.publish(said(topicOf.club(CLUB), 'with the kick')));
    await read.reached;
    pushText('while this is read');
    expect(client.heard).toEqual([]);
    read.release();
    await reads.settled();
    pushText('later');
    expect(client.heard).toEqual([]);
  });

  it('misses no push of a club that it stays in, and gets them in order', async () => {
    await move(CLUB);
    const client = await signedIn();
    const read = reads.hold(0);
    // For example, the club joins an alliance or promotes a member, and the same commit pushes to the club.
    await move(CLUB, (tx) => tx.publish(said(topicOf.club(CLUB), 'with the change')));
    await read.reached;
    pushText('while this is read');
    read.release();
    await reads.settled();
    pushText('later');
    expect(client.heard).toEqual(['with the change', 'while this is read', 'later']);
  });

  it('gets every message after its join, while the push about the join goes to the others', async () => {
    const client = await signedIn();
    const read = reads.hold(0);
    await move(CLUB, (tx) => tx.publish(said(topicOf.club(CLUB), 'with the join')));
    await read.reached;
    pushText('while this is read');
    read.release();
    await reads.settled();
    pushText('later');
    expect(client.heard).toEqual(['while this is read', 'later']);
  });

  it('is not brought back by a read that began before the kick', async () => {
    const client = await signedIn();
    const read = reads.hold(0);
    await move(CLUB);
    await read.reached;
    await move('');
    read.release();
    await reads.settled();
    pushText('later');
    expect(client.heard).toEqual([]);
  });

  it('changes from one club to another, with the second change during each read', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      await move(OTHER_CLUB);
      const client = await signedIn();
      const read = reads.hold(nth);
      await move('');
      await read.reached;
      await move(CLUB);
      read.release();
      await reads.settled();
      pushText('later');
      await world.ports.bus.publish([said(topicOf.club(OTHER_CLUB), 'elsewhere')]);
      expect(client.heard).toEqual(['later']);
    }
  });

  it('is closed, so that it signs in again, if its membership cannot be read', async () => {
    await move(CLUB);
    const client = await signedIn();
    reads.fail(new Error('no store'));
    await move('');
    await reads.settled();
    pushText('later');
    expect([client.heard, client.closedWith, errors]).toEqual([[], 1012, [new Error('no store')]]);
  });
});
