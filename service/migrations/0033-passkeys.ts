import { createTables } from '#store/sql/migration.ts';

/** Passkeys of members, and pending challenges. */
export const passkeys = createTables('0033-passkeys', {
  passkeys: {
    columns: {
      PasskeyID: 'text',
      PlayerID: 'text',
      CredentialID: 'text',
      PublicKey: 'text',
      Counter: 'integer',
      Transports: 'json',
      UserHandle: 'text',
      Host: 'text',
      Name: 'text',
      CreateTime: 'text',
      LastTime: 'text',
    },
    key: ['PasskeyID'],
    indexes: [['PlayerID', 'CreateTime']],
  },
  passkeyChallenges: {
    columns: { Asked: 'text', ChallengeHash: 'text', UserHandle: 'text', Expires: 'text' },
    key: ['Asked'],
    indexes: [['Expires']],
  },
});
