import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Client, useClient } from '../../client/index.ts';
import { usePutUnread } from '../useUnread.ts';
import { type ChannelStore, type ChannelStoreOptions, type ChannelView, createChannelStore } from './channelStore.ts';

const kept = new WeakMap<Client, { readonly playerID: string; readonly store: ChannelStore }>();

/** The one store of a client and player; a new player starts anew. */
function storeOf(options: ChannelStoreOptions, playerID: string): ChannelStore {
  const before = kept.get(options.client);
  if (before?.playerID === playerID) return before.store;
  before?.store.stop();
  const store = createChannelStore(options);
  kept.set(options.client, { playerID, store });
  return store;
}

/** The public channel, kept whole while the page is open. */
export function useChannel(playerID: string): { readonly store: ChannelStore; readonly view: ChannelView } {
  const client = useClient();
  const onUnread = usePutUnread();
  const [store] = useState(() => storeOf({ client, onUnread }, playerID));
  const view = useSyncExternalStore(store.subscribe, store.view);
  useEffect(() => store.sync(), [store]);
  return { store, view };
}
