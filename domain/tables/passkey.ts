import * as z from 'zod/mini';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

export const passkeyTables = {
  passkeys: table({
    columns: {
      /** The SHA-256 hash of the credential's id, so that the index works for an id of any length. */
      PasskeyID: key('text'),
      PlayerID: key('player'),
      /** In base64url, as the browser gets it. */
      CredentialID: key('text'),
      /** COSE key, in base64url. */
      PublicKey: personal('text'),
      /** The counter of its last signature. 0 for a passkey that does not count, such as a synced passkey. */
      Counter: counted('integer'),
      Transports: plain(json(z.array(z.string()))),
      /** The authenticator's id for the account. It is the same in all passkeys of a player. */
      UserHandle: key('text'),
      /** The host of the passkey (RP ID). */
      Host: plain('text'),
      Name: personal('text'),
      CreateTime: plain('text'),
      /** Empty before the first sign-in. */
      LastTime: plain('text'),
    },
    key: ['PasskeyID'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  passkeyChallenges: table({
    columns: {
      /**
       * The purpose of the question and its browser: `add:` with the session's hash, or `signIn:` with the hash of the browser's cookie.
       */
      Asked: key('text'),
      /** SHA-256 of the challenge. */
      ChallengeHash: key('text'),
      /** The account of the new passkey. Empty at a sign-in. */
      UserHandle: key('text'),
      Expires: plain('text'),
    },
    key: ['Asked'],
    indexes: [['Expires']],
  }),
} as const;
