import { describe, expect, it } from 'vitest';
import { isNickname } from './nickname.ts';

describe('isNickname', () => {
  it.for(['夜', '夜行者小葵', 'Night7', '一二三四五六七八九十', 'AZaz09', '佐々木', '𠮷野家', 'a'.repeat(10)])(
    'takes "%s"',
    (name) => expect(isNickname(name)).toBe(true),
  );
  it.for([
    '',
    'a'.repeat(11),
    '一二三四五六七八九十一',
    'a b',
    'ａｂ',
    '小明!',
    '😀',
    'ㄅㄆ',
    'Café',
    'Cafe\u0301',
    'Ñandú',
    'Đặng1',
    'Việt',
    'straße',
    'Æon',
    'naïve',
    'Ｎ',
    'К',
    '日の出',
    '⻘山不改',
    '⼀路發財',
    '〇七',
    '〡〢〣',
    '〸',
    '〻',
  ])('refuses "%s"', (name) => expect(isNickname(name)).toBe(false));
});
