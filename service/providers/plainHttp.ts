import { allowInsecureRequests, type Configuration } from 'openid-client';

/**
 * Allows requests to an identity provider without TLS: the development provider, and providers that the configuration
 * allows on this machine. The library marks the option as deprecated to make it visible; it is not to be removed.
 */
export const allowPlainHttp: (config: Configuration) => void = allowInsecureRequests;
