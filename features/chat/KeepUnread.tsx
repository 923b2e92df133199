import { useKeepUnread } from './useUnread.ts';

/** Keeps the unread counters. Renders nothing, so that a message does not render the page again. */
export default function KeepUnread(): null {
  useKeepUnread();
  return null;
}
