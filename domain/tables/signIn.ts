import { key, personal, plain, table } from '#store/table.ts';

export const signInTables = {
  signInAttempts: table({
    columns: {
      /** The SHA-256 hash of the state that was sent to the identity provider. */
      StateHash: key('text'),
      Provider: plain('text'),
      Nonce: key('text'),
      /** The secret of PKCE. */
      Verifier: key('text'),
      /** The address that the identity provider sends the browser back to. */
      RedirectURI: plain('text'),
      /** The SHA-256 hash of the cookie of the browser that began the sign-in. */
      BrowserHash: key('text'),
      Purpose: plain('text'),
      /** A path on our own origin. Empty means the usual one. */
      ReturnTo: plain('text'),
      Popup: plain('boolean'),
      /** The browser's session at the start, which is the session that binds or that ends. Empty if there is none. */
      SessionHash: key('text'),
      Expires: plain('text'),
      /** Empty until the answer arrived. */
      UsedTime: plain('text'),
      /** The browser that began the sign-in. If another site posts the answer, the device cookie is not sent with it. */
      DeviceHash: key('text'),
    },
    key: ['StateHash'],
    indexes: [['Expires'], ['BrowserHash', 'Expires']],
  }),
  /** Requests of browsers that ask a signed-in browser to sign them in. */
  signInRequests: table({
    columns: {
      /** The browser that asks. A new request replaces its earlier one. */
      DeviceHash: key('text'),
      /** The phone number that the browser wants to sign in to. */
      Phone: personal('text'),
      /** A keyed hash of the number and the digits that the browser shows. */
      CodeHash: key('text'),
      /** Like `BrowserName` and `SystemName`. Empty if unknown. */
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
