import { setClubState } from '#protocol/endpoints/dev.ts';
import { createClub, getClub, getClubMembers, getClubRank, searchClubs } from '#protocol/operations/club.ts';
import { editClub } from '#protocol/operations/clubOffice.ts';
import { depositToClubVault } from '#protocol/operations/clubVault.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { actor, cast, clubPhone, fellow, founder, freshName, gather, refused } from './clubCast.ts';

export const clubFoundCases: readonly ConformanceCase[] = [
  conforms(
    createClub,
    200,
    'founds a club for 100,000 gold with its founder as leader, found by name and id',
    async (context) => {
      await context.advance(11);
      const who = await actor(context, clubPhone(10), 500_000);
      const before = await who.socket.call(getWallet, {});
      const ClubName = freshName();
      const club = await who.socket.call(createClub, { ClubName, FlagColor: 7, Badge: 4 });
      expectEqual((await who.socket.call(getWallet, {})).Gold, before.Gold - 100_000, 'gold afterwards');
      expectEqual(
        [club.ClubName, club.FlagColor, club.PicInfo, club.Level, club.MemberCount, club.MemberLimit],
        [ClubName, 7, { Path: '', DefaultID: 4 }, 1, 1, 200],
        'the club',
      );
      expectEqual(
        [club.MyRole, club.Leader?.PlayerID, club.Vault, club.HasChat],
        ['leader', who.ID, 0, false],
        'its head',
      );
      for (const Search of [ClubName.slice(1, 9), club.ClubID]) {
        const { List, Total } = await who.socket.call(searchClubs, { Search, Page: 1 });
        expectEqual([List.map(({ ClubID }) => ClubID), Total], [[club.ClubID], 1], `found by ${Search}`);
      }
      await refused(who, createClub, { ClubName: freshName() }, 200103);
    },
  ),
  conforms(createClub, 100011, 'refuses a founder without enough gold, and leaves the name free', async (context) => {
    const who = await gather(context, () => actor(context, clubPhone(17)));
    await context.setState(who.ID, { VIPLevel: 3 });
    const ClubName = freshName();
    await refused(who, createClub, { ClubName }, 100011);
    expectEqual((await who.socket.call(searchClubs, { Search: ClubName, Page: 1 })).Total, 0, 'clubs of that name');
  }),
  conforms(createClub, 200112, 'refuses players below VIP 3', async (context) => {
    const who = await gather(context, () => actor(context, clubPhone(11)));
    await context.setState(who.ID, { VIPLevel: 2 });
    await refused(who, createClub, { ClubName: freshName() }, 200112);
  }),
  conforms(
    createClub,
    200102,
    'requires 2 to 10 Chinese characters, letters or digits, and no blocked word',
    async (context) => {
      await context.advance(11);
      const who = await actor(context, clubPhone(11), 1);
      for (const ClubName of ['', '一', '一二三四五六七八九十一', '有 空格', 'a_b', 'Café', '外掛之家'])
        await refused(who, createClub, { ClubName }, 200102);
    },
  ),
  conforms(createClub, 200101, 'refuses the name of another club in any width or case', async (context) => {
    const who = await gather(context, () => actor(context, clubPhone(11), 200_000));
    await refused(who, createClub, { ClubName: '幸運草' }, 200101);
    const other = await gather(context, () => actor(context, clubPhone(15), 200_000));
    const letters = `A${freshName().slice(1)}`;
    await other.socket.call(createClub, { ClubName: letters });
    await refused(other, createClub, { ClubName: letters }, 200103);
    const again = await gather(context, () => actor(context, clubPhone(11), 1));
    await refused(again, createClub, { ClubName: letters.toLowerCase() }, 200101);
  }),
  conforms(createClub, 200101, 'refuses a name that looks like the name of another club', async (context) => {
    const who = await gather(context, () => actor(context, clubPhone(17), 200_000));
    for (const ClubName of ['夜猫基地', '海湾联谊会', '幸运草']) await refused(who, createClub, { ClubName }, 200101);
  }),
  conforms(createClub, 300046, 'refuses a name that is reserved for the operator', async (context) => {
    const who = await gather(context, () => actor(context, clubPhone(17), 200_000));
    for (const ClubName of ['官方俱樂部', 'BJ188', 'GM01', '客服之家'])
      await refused(who, createClub, { ClubName }, 300046);
  }),
  conforms(createClub, 200103, 'refuses members of a club', async (context) => {
    const { member } = await cast(context);
    await refused(member, createClub, { ClubName: freshName() }, 200103);
  }),
  conforms(createClub, 200114, 'refuses a player without a phone', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(createClub.op, { ClubName: freshName() })).Code, 200114, 'a guest');
  }),

  conforms(
    searchClubs,
    200,
    'lists every club once over its pages; wildcards are plain characters',
    async (context) => {
      const { outsider } = await cast(context);
      const all = await outsider.socket.call(searchClubs, { Page: 1, PerPage: 100 });
      expectEqual(all.List.length, all.Total, 'clubs on one page');
      const pages = [];
      for (let Page = 1; Page <= Math.ceil(all.Total / 4); Page += 1)
        pages.push(...(await outsider.socket.call(searchClubs, { Page, PerPage: 4 })).List);
      expectEqual(
        pages.map(({ ClubID }) => ClubID),
        all.List.map(({ ClubID }) => ClubID),
        'pages of four',
      );
      expectEqual((await outsider.socket.call(searchClubs, { Search: '%', Page: 1 })).Total, 0, 'clubs named %');
    },
  ),
  conforms(searchClubs, 200, 'filters clubs by language, and by open applications', async (context) => {
    const { leader, outsider, ClubID } = await cast(context);
    const find = async (asked: { Language?: 'id_id' | 'zh_tw'; Open?: boolean }): Promise<readonly string[]> => {
      const { List } = await outsider.socket.call(searchClubs, { ...asked, Page: 1, PerPage: 100 });
      return List.map((club) => club.ClubID);
    };
    await leader.socket.call(editClub, { Language: 'id_id', AcceptsApplications: true, LeastVIPLevel: 1 });
    expect((await find({ Language: 'id_id' })).includes(ClubID), 'among those of its language');
    expect(!(await find({ Language: 'zh_tw' })).includes(ClubID), 'not among those of another');
    expect((await find({ Open: true })).includes(ClubID), 'while one may apply');
    await leader.socket.call(editClub, { Language: 'zh_tw', LeastVIPLevel: 8 });
    expect(!(await find({ Open: true })).includes(ClubID), 'not from a tier below');
    await leader.socket.call(editClub, { AcceptsApplications: false, LeastVIPLevel: 1 });
    expect(!(await find({ Open: true })).includes(ClubID), 'not while it takes nobody');
    await leader.socket.call(editClub, { AcceptsApplications: true });
  }),

  conforms(getClub, 200, "shows the vault to officers only, and the club's texts to everyone", async (context) => {
    const { leader, deputy, member, outsider, ClubID } = await cast(context);
    const Description = `我們每天八點${freshName()}`;
    await leader.socket.call(editClub, { Description });
    const seen = await Promise.all(
      [leader, deputy, member, outsider].map(({ socket }) => socket.call(getClub, { ClubID })),
    );
    expectEqual(
      seen.map(({ Vault }) => Vault !== null && Vault > 0),
      [true, true, false, false],
      'who sees the vault',
    );
    expectEqual(
      seen.map(({ MyRole }) => MyRole),
      ['leader', 'deputy', 'member', ''],
      'roles',
    );
    for (const club of seen) {
      expectEqual([club.Description, club.HasChat, club.MemberCount], [Description, true, 3], 'the club');
      expectEqual(
        [club.Leader?.PlayerID, club.Deputies.map(({ PlayerID }) => PlayerID)],
        [leader.ID, [deputy.ID]],
        'its officers',
      );
    }
  }),
  conforms(getClub, 200, 'shows the demo world’s first club with its people and alliance', async (context) => {
    const { socket } = await gather(context, () => actor(context, '0900000001'));
    const club = await socket.call(getClub, {});
    expectEqual(
      [club.ClubID, club.AllianceID, club.AllianceName, club.LeaderName, club.MyRole],
      ['1', '1', '北斗聯盟', '青山不改', 'member'],
      'club 1',
    );
    expect(club.Deputies.length === 1 && club.Level > 1 && club.Contribution > 0, 'a deputy, a level, contributions');
    const { List, Total } = await socket.call(getClubMembers, { Page: 1, PerPage: 2000 });
    expectEqual([List.length, Total], [club.MemberCount, club.MemberCount], 'members');
    expect(
      List.some(({ Online }) => !Online),
      'members who are away',
    );
  }),
  conforms(getClub, 200098, 'refuses an unknown club id', async (context) => {
    const { outsider } = await cast(context);
    await refused(outsider, getClub, { ClubID: 'nowhere' }, 200098);
  }),

  conforms(getClubMembers, 200, 'lists leader and deputies first, then members by donations', async (context) => {
    const { leader, first, second } = await gather(context, async () => {
      const head = await founder(context, clubPhone(12));
      return {
        leader: head,
        first: await fellow(context, head, clubPhone(13)),
        second: await fellow(context, head, clubPhone(14)),
      };
    });
    await second.socket.call(depositToClubVault, { Amount: 1000 });
    expectEqual((await first.socket.call(getClub, {})).WeekContribution, 1000, 'given this week');
    const { List, Total } = await first.socket.call(getClubMembers, { Page: 1 });
    expectEqual(
      List.map(({ PlayerID, ClubRole, Contribution, WeekContribution }) => [
        PlayerID,
        ClubRole,
        Contribution > 0,
        WeekContribution,
      ]),
      [
        [leader.ID, 'leader', false, 0],
        [second.ID, 'member', true, 1000],
        [first.ID, 'member', false, 0],
      ],
      'members',
    );
    expectEqual(Total, 3, 'total');
    expect(
      List.every(({ Online }) => Online),
      'all of them are connected',
    );
    const page = await first.socket.call(getClubMembers, { Page: 2, PerPage: 2 });
    expectEqual(page.List, List.slice(2), 'the second page of two');
  }),

  conforms(getClubRank, 200, "orders clubs by growth, and shows the place of the player's club", async (context) => {
    const { leader, outsider, ClubID } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 5000 });
    const { List, OwnRank } = await leader.socket.call(getClubRank, { Page: 1, PerPage: 100 });
    const growths = List.map(({ Growth }) => Growth);
    expectEqual(
      growths,
      growths.toSorted((a, b) => b - a),
      'growth from most to least',
    );
    expectEqual(assertDefined(List[OwnRank - 1], 'the own place').ClubID, ClubID, 'the club there');
    expectEqual(
      List.map(({ Rank }) => Rank),
      List.map((_, at) => at + 1),
      'ranks',
    );
    expectEqual((await outsider.socket.call(getClubRank, { Page: 1 })).OwnRank, 0, 'of someone in no club');
  }),

  conforms(setClubState, 200, 'sets the counter and shows its old value', async (context) => {
    const { leader, ClubID } = await cast(context);
    expectEqual(await context.visitor().call(setClubState, { ClubID, MemberCount: 7 }), { MemberCount: 3 }, 'before');
    expectEqual((await leader.socket.call(getClub, {})).MemberCount, 7, 'afterwards');
    await context.visitor().call(setClubState, { ClubID, MemberCount: 3 });
  }),
  conforms(setClubState, 200098, 'refuses an unknown club id', async (context) => {
    expectEqual(
      (await context.visitor().ask(setClubState, { ClubID: 'nowhere', MemberCount: 1 })).Code,
      200098,
      'code',
    );
  }),
];
