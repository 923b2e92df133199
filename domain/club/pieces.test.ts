import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#protocol/duration.ts';
import type { Ports } from '../ports/index.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { clubJobs } from './jobs.ts';
import { RANK } from './office.ts';

const MEMBERS = 450;
const CLUB = '2';

let ports: Ports;

async function fill(): Promise<void> {
  await ports.store.transaction(async (tx) => {
    const [model] = await tx.table('players').find({ where: { ClubID: CLUB, ClubRole: 'member' }, limit: 1 });
    const there = await tx.table('clubMembers').count({ ClubID: CLUB });
    if (model === undefined) throw new Error('the demo world has no members');
    const ids = Array.from({ length: MEMBERS - there }, (_, at) => String(60_000_000 + at));
    await tx.table('players').insert(ids.map((PlayerID) => ({ ...model, PlayerID, NameKey: PlayerID, Phone: '' })));
    await tx.table('clubMembers').insert(
      ids.map((PlayerID) => ({
        PlayerID,
        ClubID: CLUB,
        Rank: RANK.member,
        JoinTime: model.RegistTime,
        Contribution: 0,
        Day: '',
        DayGrowth: 0,
        Week: '',
        WeekContribution: 0,
        Returned: 0,
      })),
    );
    await tx.table('clubs').update({ ClubID: CLUB }, { MemberCount: MEMBERS });
  });
}

beforeEach(async () => {
  ({ ports } = await createMemoryWorld({ clock: createMovableClock() }));
  await fill();
});

describe('a club with more members than one transaction takes', () => {
  it('gets a group message once each, except the sender and members who blocked the sender', async () => {
    const before = await ports.store.table('mails').count({ Source: 'club' });
    const nowText = new Date(ports.clock.now()).toISOString();
    const SenderID = '60000000';
    await ports.store.transaction(async (tx) => {
      await tx.table('relations').insert({ PlayerID: '60000001', OtherID: SenderID, Type: 2, CreateTime: nowText });
      await tx.table('clubBroadcasts').insert({
        ID: 'one',
        ClubID: CLUB,
        SenderID,
        Channel: 'mail',
        Text: '集合',
        Cursor: '',
        Done: false,
        CreateTime: nowText,
      });
    });
    await runDueJobs(ports, clubJobs);
    const mails = await ports.store.table('mails').find({ where: { Source: 'club', RefID: 'one' } });
    expect(new Set(mails.map(({ PlayerID }) => PlayerID)).size).toBe(mails.length);
    expect(mails.length).toBe(MEMBERS - 2);
    expect(await ports.store.table('mails').count({ Source: 'club' })).toBe(before + MEMBERS - 2);
    expect((await ports.store.table('clubBroadcasts').get('one'))?.Done).toBe(true);
  });

  it('is dissolved only with an empty vault: all members are removed and the alliance stays', async () => {
    const { store } = ports;
    await store.transaction((tx) =>
      tx.table('clubs').update({ ClubID: CLUB }, { DissolveTime: new Date(ports.clock.now()).toISOString() }),
    );
    ports.clock.advance(1000);
    await runDueJobs(ports, clubJobs);
    expect((await store.table('clubs').get(CLUB))?.DissolveTime).toBe('');
    expect(await store.table('clubMembers').count({ ClubID: CLUB })).toBe(MEMBERS);

    await store.transaction(async (tx) => {
      await tx.table('accounts').update({ Owner: `house:club:${CLUB}` }, { Balance: 0 });
      await tx.table('clubCoupons').remove({ ClubID: CLUB });
      await tx.table('clubs').update({ ClubID: CLUB }, { DissolveTime: new Date(ports.clock.now()).toISOString() });
    });
    ports.clock.advance(DAY_MS);
    await runDueJobs(ports, clubJobs);
    expect(await store.table('clubs').get(CLUB)).toBeUndefined();
    expect(await store.table('clubMembers').count({ ClubID: CLUB })).toBe(0);
    expect(await store.table('players').count({ ClubID: CLUB })).toBe(0);
    expect(await store.table('clubInvitations').count({ ClubID: CLUB })).toBe(0);
    expect((await store.table('alliances').get('1'))?.ClubCount).toBe(2);
  });
});
