import { key, personal, plain, table } from '#store/table.ts';

export const signInTables = {
  signInAttempts: table({
    columns: {
      /** SHA-256 of the state that went to the identity provider. */
      StateHash: key('text'),
      Provider: plain('text'),
      Nonce: key('text'),
      /** The secret of PKCE. */
      Verifier: key('text'),
      /** The address that the identity provider sends the browser back to. */
      RedirectURI: plain('text'),
      /** SHA-256 of the cookie of the browser that began. */
      BrowserHash: key('text'),
      Purpose: plain('text'),
      /** A path on our own origin. Empty means the usual one. */
      ReturnTo: plain('text'),
      Popup: plain('boolean'),
      /** The browser's session at the start: the session that binds, or that ends. Empty without one. */
      SessionHash: key('text'),
      Expires: plain('text'),
      /** Empty until its answer arrived. */
      UsedTime: plain('text'),
      /** The browser that began. If another site posts the answer, the device cookie is not sent with it. */
      DeviceHash: key('text'),
    },
    key: ['StateHash'],
    indexes: [['Expires'], ['BrowserHash', 'Expires']],
  }),
  /** Browsers that ask a signed-in browser to let them in. */
  signInRequests: table({
    columns: {
      /** The browser that asks. A new request replaces its earlier one. */
      DeviceHash: key('text'),
      /** The number that it wants to sign in to. */
      Phone: personal('text'),
      /** A keyed hash of the number and the digits that it shows. */
      CodeHash: key('text'),
      /** As `BrowserName` and `SystemName`. Empty if unknown. */
      Browser: personal('text'),
      System: personal('text'),
      /** The last proof of the player who confirmed. Empty until then. */
      ProofTime: plain('text'),
      Expires: plain('text'),
    },
    key: ['DeviceHash'],
    unique: [['CodeHash']],
    indexes: [['Expires'], ['Phone']],
  }),
} as const;
