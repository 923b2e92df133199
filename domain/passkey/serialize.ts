import type { Passkey } from '#protocol/entities/passkey.ts';
import type { RowOf, Tables } from '../tables.ts';

export type PasskeyRow = RowOf<Tables['passkeys']>;

/** Returns a passkey without its key and credential id. */
export const serializePasskeyFacts = ({ Name, Host, CreateTime, LastTime }: PasskeyRow) => ({
  Name,
  Host,
  CreateTime,
  LastTime,
});

export const serializePasskey = (row: PasskeyRow): Passkey => ({
  PasskeyID: row.PasskeyID,
  ...serializePasskeyFacts(row),
});
