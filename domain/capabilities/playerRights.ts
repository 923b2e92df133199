import { givingOpensAt } from '#protocol/rules/giving.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { isGuestPlayer } from '../session/guest.ts';

export interface PlayerRights {
  /** May buy, spend, invite, make friends, join a club and claim a red envelope. Guests may not. */
  readonly isMember: boolean;
  /** May write to friends and customer service. */
  readonly mayWrite: boolean;
  /** May also write in shared channels, and to any player. */
  readonly mayWriteToAll: boolean;
  /** May give gold and effect gifts. */
  readonly mayGive: boolean;
}

/** Shared channels are open to members with at least the tier of CHAT_MIN_VIP (decisions §5). */
export const hasChatTier = (player: PlayerRow, chatMinVip: number): boolean =>
  !isGuestPlayer(player) && player.VIPLevel >= chatMinVip;

/** Sending a message and giving a gift check these rights again, and report a reason. */
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
