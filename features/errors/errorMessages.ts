import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureCode } from '#protocol/codes.ts';

/**
 * What a player reads for a code (specification 1 §8, 2 §8). `{n}` is the tries left, `{seconds}` how long to wait.
 * A code of the catalogue without words does not compile.
 */
export const errorMessages: Record<FailureCode, MessageDescriptor> = defineMessages({
  100000: { id: 'error.100000', defaultMessage: '哎呀! 發生了一些錯誤，請稍後再重新嘗試[100000]' },
  100001: { id: 'error.100001', defaultMessage: '操作沒有完成，請稍後再試' },
  100005: { id: 'error.100005', defaultMessage: '連線已過期，請重新登入' },
  100006: { id: 'error.100006', defaultMessage: '連線尚未完成，請稍後再試' },
  100009: { id: 'error.100009', defaultMessage: '此用戶不存在' },
  100011: { id: 'error.100011', defaultMessage: '金幣不足' },
  100013: { id: 'error.100013', defaultMessage: '找不到此玩家' },
  100014: { id: 'error.100014', defaultMessage: '此帳號已停用，請聯絡客服' },
  100015: { id: 'error.100015', defaultMessage: '此帳號已在其他裝置登入，請重新登入' },
  200017: { id: 'error.200017', defaultMessage: '個人資料尚未準備完成，請稍後再試' },
  200024: { id: 'error.200024', defaultMessage: '未達發言條件，VIP 等級達黃金以上才能發言' },
  200026: { id: 'error.200026', defaultMessage: '此遊戲尚未開放' },
  200029: { id: 'error.200029', defaultMessage: '哎呀! 發生了一些錯誤，請稍後再重新嘗試[200029]' },
  200030: { id: 'error.200030', defaultMessage: '此號碼今日的驗證碼發送次數已達上限，請於 24 小時後再試' },
  200031: { id: 'error.200031', defaultMessage: '此手機號碼已綁定其他玩家帳號' },
  200032: { id: 'error.200032', defaultMessage: '驗證碼錯誤(剩餘驗證次數：{n, number})' },
  200035: { id: 'error.200035', defaultMessage: '今日的驗證碼發送次數已達上限，請於 24 小時後再試' },
  200056: { id: 'error.200056', defaultMessage: '驗證失敗，請確認手機號碼與驗證碼' },
  200062: { id: 'error.200062', defaultMessage: '此驗證碼已達驗證次數上限，請重新發送驗證碼' },
  200063: { id: 'error.200063', defaultMessage: '此裝置今日的發送次數已達上限，請於 24 小時後再試' },
  200065: { id: 'error.200065', defaultMessage: 'VIP 等級不足' },
  200067: { id: 'error.200067', defaultMessage: '內容中含有敏感詞，請調整後再發送' },
  200068: { id: 'error.200068', defaultMessage: '您已被系統禁言' },
  200069: { id: 'error.200069', defaultMessage: '發言過於頻繁，每分鐘最多 10 則，請稍後再試' },
  200082: { id: 'error.200082', defaultMessage: '此手機號碼已綁定 5 個帳號' },
  200105: { id: 'error.200105', defaultMessage: '您不在此俱樂部中' },
  200124: { id: 'error.200124', defaultMessage: '寶石不足' },
  300001: { id: 'error.300001', defaultMessage: '請先登入' },
  300002: {
    id: 'error.300002',
    defaultMessage: '操作過於頻繁，{seconds, plural, =0 {請稍後再試} other {請於 # 秒後再試}}',
  },
  300003: { id: 'error.300003', defaultMessage: '系統發生錯誤，您的資料沒有變動，請稍後再試' },
  300004: { id: 'error.300004', defaultMessage: '找不到您要的內容' },
  300005: { id: 'error.300005', defaultMessage: '內容過大，無法送出' },
  300006: { id: 'error.300006', defaultMessage: '安全驗證已失效，請重新整理頁面後再試' },
  300007: { id: 'error.300007', defaultMessage: '服務暫時無法使用，請稍後再試' },
  300008: { id: 'error.300008', defaultMessage: '此功能需要會員帳號，請先綁定手機號碼' },
});

export const otherMessages = defineMessages({
  unknown: { id: 'error.unknown', defaultMessage: '哎呀! 發生了一些錯誤，請稍後再重新嘗試[{code}]' },
  unreachable: { id: 'error.unreachable', defaultMessage: '無法連線，請檢查網路後再試' },
  broken: { id: 'error.broken', defaultMessage: '收到無法辨識的內容，請重新整理頁面後再試' },
});
