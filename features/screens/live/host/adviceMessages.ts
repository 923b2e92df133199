import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Advice } from './healthAdvice.ts';

export const adviceMessages: Readonly<Record<Advice, MessageDescriptor>> = defineMessages({
  none: { id: 'live.advice.none', defaultMessage: '正在收集數據。' },
  noSignal: {
    id: 'live.advice.noSignal',
    defaultMessage: '沒有收到推流的畫面。請確認 OBS 的伺服器位址、金鑰與影像來源，再按「開始串流」。',
  },
  interrupted: {
    id: 'live.advice.interrupted',
    defaultMessage: '推流中斷了。請檢查網路與 OBS，30 秒內接上會繼續播放。',
  },
  noPicture: {
    id: 'live.advice.noPicture',
    defaultMessage: '只收到聲音，沒有畫面。請在 OBS 加入影像來源，否則 30 秒後會變成休息中。',
  },
  dropped: {
    id: 'live.advice.dropped',
    defaultMessage: '掉幀偏多，上傳跟不上。請改用有線網路，或把 OBS 的位元率調低到 2500 kbps。',
  },
  slow: {
    id: 'live.advice.slow',
    defaultMessage: '位元率偏低，畫面會模糊。網路許可時請把 OBS 的位元率調到 2500 到 4500 kbps。',
  },
  heavy: {
    id: 'live.advice.heavy',
    defaultMessage: '位元率太高，手機觀眾容易停頓。請把 OBS 的位元率調到 4500 kbps 以下。',
  },
  lowFrames: {
    id: 'live.advice.lowFrames',
    defaultMessage: '每秒不到 24 格，畫面會不順。請降低 OBS 的輸出解析度，或關閉其他吃效能的程式。',
  },
  farKeyFrames: {
    id: 'live.advice.farKeyFrames',
    defaultMessage: '關鍵影格太疏，觀眾要等比較久才看到畫面。請把 OBS 的「關鍵影格間隔」設為 2 秒。',
  },
  good: { id: 'live.advice.good', defaultMessage: '推流穩定，觀眾看得順。' },
});
