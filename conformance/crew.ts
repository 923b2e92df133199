import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { grantItems } from '#protocol/endpoints/dev.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Line } from './line.ts';
import { Seat, type Stage } from './stage.ts';

/** A fresh member with both sockets open. */
export interface Mate {
  readonly seat: Seat;
  readonly id: string;
  readonly lobby: Line;
  readonly chat: Line;
}

export interface Provision {
  readonly count: number;
  readonly VIPLevel?: number;
  /** Gold and gems beside what a new account has. */
  readonly gold?: number;
  readonly gems?: number;
}

/**
 * Makes up to five fresh members on a phone that no other case uses: one code opens them all, so that the limit of codes a
 * day does not end the sessions of the first.
 */
export async function freshMates(stage: Stage, phone: string, provision: Provision): Promise<readonly Mate[]> {
  const { Token } = await stage.prove(phone);
  const mates: Mate[] = [];
  for (let made = 0; made < provision.count; made += 1) {
    // Accounts made in the same millisecond would be equally old: the phone's first is to be the first made.
    if (made > 0) await stage.advance(1);
    mates.push(await openAccount(stage, Token, ''));
  }
  for (const { id } of mates) await provide(stage, id, provision);
  return mates;
}

/** Signs an account of a proved phone in: a new one where `PlayerID` is empty. */
export async function openAccount(stage: Stage, Token: string, PlayerID: string): Promise<Mate> {
  const visitor = stage.visitor();
  const csrfToken = await visitor.csrfToken();
  const seat = new Seat(stage, visitor, await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken }));
  return { seat, id: seat.playerID, lobby: await seat.line('lobby'), chat: await seat.line('chat') };
}

/** Gives a member a tier, gold and gems. */
export async function provide(
  stage: Stage,
  PlayerID: string,
  { VIPLevel, gold, gems }: Omit<Provision, 'count'>,
): Promise<void> {
  if (VIPLevel !== undefined) await stage.setState(PlayerID, { VIPLevel });
  const grant = (ItemID: number, Amount: number) => stage.visitor().call(grantItems, { PlayerID, ItemID, Amount });
  if (gold !== undefined && gold > 0) await grant(ITEM.gold, gold);
  if (gems !== undefined && gems > 0) await grant(ITEM.gem, gems);
}
