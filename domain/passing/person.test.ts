import { beforeAll, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { createRuleWorld, type RuleWorld } from '../testing/ruleWorld.ts';
import { accountsOfPerson } from './person.ts';

const DAY_MS = 86_400_000;
const [ONE, OTHER, THIRD] = ['10000002', '10000003', '10000004'];

let world: RuleWorld;
beforeAll(async () => {
  world = await createRuleWorld();
}, 30_000);

/** The accounts of the first player's person that one link joins, without those of the demo world. */
async function joinedBy(join: Parameters<RuleWorld['within']>[0]): Promise<readonly string[]> {
  return world.within(async (tx) => {
    for (const table of ['devices', 'invitations'] as const) await tx.table(table).remove({});
    await tx.table('players').update({ PlayerID: { in: [ONE, OTHER, THIRD] } }, { Phone: '', DeviceID: '' });
    await join(tx);
    const player = assertDefined(await tx.table('players').get(ONE), 'a player');
    return (await accountsOfPerson(tx, player, world.moment.now)).toSorted();
  });
}
const ago = (days: number): string => new Date(world.moment.now - days * DAY_MS).toISOString();

it('is alone without anything in common', async () => {
  expect(await joinedBy(() => Promise.resolve())).toEqual([ONE]);
});

it('has all accounts on one phone', async () => {
  const joined = await joinedBy((tx) =>
    tx.table('players').update({ PlayerID: { in: [ONE, THIRD] } }, { Phone: '0948000099' }),
  );
  expect(joined).toEqual([ONE, THIRD]);
});

it('has all accounts on one device', async () => {
  const device = { DeviceHash: 'd', Browser: '', System: '', Provider: 'phone', FirstTime: ago(1), LastTime: ago(1) };
  const joined = await joinedBy((tx) =>
    tx.table('devices').insert([ONE, OTHER].map((PlayerID) => ({ PlayerID, ...device }))),
  );
  expect(joined).toEqual([ONE, OTHER]);
});

it.each([
  [29, [ONE, OTHER, THIRD]],
  [31, [ONE]],
])('has the inviter and the other invited friends for 30 days: after %i', async (days, accounts) => {
  const invitation = { InviterID: THIRD, CreateTime: ago(days), ClaimTime: '' };
  const joined = await joinedBy((tx) =>
    tx.table('invitations').insert([ONE, OTHER].map((PlayerID) => ({ PlayerID, ...invitation }))),
  );
  expect(joined).toEqual(accounts);
});
