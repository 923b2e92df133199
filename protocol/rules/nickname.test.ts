import { describe, expect, it } from 'vitest';
import { isNickname } from './nickname.ts';

describe('isNickname', () => {
  it.for(['夜', '夜行者小葵', 'Night7', '一二三四五六七八九十', 'Đặng1', 'a'.repeat(10)])('takes "%s"', (name) =>
    expect(isNickname(name)).toBe(true),
  );
  it.for(['', 'a'.repeat(11), '一二三四五六七八九十一', 'a b', 'ａｂ', '小明!', '😀', 'ㄅㄆ'])('refuses "%s"', (name) =>
    expect(isNickname(name)).toBe(false),
  );
});
