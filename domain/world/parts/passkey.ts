import { hashToken } from '../../session/secrets.ts';
import { DAY, HOUR } from '../source.ts';
import { PASSKEY_NAMES } from '../words.ts';
import type { WorldPart } from './part.ts';

/**
 * Passkeys of the first demo account: their ages and the times since their last use, in milliseconds. 0 means
 * never. No device has their private keys.
 */
const MADE = [
  { Name: PASSKEY_NAMES[0], made: 60 * DAY, used: 9 * HOUR },
  { Name: PASSKEY_NAMES[1], made: 4 * DAY, used: 0 },
] as const;

/** Fills the first demo account's list of passkeys. */
export const passkeyPart: WorldPart = async (tx, { source, players }) => {
  const PlayerID = players[0]?.row.PlayerID;
  if (PlayerID === undefined) return;
  const rows = MADE.map(({ Name, made, used }) => ({
    PasskeyID: hashToken(`demo passkey ${Name}`),
    PlayerID,
    CredentialID: hashToken(`demo credential ${Name}`),
    PublicKey: hashToken(`demo key ${Name}`),
    Counter: 0,
    Transports: ['internal'],
    UserHandle: hashToken('demo handle'),
    Host: 'localhost',
    Name,
    CreateTime: source.ago(made),
    LastTime: used === 0 ? '' : source.ago(used),
  }));
  await tx.table('passkeys').insert(rows);
};
