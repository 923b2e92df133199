import type { Client } from '../client.ts';
import { useClient } from './ClientProvider.tsx';

/** The function that calls an operation: `call(contract, payload, options) → Promise<Result>`. Stable across renders. */
export const useCall = (): Client['call'] => useClient().call;
