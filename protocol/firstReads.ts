import type * as z from 'zod/mini';
import type { EndpointContract } from './endpoint.ts';
import { getAnnouncement, getAnnouncements } from './endpoints/announcement.ts';
import { getStreamInfo } from './endpoints/live.ts';
import { getBanRecords, getOwnProfile } from './endpoints/player.ts';
import { getPublicRichList } from './endpoints/rich.ts';
import { getGoodsSetting } from './endpoints/shop.ts';
import type { LocaleID } from './entities/identifiers.ts';
import type { OperationContract } from './operation.ts';
import { getRankActivities } from './operations/activityRank.ts';
import { getHonors } from './operations/honor.ts';
import { getRooms } from './operations/live.ts';
import { getMails } from './operations/mail.ts';
import { getMissions } from './operations/mission.ts';
import { getRichList } from './operations/rich.ts';
import { getSignInDays } from './operations/signInDays.ts';
import { getBindIcon, getUserInfo } from './operations/user.ts';
import { getLevelProgress } from './operations/vip.ts';
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

/**
 * The first reads of a visitor by page. Each equals a read that the page makes when it is opened without parameters in
 * its address (`app/e2e/firstData.spec.ts`).
 */
export const visitorReads: Readonly<Partial<Record<PagePath, Reads<ReadPage>>>> = {
  '/announcement': announcements,
  '/other/announcement': announcements,
  '/announcement/:id': ({ Lang, parameters: { id = '' } }) => [read(getAnnouncement, { Lang, AnnouncementID: id })],
  '/play-game/live': () => [read(getStreamInfo, {})],
  '/rank/coin': () => [read(getPublicRichList, { page: 1, perPage: 20 })],
  '/store': () => [read(getGoodsSetting, {})],
  '/support/ban-list': () => [read(getBanRecords, { Page: 1, PerPage: 20 })],
};

/** The page and its player. */
export interface PlayerPage extends ReadPage {
  readonly PlayerID: string;
}

/** The bars show the player's face, name and balances. */
const bars: readonly FirstRead[] = [read(getOwnProfile, {}), read(getWallet, {})];

/** The first reads of a signed-in player by page, where they are not the public reads of a visitor. */
export const playerReads: Readonly<Partial<Record<PagePath, Reads<PlayerPage>>>> = {
  '/member/info': ({ PlayerID }) => [
    ...bars,
    read(getUserInfo, { PlayerID }),
    read(getLevelProgress, {}),
    read(getHonors, { PlayerID }),
  ],
  '/member/mail': () => [...bars, read(getMails, { Page: 1, PerPage: 50 })],
  '/other/mission': () => [...bars, read(getMissions, {}), read(getBindIcon, {})],
  '/other/sevendaySignIn': () => [...bars, read(getSignInDays, {})],
  '/play-game/live': () => [...bars, read(getRooms, { Page: 1, PerPage: 20 })],
  '/rank': () => [...bars, read(getRankActivities, {})],
  '/rank/coin': () => [...bars, read(getRichList, { Page: 1, PerPage: 20 })],
  '/store': () => [...bars, read(getGoodsSetting, {})],
};
