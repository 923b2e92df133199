import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { StreamState } from './streamTypes.ts';

const messages = defineMessages({
  loading: { id: 'live.stream.loading', defaultMessage: '直播載入中…' },
  stalled: { id: 'live.stream.stalled', defaultMessage: '畫面停住了，正在重新載入…' },
  reconnecting: { id: 'live.stream.reconnecting', defaultMessage: '連線中斷，正在重新連線…' },
  offAir: { id: 'live.stream.offAir', defaultMessage: '目前沒有直播' },
  refused: { id: 'live.stream.refused', defaultMessage: '無法觀看這個直播間' },
  unsupported: {
    id: 'live.stream.unsupported',
    defaultMessage: '這個瀏覽器無法播放直播，請更新系統，或改用其他瀏覽器觀看。',
  },
  elsewhere: { id: 'live.stream.elsewhere', defaultMessage: '直播正在另一個分頁播放' },
}) satisfies Partial<Record<StreamState, MessageDescriptor>>;

const textOf = (state: StreamState): MessageDescriptor | undefined =>
  state === 'idle' || state === 'playing' ? undefined : messages[state];

/** Returns a function that describes a stream's state in a sentence. Undefined while it plays and without a room. */
export function useStreamText(): (state: StreamState) => string | undefined {
  const { formatMessage } = useIntl();
  return (state) => {
    const message = textOf(state);
    return message && formatMessage(message);
  };
}
