import type { PictureSetting } from '#protocol/entities/player.ts';
import { AVATAR_IDS, avatarSrc } from '#art/index.ts';

/** System default: the player's own picture is hidden (specification 1 §3). */
const DEFAULT = 2;

/**
 * The picture of a player: the own one, or the default face that goes with the id.
 * @param player `picURL` and `pictureSetting` as the service says
 */
export function playerPicture(player: { playerID: string; picURL: string; pictureSetting: PictureSetting }): string {
  if (player.pictureSetting !== DEFAULT && player.picURL !== '') return player.picURL;
  return avatarSrc(AVATAR_IDS[Number(player.playerID.slice(-4)) % AVATAR_IDS.length] ?? 'cat');
}
