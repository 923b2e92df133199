import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { StateId } from '#art/index.ts';
import type { ComingFeature } from './coming.ts';

/** Name of each feature to come. */
export const comingNames: Record<ComingFeature, MessageDescriptor> = defineMessages({
  play: { id: 'coming.play', defaultMessage: '立即玩' },
  redeem: { id: 'coming.redeem', defaultMessage: '兌換碼' },
});

/** What it will hold. */
export const comingTexts: Record<ComingFeature, MessageDescriptor> = defineMessages({
  play: { id: 'coming.playText', defaultMessage: '遊戲視窗正在準備中，可以先看看各款遊戲的介紹。' },
  redeem: { id: 'coming.redeemText', defaultMessage: '兌換碼功能正在準備中，請先保留您的序號。' },
});

export const comingDrawings: Record<ComingFeature, StateId> = {
  play: 'reels',
  redeem: 'gift',
};
