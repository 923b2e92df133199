import { key, plain, table } from '#store/table.ts';

/** Sign-ins by an identity provider that are under way. */
export const signInTables = {
  signInAttempts: table({
    columns: {
      /** SHA-256 of the state that went to the identity provider. */
      StateHash: key('text'),
      Provider: plain('text'),
      Nonce: key('text'),
      /** PKCE's secret. */
      Verifier: key('text'),
      /** Where the identity provider sends the browser back to. */
      RedirectURI: plain('text'),
      /** SHA-256 of the cookie of the browser that began. */
      BrowserHash: key('text'),
      Purpose: plain('text'),
      /** A path on our own origin; empty: the usual one. */
      ReturnTo: plain('text'),
      Popup: plain('boolean'),
      /** The browser's session at the beginning: who binds, or whose session ends; empty where nobody was signed in. */
      SessionHash: key('text'),
      Expires: plain('text'),
      /** Empty until its one answer came. */
      UsedTime: plain('text'),
      /** Of the browser that began: where another site posts the answer, its device cookie does not come along. */
      DeviceHash: key('text'),
    },
    key: ['StateHash'],
    indexes: [['Expires'], ['BrowserHash', 'Expires']],
  }),
} as const;
