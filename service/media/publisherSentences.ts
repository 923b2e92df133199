import type { PublisherReason } from './authority.ts';

/** Sentences that a refused encoder shows. */
export const REFUSAL_SENTENCES = {
  unknownKey: 'The stream key is not known. Copy the newest one from the console.',
  formerKey: 'The stream key was reset. Copy the new one from the console.',
  hostClosed: 'The account of this stream key is closed, banned or paused.',
  attempts: 'Too many wrong stream keys. Try again in a minute.',
  inUse: 'Another encoder is on air with this stream key. Stop it first, or request a new key.',
  bitrate: 'The encoder sent more than this server takes. Lower its bitrate and start again in ten seconds.',
  unavailable: 'The stream key cannot be checked at the moment. Try again soon.',
  stopping: 'The server restarts. Try again soon.',
} satisfies Record<PublisherReason, string>;

/** The sentence for a publisher over the limit, in megabits a second. */
export const bitrateSentence = (limit: number): string =>
  `This server takes at most ${limit} Mbit/s of one stream. Lower the bitrate of the encoder.`;

/** Sentences that an encoder shows when its publication is cut. */
export const CUT_SENTENCES = {
  keyReset: REFUSAL_SENTENCES.formerKey,
  stopped: 'An operator stopped the stream.',
  replaced: 'Another connection goes on with this stream.',
};
