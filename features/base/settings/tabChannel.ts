/**
 * Sends a message to the other tabs of this browser. Does nothing if the browser gives this page no channel.
 *
 * @param name the channel's name
 */
export function postToTabs(name: string, message: unknown): void {
  try {
    const channel = new BroadcastChannel(name);
    channel.postMessage(message);
    channel.close();
  } catch {
    // Blocked site data may refuse channels too.
  }
}

/**
 * Calls back with each message that another tab posts.
 *
 * @returns stops listening
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
