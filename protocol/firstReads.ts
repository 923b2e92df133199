import type * as z from 'zod/mini';
import type { EndpointContract } from './endpoint.ts';
import { getAnnouncement, getAnnouncements } from './endpoints/announcement.ts';
import { getStreamInfo } from './endpoints/live.ts';
import { checkBinding } from './endpoints/phoneCode.ts';
import { getBanRecords, getOwnProfile } from './endpoints/player.ts';
import { getPublicRichList } from './endpoints/rich.ts';
import { getGoodsSetting } from './endpoints/shop.ts';
import { BANK_TAB } from './entities/bank.ts';
import { ENVELOPE_STATUS } from './entities/envelope.ts';
import type { LocaleID } from './entities/identifiers.ts';
import { ACTIVITY_IDS } from './entities/ranking.ts';
import { RELATION } from './entities/relation.ts';
import type { OperationContract } from './operation.ts';
import { getActivityRank, getRankActivities } from './operations/activityRank.ts';
import { getBankTrend } from './operations/bank.ts';
import { getEnvelopes } from './operations/envelope.ts';
import { getFireWheel } from './operations/fireWheel.ts';
import { getFirstDay } from './operations/firstDay.ts';
import { getGiftCatalogue } from './operations/gift.ts';
import { getHonors } from './operations/honor.ts';
import { getRooms } from './operations/live.ts';
import { getMails } from './operations/mail.ts';
import { getEvents, getMissions } from './operations/mission.ts';
import { getOwnLimits } from './operations/ownLimit.ts';
import { getRoundDays } from './operations/play.ts';
import { getRelations } from './operations/relation.ts';
import { getRichList } from './operations/rich.ts';
import { getSignInDays } from './operations/signInDays.ts';
import { getBindIcon, getUserInfo } from './operations/user.ts';
import { getLevelProgress, getVipLadder } from './operations/vip.ts';
import { getWallet } from './operations/wallet.ts';
import type { PagePath } from './pages.ts';

type Contract<Request extends z.ZodMiniType, Result extends z.ZodMiniType> =
  | EndpointContract<Request, Result>
  | OperationContract<Request, Result, 'read'>;

/**
 * A read whose answer travels with the document of a page. The profile is one too, although its endpoint extends the
 * session: a document only reads it (`domain/firstReads.ts`).
 */
export interface FirstRead {
  readonly contract: Contract<z.ZodMiniType, z.ZodMiniType>;
  readonly request: Readonly<Record<string, unknown>>;
}

/** The address and language of a page. */
export interface ReadPage {
  readonly Lang: LocaleID;
  /** The values of `:name` in the page's path. */
  readonly parameters: Readonly<Record<string, string>>;
}
type Reads<About> = (about: About) => readonly FirstRead[];

const read = <Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
  contract: Contract<Request, Result>,
  request: z.input<Request> & Record<string, unknown>,
): FirstRead => ({ contract, request });

const announcements: Reads<ReadPage> = ({ Lang }) => [read(getAnnouncements, { Lang, Page: 1, PerPage: 10 })];
const announcement: Reads<ReadPage> = ({ Lang, parameters: { id = '' } }) => [
  read(getAnnouncement, { Lang, AnnouncementID: id }),
];
const banRecords = read(getBanRecords, { Page: 1, PerPage: 20 });

/**
 * The first reads of a visitor by page. Each equals a read that the page makes when it is opened without parameters in
 * its address (`app/e2e/firstData.spec.ts`). A page without reads has the same content for every visitor.
 */
export const visitorReads: Readonly<Partial<Record<PagePath, Reads<ReadPage>>>> = {
  '/announcement': announcements,
  '/other/announcement': announcements,
  '/announcement/:id': announcement,
  '/play-game/live': () => [read(getStreamInfo, {})],
  '/rank': () => [],
  '/rank/coin': () => [read(getPublicRichList, { page: 1, perPage: 20 })],
  '/signIn': () => [],
  '/store': () => [read(getGoodsSetting, {})],
  '/support/ban-list': () => [banRecords],
};

/** The page and its player. */
export interface PlayerPage extends ReadPage {
  readonly PlayerID: string;
}

/** The bars show the player's face, name and balances. */
const bars: readonly FirstRead[] = [read(getOwnProfile, {}), read(getWallet, {})];

/** The numbers beside the links of the member area. */
const badges: readonly FirstRead[] = [read(getEvents, {}), read(getFireWheel, {}), read(getMails, { Page: 1 })];

/** The state of each page of the member area, which its link shows; orders only if the shop is open, so the page reads them. */
const memberStates: readonly FirstRead[] = [
  read(getBankTrend, { Tab: BANK_TAB.gold }),
  read(getGiftCatalogue, {}),
  read(getEnvelopes, { Status: ENVELOPE_STATUS.open, Page: 1, PerPage: 50 }),
  read(getRoundDays, {}),
  read(getVipLadder, {}),
  read(getActivityRank, { ActivityID: 'weeklyBet', PerPage: 1 }),
  read(getRelations, { Type: RELATION.friend, PerPage: 100 }),
  read(getRelations, { Type: RELATION.blocked, PerPage: 1 }),
  read(getOwnLimits, {}),
  read(checkBinding, {}),
];

/** The first reads of a signed-in player by page. */
export const playerReads: Readonly<Partial<Record<PagePath, Reads<PlayerPage>>>> = {
  '/announcement': (page) => [...bars, ...announcements(page)],
  '/other/announcement': (page) => [...bars, ...announcements(page)],
  '/announcement/:id': (page) => [...bars, ...announcement(page)],
  '/member/info': ({ PlayerID }) => [
    ...bars,
    ...badges,
    ...memberStates,
    read(getUserInfo, { PlayerID }),
    read(getLevelProgress, {}),
    read(getHonors, { PlayerID }),
  ],
  '/member/mail': () => [...bars, read(getMails, { Page: 1, PerPage: 50 })],
  '/other/mission': () => [...bars, read(getMissions, {}), read(getBindIcon, {}), read(getFirstDay, {})],
  '/other/sevendaySignIn': () => [...bars, read(getSignInDays, {})],
  '/play-game/live': () => [...bars, read(getRooms, { Page: 1, PerPage: 20 })],
  '/rank': () => [
    ...bars,
    read(getRankActivities, {}),
    read(getActivityRank, { ActivityID: ACTIVITY_IDS[0], Period: 'current', Page: 1, PerPage: 20 }),
  ],
  '/rank/coin': () => [...bars, read(getRichList, { Page: 1, PerPage: 20 })],
  '/store': () => [...bars, read(getGoodsSetting, {}), read(getVipLadder, {})],
  '/support/ban-list': () => [...bars, banRecords],
};
