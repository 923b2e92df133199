import { expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { resumeChannels } from './resume.ts';

it('returns up to 300 missed messages in order, and none if more were missed (decisions §2)', async () => {
  const { ports } = await createMemoryWorld();
  const { store } = ports;
  const player = assertDefined(await store.table('players').get('10000001'), 'the player');
  const head = assertDefined(await store.table('channels').get('public'), 'the channel');
  const last = assertDefined(await store.table('messages').get('public', head.Seq), 'its newest message');
  const missed = Array.from({ length: 301 }, (_, at) => ({ ...last, Seq: head.Seq + 1 + at, ID: `missed-${at + 1}` }));
  await store.transaction(async (tx) => {
    await tx.table('messages').insert(missed);
    await tx.table('channels').update({ Channel: 'public' }, { Seq: head.Seq + 301 });
  });

  const from = async (Seq: number) => {
    const { Channels } = await resumeChannels(store, player, [{ ChannelType: 1, Epoch: head.Epoch, Seq }]);
    return assertDefined(Channels[0], 'the answer');
  };
  const tooMany = await from(head.Seq);
  expect([tooMany.Recovered, tooMany.Seq, tooMany.List]).toEqual([false, head.Seq + 301, []]);
  const whole = await from(head.Seq + 1);
  expect([whole.Recovered, whole.List.map(({ ID }) => ID)]).toEqual([true, missed.slice(1).map(({ ID }) => ID)]);
});
