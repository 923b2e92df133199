const DEFAULT_PORT = 8787;
/** The sandbox's port after the service's; the first two are the identity provider's and the games'. */
const OFFSET = 3;

/** The merchant of the sandbox. Its keys are known to everyone. */
export const SANDBOX_SETTINGS = {
  merchantID: '1000001',
  keys: { hashKey: 'sandbox-hash-key', hashIV: 'sandbox-hash-iv-' },
} as const;

/** The settings of a service that pays at the sandbox. */
export const sandboxSettings = (origin: string): Readonly<Record<string, string>> => ({
  ECPAY_ORIGIN: origin,
  ECPAY_MERCHANT_ID: SANDBOX_SETTINGS.merchantID,
  ECPAY_HASH_KEY: SANDBOX_SETTINGS.keys.hashKey,
  ECPAY_HASH_IV: SANDBOX_SETTINGS.keys.hashIV,
  PAYMENT_METHODS: 'credit:ecpay,bank:ecpay,storeCode:ecpay',
});

/** @throws Error if `PORT` is no port */
export function sandboxPort(servicePort: string | undefined): number {
  const port = servicePort === undefined || servicePort === '' ? DEFAULT_PORT : Number(servicePort);
  if (!Number.isInteger(port) || port < 1 || port + OFFSET > 65_535) throw new Error('PORT must be a port');
  return port + OFFSET;
}
