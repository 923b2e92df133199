import { givingOpensAt } from '#protocol/rules/giving.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { isGuestPlayer } from '../session/guest.ts';

/** What a player may do now among other players. */
export interface PlayerRights {
  /** Everything that a guest may not: buy, spend, invite, make friends, join a club, claim a red envelope. */
  readonly isMember: boolean;
  /** Write to friends and customer service. */
  readonly mayWrite: boolean;
  /** Write in shared channels too, and to any player. */
  readonly mayWriteToAll: boolean;
  /** Give gold and effect gifts. */
  readonly mayGive: boolean;
}

/** Whether shared channels are open to a player: a member of the tier of CHAT_MIN_VIP (decisions §5). */
export const hasChatTier = (player: PlayerRow, chatMinVip: number): boolean =>
  !isGuestPlayer(player) && player.VIPLevel >= chatMinVip;

/** The rights of a player at a moment. Sending a message and giving a gift check each of them again, with a reason. */
export function rightsOf(player: PlayerRow, { ports, now, nowText }: Moment): PlayerRights {
  const isMember = !isGuestPlayer(player);
  const mayWrite = isMember && player.MutedUntil <= nowText;
  return {
    isMember,
    mayWrite,
    mayWriteToAll: mayWrite && hasChatTier(player, ports.settings.chatMinVip),
    mayGive: mayWrite && now >= givingOpensAt(player.RegistTime),
  };
}
