import { ECONOMY } from '../../economy.ts';
import { DAY, HOUR } from '../source.ts';
import type { DemoPlayer } from '../players.ts';
import type { WorldPart } from './part.ts';

/** The number of invited friends in each state, by the index of the fixed account. */
const INVITERS = [
  { inviter: 0, claimed: 3, waiting: 2 },
  { inviter: 1, claimed: 3, waiting: 0 },
  { inviter: 6, claimed: 2, waiting: 1 },
] as const;
/** The index of the first invited player. Invited players are younger than every inviter, because ids grow with time in the demo world. */
const FIRST_INVITED = 10;

const isNew = ({ row }: DemoPlayer): boolean =>
  row.Level < ECONOMY.Invite.MilestoneLevel && row.VIPLevel < ECONOMY.Invite.MilestoneVip;

/** Invitations: the fixed accounts claimed every reward that their friends brought. The rewards are in the opening balances. */
export const invitePart: WorldPart = async (tx, { players }) => {
  const young = players.slice(FIRST_INVITED);
  const [waiting, reached] = [young.filter(isNew), young.filter((player) => !isNew(player))];
  const invite = (inviter: number, friends: readonly DemoPlayer[], isClaimed: boolean) =>
    friends.map(({ row }) => {
      const registered = Date.parse(row.RegistTime);
      return {
        PlayerID: row.PlayerID,
        InviterID: players[inviter]?.row.PlayerID ?? '',
        CreateTime: new Date(registered + 5 * HOUR).toISOString(),
        ClaimTime: isClaimed ? new Date(registered + 20 * DAY).toISOString() : '',
      };
    });
  await tx
    .table('invitations')
    .insert(
      INVITERS.flatMap((each) => [
        ...invite(each.inviter, reached.splice(0, each.claimed), true),
        ...invite(each.inviter, waiting.splice(0, each.waiting), false),
      ]),
    );
};
