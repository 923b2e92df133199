import type { Activity } from '../activity/activity.ts';
import type { ActivityCounter } from '../ports/index.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader, RowKey } from '../ports/store.ts';
import { taipeiDaySpan } from '../taipei.ts';
import { addExperience, seasonOf } from './experience.ts';

const { Experience, EnvelopesPerDay } = ECONOMY.Event.PassTicket;

export const onActivity: ActivityCounter['count'] = async (tx, moment, playerID, activity) => {
  const isEnvelope = activity.Kind === 'envelope' || activity.Kind === 'envelopeClaim';
  if (isEnvelope && (await envelopesOn(tx, playerID, moment.now)) > EnvelopesPerDay) return;
  await addExperience(tx, moment, playerID, experienceFor(activity));
};

export const rowsOfPassTicket = (playerID: string, activity: Activity, now: number): readonly RowKey[] =>
  experienceFor(activity) === 0 ? [] : [{ table: 'passTickets', key: [playerID, seasonOf(now)] }];

function experienceFor(activity: Activity): number {
  const { Round, Purchase, Gift, SignInDay, Envelope } = Experience;
  switch (activity.Kind) {
    case 'round':
      return Round;
    case 'purchase':
      return Math.floor((activity.Price * Purchase) / 100);
    case 'gift':
      return Gift;
    case 'signInDay':
      return SignInDay;
    case 'envelope':
    case 'envelopeClaim':
      return Envelope;
    default:
      return 0;
  }
}

/** The red envelopes that a player sent or claimed on a day in Taipei. Cancelled envelopes are included, because they cost nothing. */
async function envelopesOn(db: Reader, PlayerID: string, now: number): Promise<number> {
  const CreateTime = taipeiDaySpan(now);
  const sent = await db.table('envelopes').count({ SenderID: PlayerID, CreateTime });
  return sent + (await db.table('envelopeClaims').count({ PlayerID, CreateTime }));
}
