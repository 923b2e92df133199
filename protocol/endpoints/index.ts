import type { EndpointContract } from '../endpoint.ts';
import * as account from './account.ts';
import * as activityRank from './activityRank.ts';
import * as ad from './ad.ts';
import * as analytics from './analytics.ts';
import * as announcement from './announcement.ts';
import * as auth from './auth.ts';
import * as bank from './bank.ts';
import * as phoneCode from './phoneCode.ts';
import * as club from './club.ts';
import * as coupon from './coupon.ts';
import * as dev from './dev.ts';
import * as device from './device.ts';
import * as email from './email.ts';
import * as envelope from './envelope.ts';
import * as errorReport from './errorReport.ts';
import * as live from './live.ts';
import * as lobby from './lobby.ts';
import * as mission from './mission.ts';
import * as operator from './operator.ts';
import * as passkey from './passkey.ts';
import * as payment from './payment.ts';
import * as picture from './picture.ts';
import * as play from './play.ts';
import * as player from './player.ts';
import * as rich from './rich.ts';
import * as signIn from './signIn.ts';
import * as signInRequest from './signInRequest.ts';
import * as shop from './shop.ts';
import * as identityProvider from './identityProvider.ts';

const routeOf = ({ path, method }: EndpointContract): string => `${path} ${method}`;

/** All contracts, for code that answers or documents them. Pages import contracts from their group. */
export const ENDPOINTS: readonly EndpointContract[] = [
  account,
  activityRank,
  ad,
  analytics,
  announcement,
  auth,
  bank,
  phoneCode,
  club,
  coupon,
  dev,
  device,
  email,
  envelope,
  errorReport,
  live,
  lobby,
  mission,
  operator,
  passkey,
  payment,
  picture,
  play,
  player,
  rich,
  signIn,
  signInRequest,
  shop,
  identityProvider,
]
  .flatMap((group) => Object.values<EndpointContract>(group))
  .toSorted((a, b) => (routeOf(a) < routeOf(b) ? -1 : 1));

const byRoute = new Map(ENDPOINTS.map((contract) => [`${contract.method} ${contract.path}`, contract]));

export const endpointOf = (method: string, path: string): EndpointContract | undefined =>
  byRoute.get(`${method} ${path}`);
