import { beforeAll, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { createRuleWorld, type RuleWorld } from '../testing/ruleWorld.ts';
import { accountsOfPerson } from './person.ts';

const [ONE, OTHER, THIRD] = ['10000002', '10000003', '10000004'];

let world: RuleWorld;
beforeAll(async () => {
  world = await createRuleWorld();
}, 30_000);

/** The accounts of the first player's person that one link joins, without accounts of the demo world. */
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

it('is alone if it shares nothing with another account', async () => {
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

it('has accounts that phones and devices join over other accounts', async () => {
  const device = { DeviceHash: 'd', Browser: '', System: '', Provider: 'phone', FirstTime: ago(1), LastTime: ago(1) };
  const joined = await joinedBy(async (tx) => {
    await tx.table('players').update({ PlayerID: { in: [ONE, OTHER] } }, { Phone: '0948000099' });
    await tx.table('devices').insert([OTHER, THIRD].map((PlayerID) => ({ PlayerID, ...device })));
  });
  expect(joined).toEqual([ONE, OTHER, THIRD]);
});

it('has accounts on the phone of a friend who was invited recently', async () => {
  const joined = await joinedBy(async (tx) => {
    await tx.table('players').update({ PlayerID: { in: [OTHER, THIRD] } }, { Phone: '0948000099' });
    await tx.table('invitations').insert({ PlayerID: OTHER, InviterID: ONE, CreateTime: ago(1), ClaimTime: '' });
  });
  expect(joined).toEqual([ONE, OTHER, THIRD]);
});

it('does not follow a device with many accounts', async () => {
  const device = { Browser: '', System: '', Provider: 'phone', FirstTime: ago(1), LastTime: ago(1) };
  const strangers = Array.from({ length: 10 }, (_, at) => `1999990${at}`);
  const joined = await joinedBy((tx) =>
    tx
      .table('devices')
      .insert([
        ...[ONE, OTHER, ...strangers].map((PlayerID) => ({ PlayerID, DeviceHash: 'café', ...device })),
        ...[OTHER, THIRD].map((PlayerID) => ({ PlayerID, DeviceHash: 'own', ...device })),
      ]),
  );
  expect(joined).toEqual([ONE, OTHER, ...strangers]);
});

it.each([
  [29, [ONE, OTHER, THIRD]],
  [31, [ONE]],
])('has accounts of the inviter and other invited friends for 30 days: after %i days', async (days, accounts) => {
  const invitation = { InviterID: THIRD, CreateTime: ago(days), ClaimTime: '' };
  const joined = await joinedBy((tx) =>
    tx.table('invitations').insert([ONE, OTHER].map((PlayerID) => ({ PlayerID, ...invitation }))),
  );
  expect(joined).toEqual(accounts);
});
