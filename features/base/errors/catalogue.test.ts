import { createIntl, type IntlShape } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { languageTags, loadMessages, type Locale, locales } from '#locales/index.ts';
import { CODES } from '#protocol/codes.ts';
import { RequestFailure } from '../client/index.ts';
import { errorText } from './useErrorText.ts';

/** The codes of the specification, 1 §8 and 2 §8, written down by hand. */
const SPECIFIED = [
  100000, 100001, 100005, 100009, 100011, 100013, 100014, 100017, 200017, 200024, 200026, 200029, 200030, 200031,
  200032, 200035, 200044, 200045, 200056, 200062, 200063, 200065, 200067, 200068, 200069, 200070, 200071, 200076,
  200077, 200078, 200079, 200080, 200081, 200082, 200083, 200086, 200087, 200089, 200090, 200091, 200092, 200093,
  200098, 200099, 200100, 200101, 200102, 200103, 200104, 200105, 200106, 200107, 200108, 200109, 200110, 200111,
  200112, 200113, 200114, 200115, 200119, 200121, 200122, 200124, 200125, 200218, 200221, 200230, 200231, 200232,
  200233, 200234,
] as const;

/** Codes that mean something else on some pages, and their texts there (specification 2 §5, §8). */
const PLACES: readonly (readonly [place: string, code: number, id: string, words: string])[] = [
  ['a code is sent to a phone', 100001, 'phone.refusedFormat', '手機格式錯誤'],
  ['the bonus for binding', 100001, 'bindBonus.failed', '領取手機綁定送金幣獎勵錯誤'],
  ['a phone is bound', 100001, 'bind.failed', '綁定錯誤'],
  ['an e-mail address is bound', 100000, 'edit.email.invalid', '無效的電子信箱'],
  ['the code for an e-mail address', 200056, 'edit.email.wrongCode', '驗證失敗，請確認信箱與驗證碼'],
  ['a picture is uploaded', 300005, 'edit.picture.size', '請使用 2MB 以下的圖片'],
  ['an account is deleted', 300013, 'account.deletePaying', '還有一筆付款正在處理，完成後才能申請刪除。'],
  ['a leader deletes an account', 300015, 'account.deleteLeader', '您是俱樂部會長，請先移交會長再申請刪除。'],
  ['a red envelope is opened', 100013, 'envelope.error.100013', '找不到這個紅包，可能不是發給您的'],
  ['a red envelope was taken back', 300016, 'envelope.error.300016', '發送者已收回這個紅包'],
  ['a fourth record is pinned', 300014, 'honors.full', '最多釘選 3 筆，請先取消一筆'],
  ['one’s own invitation code', 100001, 'invite.refused.100001', '無法綁定自己的邀請碼'],
  ['an invitation code of nobody', 100009, 'invite.refused.100009', '查無此邀請碼，請確認後再輸入'],
  ['a second invitation code', 300012, 'invite.refused.300012', '您已經綁定過邀請碼'],
  ['the code of who invited enough', 300014, 'invite.refused.300014', '這位好友的邀請人數已滿，請改用其他邀請碼'],
  ['an invitation code a week later', 300016, 'invite.refused.300016', '註冊超過 7 天，不能再綁定邀請碼'],
  ['the code of who came later', 300017, 'invite.refused.300017', '對方的帳號比您晚註冊，請改用其他邀請碼'],
  ['a reward that ended', 300016, 'activity.refused.300016', '領取期限已過'],
  ['a spin too many', 300014, 'wheel.refused.300014', '今天能轉的次數已用完，明天再來'],
  ['a challenge that ended', 300011, 'challenge.refused.300011', '這個挑戰已經結束，請看看新的挑戰'],
  ['a challenge is accepted twice', 300015, 'challenge.refused.300015', '這個挑戰已經接受了'],
  ['the paid track is bought twice', 300015, 'pass.refused.300015', '本季的豪華獎勵已經開通了'],
  ['the paid track of a season that ended', 300016, 'pass.refused.300016', '這一季已經結束，請看看新的一季'],
  ['a battle is joined twice', 300015, 'battle.refused.300015', '這一場您已經參加了'],
  ['a battle that ended', 300016, 'battle.refused.300016', '這一場已經結束，請參加下一場'],
  ['a race is joined without a phone', 200114, 'race.refused.200114', '每支手機一個名額，請先綁定手機再參加'],
  ['a race that is not running', 300016, 'race.refused.300016', '這一場還沒開始或已經結束'],
  ['a race is joined without a ticket', 300020, 'race.refused.300020', '門票不足，完成每日挑戰可獲得門票'],
  ['a second account of a phone in a race', 300053, 'race.refused.300053', '同一支手機的另一個帳號已經參加這一場'],
  ['a present is used twice', 300012, 'presents.refused.300012', '這個道具已經用過了'],
  ['a present that ended', 300016, 'presents.refused.300016', '這個道具已經過期'],
  ['a mail that holds something is deleted', 300015, 'mail.refused.300015', '信裡的附件還沒領取，請先領取再刪除'],
];

const failures = Object.keys(CODES)
  .map(Number)
  .filter((code) => code !== 200);
const spoken = new Map<Locale, IntlShape>();
beforeAll(async () => {
  for (const locale of locales) {
    const messages = await loadMessages(locale);
    spoken.set(
      locale,
      createIntl({
        locale: languageTags[locale],
        defaultLocale: 'none',
        messages,
        // The formatter returns the id of a missing text, which the tests compare.
        onError: () => undefined,
      }),
    );
  }
});
const wordsOf = (locale: Locale, code: number): string => {
  const intl = spoken.get(locale);
  return intl === undefined ? '' : errorText(intl, new RequestFailure(code, { RemainingTime: 2, RetryAfter: 9 }));
};
const placeWords = (locale: Locale, id: string): string => spoken.get(locale)?.formatMessage({ id }) ?? '';
const HAN = /\p{Script=Han}/u;

test('has every code of the specification', () => {
  expect(SPECIFIED.filter((code) => !failures.includes(code))).toEqual([]);
});

test.each(locales)('gives every code its own text in %s', (locale) => {
  const lacking = failures.filter((code) => {
    const words = wordsOf(locale, code);
    return words === '' || words.includes(`error.${String(code)}`) || (locale !== 'zh_tw' && HAN.test(words));
  });
  expect(lacking).toEqual([]);
  const told = new Map<string, number[]>();
  for (const code of failures) told.set(wordsOf(locale, code), [...(told.get(wordsOf(locale, code)) ?? []), code]);
  expect([...told.values()].filter((codes) => codes.length > 1)).toEqual([]);
});

test.each(PLACES)('%s: gives %i the text of its place in every language (%s)', (_place, code, id, words) => {
  expect(placeWords('zh_tw', id)).toBe(words);
  for (const locale of locales) {
    const said = placeWords(locale, id);
    expect([locale, said === id, said === wordsOf(locale, code)]).toEqual([locale, false, false]);
    expect([locale, locale !== 'zh_tw' && HAN.test(said)]).toEqual([locale, false]);
  }
});

test('lists every text of a code at a place', async () => {
  const ids = Object.keys(await loadMessages('zh_tw'));
  const known = new Set(PLACES.map(([, , id]) => id));
  expect(ids.filter((id) => /\.\d{6}$/u.test(id) && !id.startsWith('error.') && !known.has(id))).toEqual([]);
});
