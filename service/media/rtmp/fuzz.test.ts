import { expect, it } from 'vitest';
import { createDice } from '#domain/testing/fuzz.ts';
import { played, SEED } from '../../../scripts/testing/playedAtRandom.ts';
import { type AmfValue, writeAmf0 } from './amf0.ts';
import { chunkSizeMessage, writeMessage } from './chunkWriter.ts';
import { MESSAGE } from './messages.ts';
import { RtmpError } from './rtmpError.ts';
import { RtmpSession } from './rtmpSession.ts';

const RUNS = played(1500, 100_000);
/** The most bytes that a session may keep before its key is known, without the handshake. */
const MAX_HELD_BYTES = 17 * 1024;

const command = (...values: AmfValue[]): Buffer =>
  writeMessage({ chunkStream: 3, type: MESSAGE.command, payload: writeAmf0(...values) });

/** The bytes of an encoder up to its wrong key. */
const CONVERSATION = Buffer.concat([
  Buffer.of(3),
  Buffer.alloc(1536 * 2),
  chunkSizeMessage(),
  command(
    'connect',
    1,
    new Map([
      ['app', 'live'],
      ['tcUrl', 'rtmp://localhost/live'],
    ]),
  ),
  command('releaseStream', 2, null, 'key'),
  command('createStream', 3, null),
  command('publish', 4, null, 'key', 'live'),
  writeMessage({ chunkStream: 6, type: MESSAGE.video, streamID: 1, payload: Buffer.alloc(6000, 0x17) }),
]);

it(`reads ${RUNS} damaged conversations with declared errors only, and keeps little memory (PROPERTY_SEED=${SEED})`, async () => {
  const dice = createDice(SEED);
  const faults = new Set<string>();
  let held = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const isPublisher = dice(2) === 0;
    const session = new RtmpSession({
      random: (length) => new Uint8Array(length),
      write: () => {},
      admit: async () =>
        isPublisher ? { received: () => {}, take: () => {}, end: () => {} } : { refused: 'unknownKey', sentence: 'no' },
    });
    const bytes = Buffer.from(CONVERSATION);
    const behind = 1 + 1536 * 2;
    for (let damages = dice(6); damages > 0; damages -= 1) {
      const at = behind + dice(bytes.length - behind);
      if (dice(3) === 0)
        bytes.subarray(at, at + 1 + dice(40)).forEach((_byte, index) => {
          bytes[at + index] = dice(256);
        });
      else bytes[at] = dice(256);
    }
    try {
      for (let at = 0; at < bytes.length && !session.isOver; ) {
        const size = 1 + dice(dice(3) === 0 ? 8 : 2000);
        await session.receive(bytes.subarray(at, at + size));
        at += size;
        held = Math.max(held, session.isPublishing ? 0 : session.heldBytes);
      }
    } catch (error) {
      if (!(error instanceof RtmpError)) throw new Error(`run ${run} of seed ${SEED}`, { cause: error });
      faults.add(error.fault);
    }
    session.close();
  }
  expect(held).toBeLessThan(MAX_HELD_BYTES);
  // The damage reaches every part of the protocol.
  expect([...faults].toSorted()).toEqual(expect.arrayContaining(['amf', 'chunk', 'messageSize', 'order']));
});
