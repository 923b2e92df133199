/** Browsers do not support passkeys for an IP address. */
const ADDRESS = /^\d+(?:\.\d+){3}$|^\[/;

/** Whether this browser supports passkeys here: over TLS or on this machine, and under a host name. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !ADDRESS.test(location.hostname);
