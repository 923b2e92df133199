import { allowInsecureRequests, type Configuration } from 'openid-client';

/**
 * Lets an identity provider be asked without TLS: the development provider, and what the configuration allows on this machine. The
 * library calls it deprecated so that it stands out; it does not go.
 */
export const allowPlainHttp: (config: Configuration) => void = allowInsecureRequests;
