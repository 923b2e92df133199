import * as z from 'zod/mini';
import { json, table } from '../table.ts';

/** Passkeys, and the questions to them that are under way. */
export const passkeyTables = {
  passkeys: table({
    columns: {
      /** SHA-256 of the credential's id, so that its length does not matter to an index. */
      PasskeyID: 'text',
      PlayerID: 'text',
      /** In base64url, as the browser is told it. */
      CredentialID: 'text',
      /** COSE key, in base64url. */
      PublicKey: 'text',
      /** How often it signed as it last said; 0 where it does not count, as synced ones. */
      Counter: 'integer',
      Transports: json(z.array(z.string())),
      /** By which the authenticator knows the account; the same in all passkeys of a player. */
      UserHandle: 'text',
      /** The host that it belongs to (RP ID). */
      Host: 'text',
      Name: 'text',
      CreateTime: 'text',
      /** Of its last sign-in; empty: none yet. */
      LastTime: 'text',
    },
    key: ['PasskeyID'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  passkeyChallenges: table({
    columns: {
      /** Who was asked and what for: `add:` and the session's hash, or `signIn:` and the hash of the browser's cookie. */
      Asked: 'text',
      /** SHA-256 of the challenge. */
      ChallengeHash: 'text',
      /** Of the account that a new passkey is for; empty at a sign-in. */
      UserHandle: 'text',
      Expires: 'text',
    },
    key: ['Asked'],
    indexes: [['Expires']],
  }),
} as const;
