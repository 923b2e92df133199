/** Sends a message to the other tabs of this browser. Does nothing if the browser refuses a channel. */
export function postToTabs(name: string, message: unknown): void {
  try {
    const channel = new BroadcastChannel(name);
    channel.postMessage(message);
    channel.close();
  } catch {
    // A browser that blocks site data may refuse channels too.
  }
}

/**
 * Calls back with each message from another tab.
 *
 * @returns a function that stops it
 */
export function onTabMessage(name: string, received: (message: unknown) => void): () => void {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => received(data));
    return () => channel.close();
  } catch {
    return () => {};
  }
}
