import { expect, test } from 'vitest';
import id_id from '#locales/id_id.json' with { type: 'json' };
import vi_vn from '#locales/vi_vn.json' with { type: 'json' };
import zh_tw from '#locales/zh_tw.json' with { type: 'json' };
import { prizeText } from '#protocol/rules/prizeTexts.ts';

test.each([
  ['wins.giant', { kind: 'prize', level: 101 }],
  ['wins.grand', { kind: 'prize', level: 102 }],
  ['wins.middle', { kind: 'prize', level: 103 }],
  ['wins.small', { kind: 'prize', level: 104 }],
  ['wins.jackpot', { kind: 'jackpot', isFirst: true }],
  ['wins.jackpotOther', { kind: 'jackpot', isFirst: false }],
  ['wins.kind.pool', { kind: 'pool' }],
  ['wins.kind.vault', { kind: 'vault' }],
] as const)('has the same texts in the bank book for %s', (message, title) => {
  for (const [lang, texts] of Object.entries({ zh_tw, id_id, vi_vn } as const))
    expect(prizeText(title, lang === 'zh_tw' || lang === 'id_id' ? lang : 'vi_vn')).toBe(texts[message]);
});
