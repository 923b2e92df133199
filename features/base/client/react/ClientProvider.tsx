import { createContext, type ReactNode, use } from 'react';
import type { Client } from '../client.ts';

const ClientContext = createContext<Client | undefined>(undefined);

/** Provides the client. The client outlives React: its creator starts and stops it. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }): ReactNode {
  return <ClientContext value={client}>{children}</ClientContext>;
}

export function useClient(): Client {
  const client = use(ClientContext);
  if (client === undefined) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
