import { expect, it } from 'vitest';
import { bankReasonText, bankSourceText } from './bankTexts.ts';

it('has a text in three languages for known identifiers, and shows unknown ones', () => {
  expect([bankSourceText('game', 'zh_tw'), bankReasonText('win', 'id_id'), bankReasonText('bet', 'vi_vn')]).toEqual([
    '遊戲',
    'Kemenangan',
    'Đặt cược',
  ]);
  expect(bankReasonText('meteorite', 'zh_tw')).toBe('其他 (meteorite)');
  expect(bankSourceText('constructor', 'vi_vn')).toBe('Khác (constructor)');
  expect(bankSourceText('', 'id_id')).toBe('Lainnya');
});
