import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as endpoints from '#protocol/endpoints/picture.ts';
import { fail } from '#protocol/failure.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { recordActivity } from '../activity/record.ts';
import { identify, requireLive } from '../session/session.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { MAX_PIXELS, MAX_PROGRESSIVE_PIXELS } from '../ports/pictures.ts';
import { readBase64, readJpeg, writeBase64 } from './dataUrl.ts';
import { readJpegFrame } from './jpegFrame.ts';
import { savePicture, pictureAddress } from './playerPictures.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const UPLOADS_A_DAY = 20;
/** How long a caller waits while too many pictures wait to be decoded. */
const BUSY_SECONDS = 5;

export const uploadHeadshot = answerEndpoint(endpoints.uploadHeadshot, async ({ Token, Img }, context, db) => {
  const { ports, nowText } = context;
  const { player, session } = await identify(ports, db, Token);
  const { PlayerID } = player;
  const jpeg = readJpeg(Img);
  if (jpeg === 'tooLarge') fail(300005, { Field: 'Img' });
  if (jpeg === undefined) fail(300019);
  const frame = readJpegFrame(jpeg) ?? fail(300019);
  if (frame.width * frame.height > (frame.progressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS))
    fail(300005, { Field: 'Img' });
  const counted = `headshot:${PlayerID}`;
  const wait = await ports.limiter.hit(counted, UPLOADS_A_DAY, DAY_MS);
  if (wait > 0) fail(300002, { RetryAfter: Math.ceil(wait / 1000) });
  const picture = (await ports.pictures.rewrite(jpeg)) ?? fail(300019);
  if (picture === 'busy') {
    await ports.limiter.takeBack(counted);
    fail(300002, { RetryAfter: BUSY_SECONDS });
  }
  const ID = bytesToHex(sha256(picture));
  const PicURL = pictureAddress(ID);
  await ports.store.transaction(async (tx) => {
    // The picture may have waited for seconds.
    await requireLive(tx, session, ports.clock.now());
    await savePicture(tx, PlayerID, { ID, Data: writeBase64(picture), CreateTime: nowText });
    await tx.table('players').update({ PlayerID }, { Picture: PicURL, PictureSetting: 1 });
    await recordActivity(tx, context, PlayerID, { Kind: 'profile' });
  });
  return { PicURL };
});

export const getHeadshot = answerEndpoint(endpoints.getHeadshot, async ({ ID }, { attach }, db) => {
  const kept = await db.table('pictures').get(ID);
  const bytes = kept === undefined ? fail(300011) : readBase64(kept.Data);
  if (bytes === undefined) throw new Error(`the picture ${ID} is no base64`);
  attach({ type: 'image/jpeg', maxAgeSeconds: YEAR_SECONDS, chunks: once(bytes) });
  return {};
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
