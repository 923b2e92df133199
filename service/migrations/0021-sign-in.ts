import { createTables } from '#store/sql/migration.ts';

/** Pending sign-ins by an identity provider. */
export const signIn = createTables('0021-sign-in', {
  signInAttempts: {
    columns: {
      StateHash: 'text',
      Provider: 'text',
      Nonce: 'text',
      Verifier: 'text',
      RedirectURI: 'text',
      BrowserHash: 'text',
      Purpose: 'text',
      ReturnTo: 'text',
      Popup: 'boolean',
      SessionHash: 'text',
      Expires: 'text',
      UsedTime: 'text',
    },
    key: ['StateHash'],
    indexes: [['Expires'], ['BrowserHash', 'Expires']],
  },
});
