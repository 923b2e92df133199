import { createTables } from '#store/sql/migration.ts';

/** Browsers that ask a signed-in browser to let them in. */
export const signInRequests = createTables('0088-sign-in-requests', {
  signInRequests: {
    columns: {
      DeviceHash: 'text',
      Phone: 'text',
      CodeHash: 'text',
      Browser: 'text',
      System: 'text',
      ProofTime: 'text',
      Expires: 'text',
    },
    key: ['DeviceHash'],
    unique: [['CodeHash']],
    indexes: [['Expires'], ['Phone']],
  },
});
