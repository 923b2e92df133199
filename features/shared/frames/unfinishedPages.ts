import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { StateId } from '#art/index.ts';
import type { SectionPage, Target } from './sectionPages.ts';

/** Pages without content yet. */
export type UnfinishedPage = Extract<SectionPage, '/play-game/live' | '/store' | '/purchase/point'>;

interface Words {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly action: MessageDescriptor;
}

export interface Emptiness extends Words {
  readonly drawing: StateId;
  /** The action's target, a finished page. */
  readonly to: Target;
}

const live = defineMessages({
  title: { id: 'frame.live.title', defaultMessage: '直播間準備中' },
  text: {
    id: 'frame.live.text',
    defaultMessage: '主播開台後，畫面與聊天室會出現在這裡。現在可以先到公頻和大家聊聊。',
  },
  action: { id: 'frame.live.action', defaultMessage: '前往公頻' },
});
const store = defineMessages({
  title: { id: 'frame.store.title', defaultMessage: '商品即將上架' },
  text: {
    id: 'frame.store.text',
    defaultMessage: '金幣包會陳列在這裡。開放前不會收取任何費用；簽到與任務都能領到金幣。',
  },
  action: { id: 'frame.store.action', defaultMessage: '去做任務' },
});
const purchase = defineMessages({
  title: { id: 'frame.purchase.title', defaultMessage: '儲值即將開放' },
  text: {
    id: 'frame.purchase.text',
    defaultMessage: '點數包與付款方式會陳列在這裡。開放前不會收取任何費用，請勿透過其他管道儲值。',
  },
  action: { id: 'frame.purchase.action', defaultMessage: '查看存摺' },
});
/** The placeholder of each page. */
export const unfinishedPages: Record<UnfinishedPage, Emptiness> = {
  '/play-game/live': { ...live, drawing: 'broadcast', to: '/play-game/m?chatroom=public' },
  '/store': { ...store, drawing: 'market', to: '/other/mission' },
  '/purchase/point': { ...purchase, drawing: 'market', to: '/member/passbook' },
};
