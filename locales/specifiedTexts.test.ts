import { expect, test } from 'vitest';
import messages from './zh_tw.json' with { type: 'json' };

/** The texts that the specification gives word for word, each as one message, written by hand. */
const SPECIFIED: readonly (readonly [section: string, id: string, text: string])[] = [
  ['1 §2', 'ageGate.title', '提醒'],
  ['1 §2', 'ageGate.under', '未滿18歲'],
  ['1 §2', 'ageGate.over', '已滿18歲'],
  ['1 §2', 'ageGate.remember', '不再顯示'],
  ['1 §2', 'accounts.title', '選擇帳號'],
  ['1 §8', 'session.multipleSignIn.title', '連線已過期 請重新登入'],
  ['2 §2', 'player.unfriend', '刪除'],
  ['2 §2', 'player.befriend', '加好友'],
  ['2 §2', 'player.block', '封鎖'],
  ['2 §2', 'player.unblock', '解除封鎖'],
  ['2 §2', 'player.gift', '贈禮'],
  ['2 §2', 'chat.stranger.report', '檢舉'],
  ['2 §2', 'clubs.kick', '踢出俱樂部'],
  ['2 §2', 'clubs.kickTitle', '確定踢出此會員'],
  ['2 §2', 'player.noClub', '尚未加入'],
  ['2 §2', 'bank.days', '僅顯示14天之紀錄'],
  ['2 §2', 'bank.empty', '尚無資料'],
  ['2 §2', 'share.list', '發送名單'],
  ['2 §2', 'share.public', '同時送出公頻'],
  ['2 §2', 'share.send', '送出'],
  ['2 §5', 'edit.name.empty', '請輸入暱稱'],
  ['2 §5', 'edit.name.format', '請使用10個字內的 半形中、英、數字'],
  ['2 §5', 'edit.introduction.empty', '請輸入自我介紹'],
  ['2 §5', 'edit.email.invalid', '無效的電子信箱'],
  ['2 §5', 'edit.picture.size', '請使用 2MB 以下的圖片'],
  ['2 §8', 'edit.picture.failed', '圖片上傳失敗'],
  ['2 §8', 'edit.picture.unreadable', '讀取圖片檔案失敗，請重試'],
  ['2 §8', 'edit.picture.broke', '讀取圖片檔案時發生錯誤，請重試'],
  ['2 §8', 'error.200119', '改名次數已達上限'],
];
const texts = new Map(Object.entries(messages));

test.each(SPECIFIED)('specification %s: %s is %s', (_section, id, text) => {
  expect(texts.get(id)).toBe(text);
});
