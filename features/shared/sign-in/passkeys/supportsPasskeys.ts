/** An address instead of a name: browsers have no passkeys for it. */
const ADDRESS = /^\d+(?:\.\d+){3}$|^\[/;

/** Whether this browser can have passkeys here: it knows them, by TLS or on this machine, under a name. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !ADDRESS.test(location.hostname);
