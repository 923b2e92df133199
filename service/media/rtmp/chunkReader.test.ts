import { describe, expect, it } from 'vitest';
import { type ChunkLimits, ChunkReader } from './chunkReader.ts';
import { writeMessage } from './chunkWriter.ts';
import { MESSAGE } from './messages.ts';

const LIMITS: ChunkLimits = { chunkStreams: 2, messageBytes: 10_000, openBytes: 12_000 };
const SIZE_4096 = Buffer.from([2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0x10, 0]);

const readAll = (bytes: Buffer, piece: number, limits = LIMITS) => {
  const reader = new ChunkReader(limits);
  const messages = [];
  for (let at = 0; at < bytes.length; at += piece) messages.push(...reader.read(bytes.subarray(at, at + piece)));
  return messages;
};
const video = (timestamp: number, payload: Buffer): Buffer =>
  writeMessage({ chunkStream: 6, type: MESSAGE.video, streamID: 1, timestamp, payload });

describe('the chunk reader', () => {
  it.each([1, 3, 7, 4096, 100_000])('assembles a message from pieces of %d bytes', (piece) => {
    const payload = Buffer.alloc(9000, 7);
    const read = readAll(Buffer.concat([SIZE_4096, video(5, payload), video(0x1000001, payload)]), piece);
    expect(read.map(({ timestamp }) => timestamp)).toEqual([5, 0x1000001]);
    expect(read.every((message) => message.payload.equals(payload) && message.streamID === 1)).toBe(true);
  });

  it.each([
    ['has', (stamp: Buffer) => stamp],
    ['leaves out', () => Buffer.alloc(0)],
  ])('reads continuations of an encoder that %s the extended time stamp', (_what, repeated) => {
    const stamp = Buffer.of(1, 0, 0, 1);
    const payload = Buffer.concat([Buffer.alloc(256, 7), Buffer.of(1, 0)]);
    const chunks = [0, 128, 256].map((at) => payload.subarray(at, at + 128));
    const message = Buffer.concat([
      Buffer.from([6, 0xff, 0xff, 0xff, 0, 1, 2, 9, 1, 0, 0, 0]),
      stamp,
      chunks[0] ?? Buffer.alloc(0),
      ...chunks.slice(1).flatMap((chunk) => [Buffer.of(0xc6), repeated(stamp), chunk]),
    ]);
    for (const piece of [1, 5, 1000]) {
      const read = readAll(Buffer.concat([message, message, video(0, Buffer.of(9))]), piece);
      expect(read.map(({ timestamp }) => timestamp)).toEqual([0x1000001, 0x1000001, 0]);
      expect(read.slice(0, 2).every((each) => each.payload.equals(payload))).toBe(true);
    }
  });

  it.each([0x01000000, 0x7fffffff])('accepts an announced chunk size of %i', (size) => {
    const announced = Buffer.from(SIZE_4096);
    announced.writeUInt32BE(size, 12);
    const head = Buffer.from([6, 0, 0, 0, 0, 0x23, 0x28, 9, 1, 0, 0, 0]);
    expect(readAll(Buffer.concat([announced, head, Buffer.alloc(9000, 7)]), 500)).toHaveLength(1);
  });

  it('reads headers that leave out unchanged fields', () => {
    const frame = (head: number[]): Buffer => Buffer.concat([Buffer.from(head), Buffer.of(9, 9)]);
    const bytes = Buffer.concat([
      frame([0x06, 0, 0, 100, 0, 0, 2, 9, 1, 0, 0, 0]),
      frame([0x46, 0, 0, 33, 0, 0, 2, 9]),
      frame([0x86, 0, 0, 34]),
      frame([0xc6]),
    ]);
    expect(readAll(bytes, 1).map(({ timestamp }) => timestamp)).toEqual([100, 133, 167, 201]);
  });

  it('assembles two messages with alternating chunks', () => {
    const half = (stream: number, byte: number, isFirst: boolean): Buffer =>
      Buffer.concat([
        isFirst ? Buffer.from([stream, 0, 0, 0, 0, 1, 0, 9, 1, 0, 0, 0]) : Buffer.of(0xc0 | stream),
        Buffer.alloc(128, byte),
      ]);
    const read = readAll(Buffer.concat([half(6, 1, true), half(7, 2, true), half(6, 1, false), half(7, 2, false)]), 50);
    expect(read.map(({ payload }) => [payload.length, payload[0], payload[255]])).toEqual([
      [256, 1, 1],
      [256, 2, 2],
    ]);
  });

  it('drops a message that the peer aborts', () => {
    const begun = Buffer.concat([Buffer.from([0x06, 0, 0, 0, 0, 1, 0, 9, 1, 0, 0, 0]), Buffer.alloc(128, 1)]);
    const abort = Buffer.from([0x02, 0, 0, 0, 0, 0, 4, 2, 0, 0, 0, 0, 0, 0, 0, 6]);
    const read = readAll(Buffer.concat([begun, abort, video(1, Buffer.of(5))]), 999);
    expect(read.map(({ payload }) => [...payload])).toEqual([[5]]);
  });

  it.each([
    ['a message that is too long', Buffer.from([6, 0, 0, 0, 0, 0x27, 0x11, 9, 1, 0, 0, 0]), 'messageSize'],
    ['a chunk size of zero', Buffer.from([2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0]), 'chunk'],
    ['a chunk size with its first bit set', Buffer.from([2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0x80, 0, 0, 0]), 'chunk'],
    ['a chunk stream without a whole header', Buffer.of(0xc6), 'chunk'],
    [
      'one chunk stream too many',
      Buffer.concat([3, 4, 5].map((id) => Buffer.from([id, 0, 0, 0, 0, 0, 1, 9, 1, 0, 0, 0, 0]))),
      'chunkStreams',
    ],
    [
      'too many bytes in messages that are not complete',
      Buffer.concat(
        [3, 4].map((id) =>
          Buffer.concat([Buffer.from([id, 0, 0, 0, 0, 0x1f, 0x40, 9, 1, 0, 0, 0]), Buffer.alloc(128)]),
        ),
      ),
      'messageSize',
    ],
  ])('refuses %s', (_what, bytes, fault) => {
    expect(() => readAll(bytes, 5)).toThrow(expect.objectContaining({ fault }));
  });

  it('keeps no bytes of a complete message', () => {
    const reader = new ChunkReader(LIMITS);
    expect([...reader.read(Buffer.concat([SIZE_4096, video(0, Buffer.alloc(5000))]))]).toHaveLength(1);
    expect(reader.heldBytes).toBe(0);
  });
});
