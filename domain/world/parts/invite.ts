import { DAY } from '../source.ts';
import type { WorldPart } from './part.ts';

/** Who invited whom; the invited have younger accounts, since ids and ages run together in the demo world. */
const INVITED: readonly (readonly [inviter: number, friend: number, daysAgo: number, claimedDaysAgo?: number])[] = [
  [0, 20, 80, 60],
  [0, 27, 70],
  [0, 33, 66],
  [0, 52, 5],
  [1, 12, 90, 70],
  [1, 18, 85, 70],
  [1, 40, 60],
  [6, 22, 80, 50],
  [6, 38, 63],
];

/** Invitations: the first account has friends in every state. The rewards of the past are in the opening balances. */
export const invitePart: WorldPart = async (tx, { source, players }) => {
  const idOf = (at: number): string => players[at]?.row.PlayerID ?? '';
  await tx.table('invitations').insert(
    INVITED.map(([inviter, friend, days, claimed]) => ({
      PlayerID: idOf(friend),
      InviterID: idOf(inviter),
      CreateTime: source.ago(days * DAY),
      ClaimTime: claimed === undefined ? '' : source.ago(claimed * DAY),
    })),
  );
};
