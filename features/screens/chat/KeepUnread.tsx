import { useResendWaiting } from './channel/useResendWaiting.ts';
import { useKeepMute } from './mute/useMute.ts';
import { useKeepUnread } from './useUnread.ts';

/**
 * Updates the unread counters and the mute, and sends waiting messages. Renders nothing, so that a message causes no render of the page.
 */
export default function KeepUnread(): null {
  useKeepUnread();
  useKeepMute();
  useResendWaiting();
  return null;
}
