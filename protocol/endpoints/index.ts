import type { EndpointRow } from '../endpoint.ts';
import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as announcement from './announcement.ts';
import * as auth from './auth.ts';
import * as bank from './bank.ts';
import * as captcha from './captcha.ts';
import * as club from './club.ts';
import * as coupon from './coupon.ts';
import * as dev from './dev.ts';
import * as device from './device.ts';
import * as email from './email.ts';
import * as envelope from './envelope.ts';
import * as errorReport from './errorReport.ts';
import * as live from './live.ts';
import * as payment from './payment.ts';
import * as picture from './picture.ts';
import * as play from './play.ts';
import * as player from './player.ts';
import * as rich from './rich.ts';
import * as signIn from './signIn.ts';
import * as store from './store.ts';
import * as thirdParty from './thirdParty.ts';

const routeOf = ({ path, method }: EndpointRow): string => `${path} ${method}`;

/** All rows, for those who answer or document them; a page imports what it calls from the group. */
export const ENDPOINTS: readonly EndpointRow[] = [
  account,
  analytics,
  announcement,
  auth,
  bank,
  captcha,
  club,
  coupon,
  dev,
  device,
  email,
  envelope,
  errorReport,
  live,
  payment,
  picture,
  play,
  player,
  rich,
  signIn,
  store,
  thirdParty,
]
  .flatMap((group) => Object.values<EndpointRow>(group))
  .toSorted((a, b) => (routeOf(a) < routeOf(b) ? -1 : 1));

const byRoute = new Map(ENDPOINTS.map((row) => [`${row.method} ${row.path}`, row]));

/** The row of a method and path. */
export const endpointOf = (method: string, path: string): EndpointRow | undefined => byRoute.get(`${method} ${path}`);
