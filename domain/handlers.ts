import * as account from './account/handlers.ts';
import * as activityRank from './activityRank/handlers.ts';
import * as ad from './ad/handlers.ts';
import * as analytics from './analytics/handlers.ts';
import * as announcement from './announcement/handlers.ts';
import * as auth from './auth/handlers.ts';
import * as bank from './bank/handlers.ts';
import * as bonusBattle from './bonusBattle/handlers.ts';
import * as phoneCode from './phoneCode/handlers.ts';
import * as challenge from './challenge/handlers.ts';
import * as chat from './chat/handlers.ts';
import * as club from './club/handlers.ts';
import * as connection from './connection/handlers.ts';
import * as coupon from './coupon/handlers.ts';
import * as dev from './dev/handlers.ts';
import * as email from './email/handlers.ts';
import * as envelope from './envelope/handlers.ts';
import * as errorReport from './errorReport/handlers.ts';
import * as fireWheel from './fireWheel/handlers.ts';
import * as firstDay from './firstDay/handlers.ts';
import * as gift from './gift/handlers.ts';
import * as honor from './honor/handlers.ts';
import * as invite from './invite/handlers.ts';
import * as live from './live/handlers.ts';
import * as lobby from './lobby/handlers.ts';
import * as mail from './mail/handlers.ts';
import * as mission from './mission/handlers.ts';
import * as operator from './operator/handlers.ts';
import * as ownLimit from './ownLimit/handlers.ts';
import * as passkey from './passkey/handlers.ts';
import * as passTicket from './passTicket/handlers.ts';
import * as payment from './payment/handlers.ts';
import * as picture from './picture/handlers.ts';
import * as play from './play/handlers.ts';
import * as player from './player/handlers.ts';
import * as present from './present/handlers.ts';
import * as pride from './pride/handlers.ts';
import * as resume from './resume/handlers.ts';
import * as relation from './relation/handlers.ts';
import * as returnReward from './returnReward/handlers.ts';
import * as reward from './reward/handlers.ts';
import * as rich from './rich/handlers.ts';
import * as spinGrant from './spinGrant/handlers.ts';
import * as signInDays from './signInDays/handlers.ts';
import * as shop from './shop/handlers.ts';
import * as identityProvider from './identityProvider/handlers.ts';
import * as vip from './vip/handlers.ts';
import type { EndpointHandler, OperationHandler } from './dispatch/handler.ts';

/** Handlers by export name, which is the name of the contract. */
export const NAMED_HANDLERS = [
  account,
  activityRank,
  ad,
  analytics,
  announcement,
  auth,
  bank,
  bonusBattle,
  phoneCode,
  challenge,
  chat,
  club,
  connection,
  coupon,
  dev,
  email,
  envelope,
  errorReport,
  fireWheel,
  firstDay,
  gift,
  honor,
  invite,
  live,
  lobby,
  mail,
  mission,
  operator,
  ownLimit,
  passkey,
  passTicket,
  payment,
  picture,
  play,
  player,
  present,
  spinGrant,
  pride,
  relation,
  resume,
  returnReward,
  reward,
  rich,
  signInDays,
  shop,
  identityProvider,
  vip,
].flatMap((group) => Object.entries<OperationHandler | EndpointHandler>(group));

const handlers = NAMED_HANDLERS.map(([, handler]) => handler);

const answersOperation = (handler: OperationHandler | EndpointHandler): handler is OperationHandler =>
  handler.contract.kind === 'operation';
const answersEndpoint = (handler: OperationHandler | EndpointHandler): handler is EndpointHandler =>
  handler.contract.kind === 'endpoint';

/** The conformance suite fails if a contract has no handler. */
export const OPERATION_HANDLERS: readonly OperationHandler[] = handlers.filter(answersOperation);
export const ENDPOINT_HANDLERS: readonly EndpointHandler[] = handlers.filter(answersEndpoint);
