import { bindIdentityProvider } from '#protocol/endpoints/identityProvider.ts';
import { searchPlayers } from '#protocol/operations/relation.ts';
import { getUserInfo, modifyProfile } from '#protocol/operations/user.ts';
import { BLANK_TEXTS } from '../../blankTexts.ts';
import { identityToken } from '../../account.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual } from '../../expectation.ts';
import type { TestContext } from '../../testContext.ts';

const Introduction = '喜歡夜市，也喜歡貓。';

async function editor(context: TestContext, phone: string) {
  const session = await context.member(phone);
  const socket = await session.openSocket('lobby');
  const { Name } = await socket.call(getUserInfo, { PlayerID: session.playerID });
  const edit = (changes: object) => socket.ask(modifyProfile.op, { Name, PicSetting: 2, Introduction, ...changes });
  return { session, socket, Name, edit };
}

export const modifyProfileCases: readonly ConformanceCase[] = [
  conforms(modifyProfile, 200, 'changes the public profile, and counts the change of name', async (context) => {
    const { session, socket } = await editor(context, '0941000020');
    const changed = await socket.call(modifyProfile, { Name: '小貓甲', PicSetting: 2, Introduction });
    const counts = { Rename: 1, RenameLimit: 1 };
    expectEqual(changed, { Name: '小貓甲', PicSetting: 2, Introduction, ...counts }, 'answer');
    const other = await (await context.member('0900000001')).openSocket('lobby');
    const { Name, Information, Rename, RenameLimit } = await other.call(getUserInfo, { PlayerID: session.playerID });
    expectEqual([Name, Information, Rename, RenameLimit], ['小貓甲', Introduction, 1, 1], 'as others see it');
    const found = await other.call(searchPlayers, { Name: '貓甲' });
    expectEqual(
      found.List.map(({ PlayerID }) => PlayerID),
      [session.playerID],
      'who is found by part of the new name',
    );
  }),
  conforms(modifyProfile, 200, 'changes the other fields any number of times, percent-encoded too', async (context) => {
    const { session, socket, Name } = await editor(context, '0941000021');
    for (const text of ['一', '100% 真心', 'a'.repeat(100)]) {
      const encoded = { Name: encodeURIComponent(Name), Introduction: encodeURIComponent(text), Decode: true };
      const changed = await socket.call(modifyProfile, { ...encoded, PicSetting: 2 });
      expectEqual([changed.Name, changed.Introduction, changed.Rename], [Name, text, 0], text.slice(0, 10));
    }
    const info = await socket.call(getUserInfo, { PlayerID: session.playerID });
    expectEqual(info.Information, 'a'.repeat(100), 'what is kept');
  }),
  conforms(modifyProfile, 200, 'turns picture 1 into 2 without an upload', async (context) => {
    const { edit } = await editor(context, '0941000022');
    const { Result } = await edit({ PicSetting: 1 });
    expectEqual(Result, { ...(Result as object), PicSetting: 2 }, 'setting');
  }),
  conforms(modifyProfile, 200, "shows LINE's picture once LINE is bound, and hides it again", async (context) => {
    const { session, edit, socket } = await editor(context, '0941000023');
    const picture = 'https://pictures.example/line.jpg';
    const TPToken = await identityToken(context, 7, 'with-picture', picture);
    await session.visitor.call(bindIdentityProvider, { SiteID: 'dev', TPType: 7, TPToken }, { token: session.token });
    const shown = async (): Promise<unknown> => {
      const info = await socket.call(getUserInfo, { PlayerID: session.playerID });
      expectEqual(info.PictureURL, info.PicURL, 'the other name of the address');
      return [info.PictureSetting, info.PicURL, info.PictureData];
    };
    const data = { UploadPicURL: '', LinePicURL: picture, FBPicURL: '' };
    expectEqual(await shown(), [2, '', data], 'bound');
    expectEqual((await edit({ PicSetting: 3 })).Code, 200, 'chosen');
    expectEqual(await shown(), [3, picture, data], 'after choosing it');
    await edit({ PicSetting: 2 });
    expectEqual(await shown(), [2, '', data], 'after hiding it');
  }),
  conforms(modifyProfile, 100000, 'requires 1 to 100 characters of introduction', async (context) => {
    const { edit } = await editor(context, '0941000024');
    for (const text of ['', ' \n ', 'a'.repeat(101), ...BLANK_TEXTS]) {
      const answer = await edit({ Introduction: text });
      expectEqual(answer.Code, 100000, `${text.length} characters`);
      expect(JSON.stringify(answer.Result).includes('Introduction'), 'the field is named');
    }
  }),
  conforms(modifyProfile, 200017, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual(
      (await socket.ask(modifyProfile.op, { Name: '客人', PicSetting: 2, Introduction })).Code,
      200017,
      'code',
    );
  }),
  conforms(
    modifyProfile,
    200067,
    'refuses a blocked word in either text, at every tier, and changes nothing',
    async (context) => {
      const { session, edit, socket, Name } = await editor(context, '0941000025');
      await context.setState(session.playerID, { VIPLevel: 8 });
      expectEqual((await edit({ Introduction: '賣外掛' })).Code, 200067, 'introduction');
      expectEqual((await edit({ Name: '外掛王' })).Code, 200067, 'name');
      const info = await socket.call(getUserInfo, { PlayerID: session.playerID });
      expectEqual([info.Name, info.Rename, info.Information], [Name, 0, ''], 'what is kept');
    },
  ),
  conforms(modifyProfile, 200086, 'requires a name of up to ten Chinese or half-width characters', async (context) => {
    const { edit } = await editor(context, '0941000026');
    for (const Name of [
      '',
      'a'.repeat(11),
      '有 空',
      '小明!',
      'ｗｉｄｅ',
      'Café',
      'Nguyễn',
      'Cafe\u0301',
      'Straße',
      '⻘山',
      '〇七',
      ...BLANK_TEXTS,
    ]) {
      expectEqual((await edit({ Name })).Code, 200086, `"${Name}"`);
    }
  }),
  conforms(modifyProfile, 200087, 'refuses a taken name in any case', async (context) => {
    const first = await editor(context, '0941000027');
    expectEqual((await first.edit({ Name: 'NightCat' })).Code, 200, 'the first');
    const second = await editor(context, '0941000028');
    expectEqual((await second.edit({ Name: 'nightcat' })).Code, 200087, 'the second');
    expectEqual((await second.edit({ Name: 'NightCat2' })).Code, 200, 'another name costs no try');
  }),
  conforms(modifyProfile, 200087, 'refuses a name that looks like a taken one', async (context) => {
    const { edit, session, socket } = await editor(context, '0941000031');
    for (const Name of ['靑山不改', '靑⼭不改'.normalize('NFKC'), '猫奴小羽', '九份灯笼'])
      expectEqual((await edit({ Name })).Code, 200087, Name);
    expectEqual((await socket.call(getUserInfo, { PlayerID: session.playerID })).Rename, 0, 'changes used');
  }),
  conforms(
    modifyProfile,
    200087,
    'gives two names that look the same to one of two players at once',
    async (context) => {
      const [one, other] = [await editor(context, '0941000033'), await editor(context, '0941000034')];
      const answers = await Promise.all([one.edit({ Name: '雲海飛龍' }), other.edit({ Name: '云海飞龙' })]);
      const codes = answers.map(({ Code }) => Code).toSorted((a, b) => a - b);
      expectEqual(codes, [200, 200087], 'codes');
    },
  ),
  conforms(
    modifyProfile,
    300046,
    'refuses a name that is reserved for the operator, and an imitation',
    async (context) => {
      const { edit, session, socket, Name: kept } = await editor(context, '0941000032');
      for (const Name of [
        '官方客服',
        '客服中心',
        '線上客服1',
        '缐上客服',
        '系統管理員',
        'GM',
        'Admin',
        'BJ188客服',
        'BJ188',
        '已刪除的玩家',
        'cskh',
        'petugas',
      ])
        expectEqual((await edit({ Name })).Code, 300046, Name);
      const info = await socket.call(getUserInfo, { PlayerID: session.playerID });
      expectEqual([info.Name, info.Rename], [kept, 0], 'what is kept');
      expectEqual((await edit({ Name: 'DIGMA' })).Code, 200, 'a word that only holds one');
    },
  ),
  conforms(modifyProfile, 200119, 'changes the name once, and refuses any second name', async (context) => {
    const { edit } = await editor(context, '0941000029');
    expectEqual((await edit({ Name: '一次就好' })).Code, 200, 'the first');
    for (const Name of ['再來一次', 'not a name!']) expectEqual((await edit({ Name })).Code, 200119, Name);
    expectEqual((await edit({ Name: '一次就好', Introduction: '換個介紹' })).Code, 200, 'the same name');
  }),
  conforms(modifyProfile, 300013, 'refuses the picture of an identity provider that is not bound', async (context) => {
    const { edit } = await editor(context, '0941000030');
    for (const PicSetting of [3, 4]) expectEqual((await edit({ PicSetting })).Code, 300013, `setting ${PicSetting}`);
  }),
];
