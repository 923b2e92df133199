import type { Activity, ActivityListener } from '../activity/activity.ts';
import { ECONOMY } from '../economy.ts';
import { addExperience } from './experience.ts';

export const onActivity: ActivityListener = (tx, moment, playerID, activity) =>
  addExperience(tx, moment, playerID, experienceFor(activity));

/** What an activity adds to the pass ticket. */
function experienceFor(activity: Activity): number {
  const { Round, Purchase, Gift, SignInDay, Envelope } = ECONOMY.Event.PassTicket.Experience;
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
