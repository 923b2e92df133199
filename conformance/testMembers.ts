import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { grantItems } from '#protocol/endpoints/dev.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { TestSocket } from './testSocket.ts';
import { TestSession, type TestContext } from './testContext.ts';

export interface TestMember {
  readonly session: TestSession;
  readonly id: string;
  readonly lobby: TestSocket;
  readonly chat: TestSocket;
}

export interface Provision {
  readonly count: number;
  readonly VIPLevel?: number;
  /** Gold and gems are added to the items of a new account. */
  readonly gold?: number;
  readonly gems?: number;
  /** Whether the accounts stay too young to give. */
  readonly isYoung?: boolean;
}

/**
 * Creates up to five new members on a phone that no other case uses. One code is enough for all of them, so that the daily limit of codes
 * does not end the first sessions.
 */
export async function createTestMembers(
  context: TestContext,
  phone: string,
  provision: Provision,
): Promise<readonly TestMember[]> {
  const { Token } = await context.prove(phone);
  const members: TestMember[] = [];
  for (let made = 0; made < provision.count; made += 1) {
    // Accounts made in the same millisecond would be equally old, but the phone's first account has to be the oldest.
    if (made > 0) await context.advance(1);
    const member = await openAccount(context, Token, '');
    if (provision.isYoung !== true) await context.letGive(member.id);
    members.push(member);
  }
  for (const { id } of members) await provide(context, id, provision);
  return members;
}

/** @param PlayerID empty for a new account */
export async function openAccount(context: TestContext, Token: string, PlayerID: string): Promise<TestMember> {
  const visitor = context.visitor();
  const csrfToken = await visitor.csrfToken();
  const session = new TestSession(
    context,
    visitor,
    await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken }),
  );
  return {
    session,
    id: session.playerID,
    lobby: await session.openSocket('lobby'),
    chat: await session.openSocket('chat'),
  };
}

export async function provide(
  context: TestContext,
  PlayerID: string,
  { VIPLevel, gold, gems }: Omit<Provision, 'count' | 'isYoung'>,
): Promise<void> {
  if (VIPLevel !== undefined) await context.setState(PlayerID, { VIPLevel });
  const grant = (ItemID: number, Amount: number) => context.visitor().call(grantItems, { PlayerID, ItemID, Amount });
  if (gold !== undefined && gold > 0) await grant(ITEM.gold, gold);
  if (gems !== undefined && gems > 0) await grant(ITEM.gem, gems);
}
