import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { getHeadshot, uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { fail } from '#protocol/failure.ts';
import { recordActivity } from '../activity/record.ts';
import { identify } from '../auth/session.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { readBase64, readJpeg, writeBase64 } from './dataUrl.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Uploads of one player in a day: pictures stay, since old messages show them. */
const UPLOADS_A_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

export const headshotUploaded = answerEndpoint(uploadHeadshot, async ({ Token, Img }, context, db) => {
  const { ports, nowText } = context;
  const { PlayerID } = (await identify(ports, db, Token)).player;
  const jpeg = readJpeg(Img);
  if (jpeg === 'tooLarge') fail(300005, { Field: 'Img' });
  if (jpeg === undefined) fail(300019);
  const wait = await ports.limiter.hit(`headshot:${PlayerID}`, UPLOADS_A_DAY, DAY_MS);
  if (wait > 0) fail(300002, { RetryAfter: Math.ceil(wait / 1000) });
  const picture = (await ports.pictures.rewrite(jpeg)) ?? fail(300019);
  const ID = bytesToHex(sha256(picture));
  const PicURL = `${getHeadshot.path}?ID=${ID}`;
  await ports.store.transaction(async (tx) => {
    await tx.lock([`picture:${ID}`, `player:${PlayerID}`]);
    if ((await tx.table('pictures').get(ID)) === undefined)
      await tx.table('pictures').insert({ ID, Data: writeBase64(picture), CreateTime: nowText });
    await tx.table('players').update({ PlayerID }, { Picture: PicURL, PictureSetting: 1 });
    await recordActivity(tx, context, PlayerID, { Kind: 'profile' });
  });
  return { PicURL };
});

export const headshot = answerEndpoint(getHeadshot, async ({ ID }, { attach }, db) => {
  const kept = await db.table('pictures').get(ID);
  const bytes = kept === undefined ? fail(300011) : readBase64(kept.Data);
  if (bytes === undefined) throw new Error(`the picture ${ID} is no base64`);
  attach({ type: 'image/jpeg', maxAgeSeconds: YEAR_SECONDS, chunks: once(bytes) });
  return {};
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
