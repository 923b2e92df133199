import { hashToken } from '../../session/secrets.ts';
import { DAY, HOUR } from '../source.ts';
import type { WorldPart } from './part.ts';

/** Browsers with a sign-in of the first demo account: the time since the first and the last sign-in, in milliseconds. */
const SEEN = [
  { Browser: 'Safari', System: 'iOS', Provider: 'choosePhoneAccount', first: 60 * DAY, last: 9 * HOUR },
  { Browser: 'Chrome', System: 'Windows', Provider: 'choosePhoneAccount', first: 21 * DAY, last: 4 * DAY },
] as const;

/** Fills the first demo account's list of devices. */
export const devicePart: WorldPart = async (tx, { source, players }) => {
  const PlayerID = players[0]?.row.PlayerID;
  if (PlayerID === undefined) return;
  const rows = SEEN.map(({ first, last, ...seen }) => ({
    PlayerID,
    DeviceHash: hashToken(source.faker.string.uuid()),
    ...seen,
    FirstTime: source.ago(first),
    LastTime: source.ago(last),
  }));
  await tx.table('devices').insert(rows);
};
