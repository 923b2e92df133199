import type { Mission } from '#protocol/entities/mission.ts';
import type { PagePath } from '#protocol/pages.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import type { PrizeId } from '#art/index.ts';

/** An address of the product: a page and its query. */
type Target = PagePath | `${PagePath}?${string}`;

interface Kind {
  readonly picture: PrizeId;
  readonly to?: Target;
}

const play: Kind = { picture: 'trophy', to: '/' };
const signIn: Kind = { picture: 'calendar', to: '/other/sevendaySignIn' };
const buy: Kind = { picture: 'bag', to: '/store' };
const bind: Kind = { picture: 'phone', to: '/member/account' };

const kinds: Readonly<Record<number, Kind>> = {
  [MISSION_TYPE.signIn]: signIn,
  [MISSION_TYPE.signInDay]: signIn,
  [MISSION_TYPE.rounds]: play,
  [MISSION_TYPE.games]: play,
  [MISSION_TYPE.bet]: { ...play, picture: 'stack' },
  [MISSION_TYPE.win]: { ...play, picture: 'stack' },
  [MISSION_TYPE.singleWin]: play,
  [MISSION_TYPE.multiple]: play,
  [MISSION_TYPE.level]: play,
  [MISSION_TYPE.vip]: buy,
  [MISSION_TYPE.purchase]: buy,
  [MISSION_TYPE.spend]: buy,
  [MISSION_TYPE.chat]: { picture: 'ticket', to: '/?chatroom=public' },
  [MISSION_TYPE.friend]: { picture: 'gift', to: '/?chatroom=friend' },
  [MISSION_TYPE.gift]: { picture: 'gift', to: '/present' },
  [MISSION_TYPE.envelope]: { picture: 'gift', to: '/?chatroom=public' },
  [MISSION_TYPE.club]: { picture: 'gift', to: '/club' },
  [MISSION_TYPE.invite]: { picture: 'ticket', to: '/other/bankcode' },
  [MISSION_TYPE.phone]: bind,
  [MISSION_TYPE.email]: bind,
  [MISSION_TYPE.missions]: { picture: 'chest' },
};

/** The drawing and the page of a mission. The private chats show messages to friends and customer service. */
export function missionKind({
  Condition: { Type, GameCode },
  ToFriends = false,
}: Pick<Mission, 'Condition' | 'ToFriends'>): Kind {
  if (Type === MISSION_TYPE.chat && ToFriends) return { picture: 'ticket', to: '/?chatroom=private' };
  if (Type === MISSION_TYPE.game && GameCode !== '') {
    return { picture: 'trophy', to: `/?game=${encodeURIComponent(GameCode)}` };
  }
  return kinds[Type] ?? play;
}
