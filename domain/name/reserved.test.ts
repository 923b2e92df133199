import { describe, expect, it } from 'vitest';
import { NICKNAMES, CLUB_NAMES, ALLIANCE_NAMES, ENVELOPE_TITLES } from '../world/words.ts';
import { BRANDS } from '../testing/memoryWorld.ts';
import { ReservedWords } from './reserved.ts';

const reserved = new ReservedWords(BRANDS);

describe('reserved words', () => {
  it.for([
    '官方客服',
    '客服中心',
    '線上客服1',
    '缐上客服',
    '系統管理員',
    '系统管理员',
    'GM',
    'gm',
    'GM01',
    'GM小葵',
    '小葵GM',
    'G M',
    'ＧＭ',
    'GМ',
    'Admin',
    'ADM1N',
    'TheAdmin99',
    'Ad min',
    '0fficial',
    'Moderator',
    'BJ188',
    'BJ188客服',
    'bj188',
    'BJ18801',
    '我愛BJ188',
    'BETRNK',
    'betrnk1',
    '潮蟹',
    '潮蟹88',
    'Lion',
    'LION888',
    'Dragon',
    '已刪除的玩家',
    '已删除的玩家',
    '客 服',
    '客‧服',
    '⼩編',
    '小編01',
    '公告',
    'Quản trị viên',
    'quantrivien',
    'CSKH24',
    'cskhVIP',
    'Layanan Pelanggan',
    'petugas1',
    '🅶🅼',
    '官方 🎁 紅包',
    'G.M. 發紅包',
    'GM team gift',
  ])('refuse "%s"', (text) => expect(reserved.isIn(text)).toBe(true));

  it.for([
    'DIGMA',
    'sigma7',
    'Badminton',
    'Supporter',
    'Winner',
    'Edwin',
    'LionKing',
    '小獅子Lion',
    'Dragonfly',
    '金獅王',
    '免疫系統',
    '出版主任',
    '小編織',
    'Ahmad minta',
    'Thanks for the support',
    'Modest',
    'CS大神',
    '玩家123456',
    '客人',
    '服務生阿明',
    '夜行者小葵',
    'a',
    '1',
    '',
    '🎉',
  ])('let "%s" pass', (text) => expect(reserved.isIn(text)).toBe(false));

  it('accept every name and title of the demo world, except that of customer service', () => {
    const texts = [...NICKNAMES, ...CLUB_NAMES, ...ALLIANCE_NAMES, ...ENVELOPE_TITLES];
    expect(texts.filter((text) => reserved.isIn(text))).toEqual(['線上客服']);
  });

  it('protects a brand that is added to the folder', () => {
    const [brand] = BRANDS;
    if (brand === undefined) throw new Error('there is no brand');
    const tenth = { ...brand, ID: 'zeta9', Name: { zh_tw: '澤塔九', id_id: 'Zeta', vi_vn: 'Zeta' } };
    const [before, after] = [reserved, new ReservedWords([...BRANDS, tenth])];
    for (const text of ['zeta9', 'Zeta', '澤塔九', '泽塔九', 'ZETA77'])
      expect([before.isIn(text), after.isIn(text)]).toEqual([false, true]);
  });
});
