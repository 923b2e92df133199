import { TAG, type FlvTag } from '../media/flv/flvTag.ts';
import { writeMetadata } from '../media/flv/metadata.ts';
import { type PublishedStream, publishRtmp, readPublishAddress } from '../media/push/rtmpClient.ts';

const FRAME_MS = 33;

/** Returns a sequence header of H.264 with one short SPS and PPS. */
export const videoHeaderOf = (level: number): Buffer =>
  Buffer.from([0x17, 0, 0, 0, 0, 1, 100, 0, level, 0xff, 0xe1, 0, 4, 0x67, 100, 0, level, 1, 0, 2, 0x68, 0xee]);

/** Tags in the form of H.264 and AAC without a real picture. A media server looks no deeper. */
export const STREAM = {
  metadata: {
    type: TAG.data,
    timestamp: 0,
    payload: writeMetadata(
      new Map([
        ['width', 1280],
        ['height', 720],
      ]),
    ),
  },
  video: { type: TAG.video, timestamp: 0, payload: videoHeaderOf(31) },
  audio: { type: TAG.audio, timestamp: 0, payload: Buffer.from([0xaf, 0, 0x12, 0x10]) },
} satisfies Record<string, FlvTag>;

/** Returns a frame that contains its number. */
export function frameOf(number: number, isKey: boolean, bytes = 400): Buffer {
  const payload = Buffer.alloc(bytes, number & 0xff);
  payload.set([isKey ? 0x17 : 0x27, 1, 0, 0, 0]);
  payload.writeUInt32BE(number, 5);
  return payload;
}

export const numberOf = ({ payload }: FlvTag): number => payload.readUInt32BE(5);

export const soundOf = (): Buffer => Buffer.from([0xaf, 1, 1, 2, 3, 4]);

/** A publisher that sends frames on demand. */
export interface DrawnPublisher {
  readonly stream: PublishedStream;
  /** Sends the next frames, each with a piece of sound. */
  frames(count: number, options?: { readonly bytes?: number; readonly keyEvery?: number }): Promise<void>;
}

/** Publishes with metadata and both descriptions. @param first the number of its first frame */
export async function publishDrawn(url: string, first = 0): Promise<DrawnPublisher> {
  const stream = await publishRtmp(readPublishAddress(url));
  for (const { type, timestamp, payload } of [STREAM.metadata, STREAM.video, STREAM.audio])
    await stream.send(type, timestamp, payload);
  let number = first;
  return {
    stream,
    frames: async (count, { bytes = 400, keyEvery = 10 } = {}) => {
      for (let sent = 0; sent < count; sent += 1) {
        const timestamp = (number - first) * FRAME_MS;
        await stream.send(TAG.video, timestamp, frameOf(number, (number - first) % keyEvery === 0, bytes));
        await stream.send(TAG.audio, timestamp, soundOf());
        number += 1;
      }
    },
  };
}
