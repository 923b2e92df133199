import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Client, useClient } from '../../../base/client/index.ts';
import { onPersonalForgotten } from '../../../base/settings/index.ts';
import { usePutUnread } from '../useUnread.ts';
import { type ChannelStore, type ChannelStoreOptions, type ChannelView, createChannelStore } from './channelStore.ts';
import { type Conversation, conversationKey } from '../../../shared/conversation/index.ts';

interface Kept {
  readonly playerID: string;
  /** The stores by conversation key, least recently opened first. */
  readonly stores: Map<string, ChannelStore>;
  readonly forgotten: () => void;
}
const kept = new WeakMap<Client, Kept>();

/** The most closed conversations that stay in memory. */
const MAX_STORES = 12;

/** Returns the store of a client, player and conversation. A different player starts without stores. */
export function storeOf(options: ChannelStoreOptions): ChannelStore {
  const { client, conversation, playerID } = options;
  const before = kept.get(client);
  if (before !== undefined && before.playerID !== playerID) letGoOf(client);
  const { stores } = kept.get(client) ?? keepStores(client, playerID);
  const key = conversationKey(conversation);
  const known = stores.get(key);
  stores.delete(key);
  const store = known ?? createChannelStore(options);
  stores.set(key, store);
  letGo(stores, key);
  return store;
}

function keepStores(client: Client, playerID: string): Kept {
  // Drops the stores with the session, so that no store saves its waiting messages again.
  const forgotten = onPersonalForgotten((owner) => {
    if (owner === playerID) letGoOf(client);
  });
  const fresh = { playerID, stores: new Map<string, ChannelStore>(), forgotten };
  kept.set(client, fresh);
  return fresh;
}

function letGoOf(client: Client): void {
  const { stores, forgotten } = kept.get(client) ?? {};
  forgotten?.();
  kept.delete(client);
  for (const store of stores?.values() ?? []) store.stop();
}

/** The store of a conversation that this page has opened, or undefined. */
export const openedStore = (client: Client, conversation: Conversation): ChannelStore | undefined =>
  kept.get(client)?.stores.get(conversationKey(conversation));

/** The kinds of conversation of which a player has only one at a time. */
const FOLLOWED: readonly string[] = ['club:', 'alliance:', 'live:'];

/** Stops unused stores: of another club or live room than the one in `key`, and the oldest above the limit. */
function letGo(stores: Map<string, ChannelStore>, key: string): void {
  const kind = key.slice(0, key.indexOf(':') + 1);
  for (const [other, store] of stores) {
    const isFormer = FOLLOWED.includes(kind) && other !== key && other.startsWith(kind);
    const isSpare = stores.size > MAX_STORES && other !== key && store.isIdle();
    if (!isFormer && !isSpare) continue;
    store.stop();
    stores.delete(other);
  }
}

/** A conversation that is kept while the page is open. Set the conversation's key as the `key` of the calling component. */
export function useChannel(
  conversation: Conversation,
  playerID: string,
): { readonly store: ChannelStore; readonly view: ChannelView } {
  const client = useClient();
  const onUnread = usePutUnread();
  const [store] = useState(() => storeOf({ client, conversation, playerID, onUnread }));
  const view = useSyncExternalStore(store.subscribe, store.view);
  useEffect(() => store.sync(), [store]);
  return { store, view };
}
