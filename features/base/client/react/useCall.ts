import type { Client } from '../client.ts';
import { useClient } from './ClientProvider.tsx';

/** Returns the function that calls an operation. The function is stable across renders. */
export const useCall = (): Client['call'] => useClient().call;
