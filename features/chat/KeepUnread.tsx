import { useKeepMute } from './mute/useMute.ts';
import { useKeepUnread } from './useUnread.ts';

/** Keeps the unread counters, and whether one is muted. Renders nothing, so that a message does not render the page again. */
export default function KeepUnread(): null {
  useKeepUnread();
  useKeepMute();
  return null;
}
