import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { StateId } from '#art/index.ts';
import type { UnfinishedFeature } from './comingSoonContext.ts';

/** Name of each feature that is not there yet. */
export const unfinishedNames: Record<UnfinishedFeature, MessageDescriptor> = defineMessages({
  play: { id: 'coming.play', defaultMessage: '立即玩' },
  redeem: { id: 'coming.redeem', defaultMessage: '兌換碼' },
});

const texts: Record<UnfinishedFeature, MessageDescriptor> = defineMessages({
  play: { id: 'coming.playText', defaultMessage: '遊戲視窗正在準備中，可以先看看各款遊戲的介紹。' },
  redeem: { id: 'coming.redeemText', defaultMessage: '兌換碼功能正在準備中，請先保留您的序號。' },
});
const { title } = defineMessages({ title: { id: 'coming.title', defaultMessage: '即將開放' } });

/** What `ComingSoon` shows for each. */
export const unfinishedFeatures: Record<
  UnfinishedFeature,
  { readonly drawing: StateId; readonly text: MessageDescriptor; readonly title: MessageDescriptor }
> = {
  play: { drawing: 'reels', text: texts.play, title },
  redeem: { drawing: 'gift', text: texts.redeem, title },
};
