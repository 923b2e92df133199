import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ComingFeature } from './coming.ts';

/** Name of each feature to come. */
export const comingNames: Record<ComingFeature, MessageDescriptor> = defineMessages({
  support: { id: 'coming.support', defaultMessage: '客服中心' },
  ranking: { id: 'coming.ranking', defaultMessage: '活動排行' },
  store: { id: 'coming.store', defaultMessage: '購點兌換' },
  member: { id: 'coming.member', defaultMessage: '會員中心' },
  news: { id: 'coming.news', defaultMessage: '最新消息' },
  guide: { id: 'coming.guide', defaultMessage: '新手必看' },
  redeem: { id: 'coming.redeem', defaultMessage: '兌換碼' },
  live: { id: 'coming.live', defaultMessage: '直播' },
  legal: { id: 'coming.legal', defaultMessage: '條款與說明' },
  download: { id: 'coming.download', defaultMessage: '下載遊戲' },
});

/** What it will hold. */
export const comingTexts: Record<ComingFeature, MessageDescriptor> = defineMessages({
  support: { id: 'coming.supportText', defaultMessage: '常見問題、停權名單與線上客服正在準備中。' },
  ranking: { id: 'coming.rankingText', defaultMessage: '富豪榜與各項活動排行正在準備中，上線後每 15 分鐘更新。' },
  store: { id: 'coming.storeText', defaultMessage: '商城正在準備中。目前不會向您收取任何費用，遊戲幣可先用於遊玩。' },
  member: { id: 'coming.memberText', defaultMessage: '個人資料、存摺與贈禮紀錄正在準備中，您的帳號與紀錄都已保存。' },
  news: { id: 'coming.newsText', defaultMessage: '公告與活動消息正在準備中。' },
  guide: { id: 'coming.guideText', defaultMessage: '遊戲導覽與玩法說明正在準備中。' },
  redeem: { id: 'coming.redeemText', defaultMessage: '兌換碼功能正在準備中，請先保留您的序號。' },
  live: { id: 'coming.liveText', defaultMessage: '直播間正在準備中。' },
  legal: { id: 'coming.legalText', defaultMessage: '條款與說明文件正在準備中。' },
  download: { id: 'coming.downloadText', defaultMessage: 'APP 下載頁正在準備中，現在可直接在瀏覽器遊玩。' },
});
