/** The path of the wallet's calls, as in `/wallet/v1/bet`. */
export const WALLET_PREFIX = '/wallet/v1';
export const KEY_HEADER = 'x-wallet-key';
/** The signature of the body's bytes, in base64. */
export const SIGNATURE_HEADER = 'x-wallet-signature';
/** The largest difference between the timestamp of a call and the wallet's time, in milliseconds. */
export const CLOCK_WINDOW_MS = 60_000;
export const MAX_CALL_BYTES = 8 * 1024;

/** Ed25519, or RSASSA-PKCS1-v1_5 with SHA-256. */
export const SIGNATURE_ALGORITHMS = ['Ed25519', 'RSA-SHA256'] as const;
export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];
