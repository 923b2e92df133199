import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { CODES } from '#protocol/codes.ts';
import { Failure } from '#protocol/failure.ts';
import { ConnectionFailure, ContractFailure, RequestFailure, TabPausedFailure } from '../client/index.ts';
import { errorMessages } from './errorMessages.ts';
import { errorText } from './useErrorText.ts';

const intl = createIntl({ locale: 'zh-Hant-TW', defaultLocale: 'zh-Hant-TW', messages: {} });

test('gives every failure of the catalogue its own text', () => {
  const failures = Object.keys(CODES).filter((code) => code !== '200');
  expect(Object.keys(errorMessages)).toEqual(failures);
  for (const code of failures) expect(errorText(intl, new RequestFailure(Number(code)))).not.toBe('');
});

test.each([
  [new RequestFailure(100009), '此用戶不存在'],
  [new RequestFailure(200067), '內容中含有敏感詞，請調整後再發送'],
  [new RequestFailure(200032, { RemainingTime: 2 }), '驗證碼錯誤(剩餘驗證次數：2)'],
  [new RequestFailure(200032, { RemainingTime: 0 }), '驗證碼錯誤(剩餘驗證次數：0)'],
  [new RequestFailure(300002, { RetryAfter: 12 }), '操作過於頻繁，請於 12 秒後再試'],
  [new RequestFailure(300002), '操作過於頻繁，請稍後再試'],
  [new Failure(100011), '金幣不足，可做任務領取，或到購點兌換購買'],
  [new RequestFailure(299999), '哎呀! 發生了一些錯誤，請稍後再重新嘗試[299999]'],
  [new TabPausedFailure('paused'), '開啟的分頁太多，請關閉一個後再試一次'],
  [new ConnectionFailure('no network'), '無法連線，請檢查網路後再試'],
  [new ContractFailure('getWallet', 'Gold'), '收到無法辨識的內容，請重新整理頁面後再試'],
])('shows the text for %s', (error, words) => {
  expect(errorText(intl, error)).toBe(words);
});

test('lets a page give a code another text', () => {
  const overrides = { 100001: { id: 'phone.refusedFormat', defaultMessage: '手機格式錯誤' } };
  expect(errorText(intl, new RequestFailure(100001), overrides)).toBe('手機格式錯誤');
});
