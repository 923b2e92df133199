const CHANNEL = 'menagerie.session';

/** Tells the other tabs of this browser that somebody signed in or out. */
export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Hears when another tab signed in or out.
 * @returns how to stop
 */
export function onOtherTabs(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', changed);
  return () => channel.close();
}
