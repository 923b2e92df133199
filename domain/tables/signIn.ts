import { table } from '../table.ts';

/** Sign-ins by an identity provider that are under way. */
export const signInTables = {
  signInAttempts: table({
    columns: {
      /** SHA-256 of the state that went to the identity provider. */
      StateHash: 'text',
      Provider: 'text',
      Nonce: 'text',
      /** PKCE's secret. */
      Verifier: 'text',
      /** Where the identity provider sends the browser back to. */
      RedirectURI: 'text',
      /** SHA-256 of the cookie of the browser that began. */
      BrowserHash: 'text',
      Purpose: 'text',
      /** A path on our own origin; empty: the usual one. */
      ReturnTo: 'text',
      Popup: 'boolean',
      /** The browser's session at the beginning: who binds, or whose session ends; empty where nobody was signed in. */
      SessionHash: 'text',
      Expires: 'text',
      /** Empty until its one answer came. */
      UsedTime: 'text',
      /** Of the browser that began: where another site posts the answer, its device cookie does not come along. */
      DeviceHash: 'text',
    },
    key: ['StateHash'],
    indexes: [['Expires'], ['BrowserHash', 'Expires']],
  }),
} as const;
