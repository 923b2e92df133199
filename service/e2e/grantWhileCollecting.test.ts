import { expect, it } from 'vitest';
import { auditLedger } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createTestMembers, type TestMember } from '#conformance/testMembers.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { actOnMails, getMails } from '#protocol/operations/mail.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { GIFT_MINIMUM_GOLD } from '#protocol/rules/gift.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import type { DiskService } from '../testing/diskService.ts';
import { describeOnEachDatabaseAndNodes } from '../testing/eachDatabase.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const PLAYERS = 4;
/** The number of gifts per player. */
const GIFTS = 12;
const GOLD = 1_000_000;

describeOnEachDatabaseAndNodes(describeScene);

function describeScene(start: () => Promise<DiskService>): void {
  it('every gift is collected while the operator grants gold to the same players in another process', {
    timeout: 120_000,
  }, async () => {
    const service = await start();
    const context = new TestContext(createWireAdapter(service.origin));
    try {
      const members = await createTestMembers(context, '0914699011', { count: PLAYERS, VIPLevel: 8, gold: GOLD });
      await giveGifts(members);
      const before = await Promise.all(members.map(goldOf));
      const mails = await Promise.all(members.map(mailsOf));
      expect(mails.map(({ length }) => length)).toEqual(members.map(() => GIFTS));

      const granting = await grantBeside(service, members);
      const collected = await Promise.all(members.map((member, at) => collectOneByOne(member, mails[at] ?? [])));
      const grants = await granting.stop();

      expect(collected).toEqual(mails);
      expect(grants).toBeGreaterThan(0);
      const worth = GIFTS * GIFT_MINIMUM_GOLD + grants;
      expect(await Promise.all(members.map(goldOf))).toEqual(before.map((gold) => gold + worth));
      expect(await service.ports.store.transaction((tx) => auditLedger(tx))).toEqual([]);
    } finally {
      context.clear();
      await service.stop();
    }
  });
}

/** Sends one gold from each player to the next. */
async function giveGifts(members: readonly TestMember[]): Promise<void> {
  for (let given = 0; given < GIFTS; given += 1) {
    await Promise.all(
      members.map(({ chat }, at) => {
        const ToID = assertDefined(members[(at + 1) % members.length], 'a player').id;
        return chat.call(sendGift, { ToID, ItemID: ITEM.gold, Amount: GIFT_MINIMUM_GOLD });
      }),
    );
  }
}

const goldOf = async ({ lobby }: TestMember): Promise<number> => (await lobby.call(getWallet, {})).Gold;

/** The IDs of a player's mails, oldest first. */
async function mailsOf({ lobby }: TestMember): Promise<readonly string[]> {
  const { List } = await lobby.call(getMails, { Page: 1, PerPage: 50 });
  return List.map(({ MailID }) => MailID).toReversed();
}

/** Collects each mail by a separate call. Returns the IDs of the collected mails. */
async function collectOneByOne({ lobby }: TestMember, mails: readonly string[]): Promise<readonly string[]> {
  const collected: string[] = [];
  for (const mail of mails) {
    const { Collected } = await lobby.call(actOnMails, { Collect: [mail] });
    collected.push(...Collected);
  }
  return collected;
}

/**
 * Grants one gold to all players repeatedly with a separate store, as a command line in another process does.
 * @returns after the first grant; `stop` returns the number of grants
 */
async function grantBeside(
  { databaseUrl, ports }: DiskService,
  members: readonly TestMember[],
): Promise<{ stop(): Promise<number> }> {
  const store = await openDatabase(databaseUrl, { bus: createLocalBus(), log: createLog('silent') });
  const admin = openAdminLine(() => ({ ports: { ...ports, store } }));
  let isWanted = true;
  let grants = 0;
  let onFirst = (): void => {};
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const grant = async (): Promise<void> => {
    while (isWanted) {
      expect(await admin('player', 'grant', ...members.map(({ id }) => id), '--gold', '1', '--reason', 'test')).toBe(0);
      grants += 1;
      onFirst();
    }
  };
  const granting = grant();
  await first;
  return {
    async stop() {
      isWanted = false;
      await granting;
      await store.close();
      return grants;
    },
  };
}
