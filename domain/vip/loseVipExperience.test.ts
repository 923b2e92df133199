import { beforeEach, expect, it } from 'vitest';
import { vipRaised } from '#protocol/operations/vip.ts';
import type { Push, Transaction } from '../ports/store.ts';
import { createRuleWorld, type RuleWorld } from '../testing/ruleWorld.ts';
import { recordCalls } from '../testing/storeCalls.ts';
import { gainExperience } from './experience.ts';
import { loseVipExperience } from './loseVipExperience.ts';

const PLAYER = '10000002';

let world: RuleWorld;
beforeEach(async () => {
  world = await createRuleWorld();
  await world.within((tx) => tx.table('experience').remove({ PlayerID: PLAYER }));
}, 30_000);

const setTier = (tx: Transaction, VIPLevel: number) => tx.table('players').update({ PlayerID: PLAYER }, { VIPLevel });

it('keeps a tier that an operator set before it was recorded, also after a purchase', async () => {
  await world.within((tx) => setTier(tx, 5));
  await world.within((tx) => gainExperience(tx, PLAYER, { vip: 100 }));
  const loss = await world.within((tx) => loseVipExperience(tx, PLAYER, 100));
  expect(loss).toEqual({ Lost: 100, From: 5, To: 5 });
});

it('pushes the tier and the experience that are left', async () => {
  await world.within(async (tx) => {
    await setTier(tx, 1);
    await gainExperience(tx, PLAYER, { vip: 600 });
  });
  const pushes: Push[] = [];
  await world.within((inner) => {
    const { tx } = recordCalls({
      table: (name) => inner.table(name),
      lock: (keys) => inner.lock(keys),
      publish: (push) => void pushes.push(push),
      afterCommit: (effect) => inner.afterCommit(effect),
    });
    return loseVipExperience(tx, PLAYER, 200);
  });
  const own = pushes.filter(({ op }) => op === vipRaised.op);
  expect(own.map(({ result }) => result)).toEqual([{ VIPLevel: 1, Experience: 400, Next: 500 }]);
});
