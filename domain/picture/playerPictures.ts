import { getHeadshot } from '#protocol/endpoints/picture.ts';
import type { Reader, Transaction } from '../ports/store.ts';

/** Old messages show earlier pictures of the player. */
const PICTURES_A_PLAYER = 5;

export const pictureAddress = (ID: string): string => `${getHeadshot.path}?ID=${ID}`;
const pictureLock = (ID: string): string => `picture:${ID}`;

/** Newest first. */
async function picturesOf(db: Reader, PlayerID: string): Promise<readonly string[]> {
  const rows = await db.table('playerPictures').find({ where: { PlayerID }, order: [['CreateTime', 'desc']] });
  return rows.map(({ PictureID }) => PictureID);
}

/**
 * Stores a picture as the newest of a player. Above five pictures the oldest is removed, unless another player also has it. Takes the locks
 * of the player and of every affected picture.
 * @param draft the picture by the digest of its bytes, and its bytes as base64
 */
export async function savePicture(
  tx: Transaction,
  PlayerID: string,
  draft: { readonly ID: string; readonly Data: string; readonly CreateTime: string },
): Promise<void> {
  const { ID, CreateTime } = draft;
  const seen = await picturesOf(tx, PlayerID);
  const locked = new Set([ID, ...seen]);
  await tx.lock([`player:${PlayerID}`, ...[...locked].map(pictureLock)]);
  if ((await tx.table('pictures').get(ID)) === undefined) await tx.table('pictures').insert(draft);
  const own = tx.table('playerPictures');
  if ((await own.get(PlayerID, ID)) === undefined) await own.insert({ PlayerID, PictureID: ID, CreateTime });
  else await own.update({ PlayerID, PictureID: ID }, { CreateTime });
  const others = (await picturesOf(tx, PlayerID)).filter((each) => each !== ID);
  // A picture that was added meanwhile is not locked. The next upload handles it.
  for (const old of others.slice(PICTURES_A_PLAYER - 1)) if (locked.has(old)) await dropPicture(tx, PlayerID, old);
}

/** Keeps pictures that other players also have. */
export async function forgetPictures(tx: Transaction, PlayerID: string): Promise<void> {
  const own = await picturesOf(tx, PlayerID);
  if (own.length > 0) await tx.lock(own.map(pictureLock));
  for (const ID of own) await dropPicture(tx, PlayerID, ID);
}

/** The caller holds the picture's lock. */
async function dropPicture(tx: Transaction, PlayerID: string, ID: string): Promise<void> {
  await tx.table('playerPictures').remove({ PlayerID, PictureID: ID });
  if ((await tx.table('playerPictures').count({ PictureID: ID })) === 0) await tx.table('pictures').remove({ ID });
}
