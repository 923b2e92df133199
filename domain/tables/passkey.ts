import * as z from 'zod/mini';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** Passkeys, and the questions to them that are under way. */
export const passkeyTables = {
  passkeys: table({
    columns: {
      /** SHA-256 of the credential's id, so that its length does not matter to an index. */
      PasskeyID: key('text'),
      PlayerID: key('player'),
      /** In base64url, as the browser is told it. */
      CredentialID: key('text'),
      /** COSE key, in base64url. */
      PublicKey: personal('text'),
      /** How often it signed as it last said; 0 where it does not count, as synced ones. */
      Counter: counted('integer'),
      Transports: plain(json(z.array(z.string()))),
      /** By which the authenticator knows the account; the same in all passkeys of a player. */
      UserHandle: key('text'),
      /** The host that it belongs to (RP ID). */
      Host: plain('text'),
      Name: personal('text'),
      CreateTime: plain('text'),
      /** Of its last sign-in; empty: none yet. */
      LastTime: plain('text'),
    },
    key: ['PasskeyID'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  passkeyChallenges: table({
    columns: {
      /** Who was asked and what for: `add:` and the session's hash, or `signIn:` and the hash of the browser's cookie. */
      Asked: key('text'),
      /** SHA-256 of the challenge. */
      ChallengeHash: key('text'),
      /** Of the account that a new passkey is for; empty at a sign-in. */
      UserHandle: key('text'),
      Expires: plain('text'),
    },
    key: ['Asked'],
    indexes: [['Expires']],
  }),
} as const;
