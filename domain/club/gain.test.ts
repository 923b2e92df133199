import { expect, it } from 'vitest';
import { freshName } from '#conformance/cases/clubCast.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createTestMembers } from '#conformance/testMembers.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { approveClubApplication, applyToClub, createClub, getClub } from '#protocol/operations/club.ts';
import { depositToClubVault, exchangeClubVault } from '#protocol/operations/clubVault.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('counts free gold of young accounts in what a vault pays back too', async () => {
  const { adapter, ports } = await createMemoryWorld();
  const context = new TestContext(adapter);
  const [head, fellow] = await createTestMembers(context, '0948100001', { count: 2, VIPLevel: 3, gold: 500_000 });
  const [leader, member] = [assertDefined(head, 'a leader'), assertDefined(fellow, 'a member')];
  await leader.lobby.call(createClub, { ClubName: freshName() });
  const { ClubID } = await leader.lobby.call(getClub, {});
  await member.lobby.call(applyToClub, { ClubID });
  await leader.lobby.call(approveClubApplication, { PlayerID: member.id });
  await member.lobby.call(depositToClubVault, { Amount: 100_000 });
  // The vault paid this gold to another member, and young accounts filled it again.
  await ports.store.transaction((tx) => tx.table('clubs').update({ ClubID }, { FromYoung: 100_000 }));

  const free = async () => (await ports.store.table('freeItems').get(member.id, ITEM.gold))?.Amount ?? 0;
  const before = await free();
  const payBack = (Amount: number) => leader.lobby.ask(exchangeClubVault.op, { PlayerID: member.id, Amount });
  expect((await payBack(100_000)).Code).toBe(200_083);
  expect((await payBack(60_000)).Code).toBe(200);
  expect((await free()) - before).toBe(60_000);
  expect((await ports.store.table('clubs').get(ClubID))?.FromYoung).toBe(40_000);
}, 30_000);
