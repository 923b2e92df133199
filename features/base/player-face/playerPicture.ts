import type { PictureSetting } from '#protocol/entities/player.ts';
import { AVATAR_IDS, avatarSrc } from '#art/index.ts';

/** System default: the player hides the picture (specification 1 §3). */
const DEFAULT = 2;

/**
 * Returns the picture of a player, or the default face of the id.
 *
 * @param player `picURL` and `pictureSetting` from the service
 */
export function playerPicture(player: { playerID: string; picURL: string; pictureSetting: PictureSetting }): string {
  if (player.pictureSetting !== DEFAULT && player.picURL !== '') return player.picURL;
  return avatarSrc(AVATAR_IDS[Number(player.playerID.slice(-4)) % AVATAR_IDS.length] ?? 'cat');
}
