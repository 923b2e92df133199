import { describe, expect, it } from 'vitest';
import { LOCALES } from '../entities/identifiers.ts';
import type { MissionCondition } from '../entities/mission.ts';
import { MISSION_TYPE, missionTarget, missionText, missionTexts } from './missionText.ts';

const asking = (changes: Partial<MissionCondition>): MissionCondition => ({
  Type: 1,
  Count: 1,
  Amount: 0,
  Threshold: 0,
  GameCode: '',
  ...changes,
});

describe('the text of a mission', () => {
  it('has count, amount or threshold by the type, in each language', () => {
    expect(missionText(asking({ Type: 2, Count: 1200 }), 'zh_tw')).toBe('遊玩 1,200 局');
    expect(missionText(asking({ Type: 3, Amount: 20_000 }), 'id_id')).toBe('Total taruhan 20.000 emas');
    expect(missionText(asking({ Type: 6, Count: 3, Threshold: 10 }), 'vi_vn')).toBe('Thắng từ 10 lần cược, 3 lần');
    expect(missionText(asking({ Type: 7, Count: 10, GameCode: 'owl' }), 'zh_tw', { game: '夜梟秘寶' })).toBe(
      '遊玩【夜梟秘寶】10 局',
    );
  });

  it('fills every placeholder, for every type', () => {
    for (const Type of Object.values(MISSION_TYPE))
      for (const locale of LOCALES) expect(missionText(asking({ Type, GameCode: 'owl' }), locale)).not.toMatch(/[{}]/);
    expect(Object.values(MISSION_TYPE)).toHaveLength(22);
  });

  it('states that a type is unknown', () => {
    expect(missionTexts(asking({ Type: 9 })).zh_tw).toBe('任務異常--請洽客服');
    expect(missionText(asking({ Type: 99 }), 'vi_vn')).toContain('bị lỗi');
  });
});

describe('the target of a mission', () => {
  it('is what its type counts', () => {
    const all = { Count: 3, Amount: 500, Threshold: 20 };
    expect([2, 3, 5, 11, 40, 41, 42].map((Type) => missionTarget(asking({ ...all, Type })))).toEqual([
      3, 500, 3, 500, 500, 20, 20,
    ]);
  });
});
