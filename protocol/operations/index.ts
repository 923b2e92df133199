import type { OperationContract, PushContract } from '../operation.ts';
import * as activityRank from './activityRank.ts';
import * as ad from './ad.ts';
import * as alliance from './alliance.ts';
import * as bank from './bank.ts';
import * as bonusBattle from './bonusBattle.ts';
import * as challenge from './challenge.ts';
import * as chat from './chat.ts';
import * as club from './club.ts';
import * as clubOffice from './clubOffice.ts';
import * as clubVault from './clubVault.ts';
import * as connection from './connection.ts';
import * as envelope from './envelope.ts';
import * as fireWheel from './fireWheel.ts';
import * as firstDay from './firstDay.ts';
import * as gift from './gift.ts';
import * as honor from './honor.ts';
import * as invite from './invite.ts';
import * as live from './live.ts';
import * as lobby from './lobby.ts';
import * as mail from './mail.ts';
import * as mission from './mission.ts';
import * as shop from './shop.ts';
import * as operator from './operator.ts';
import * as ownLimit from './ownLimit.ts';
import * as passTicket from './passTicket.ts';
import * as play from './play.ts';
import * as present from './present.ts';
import * as pride from './pride.ts';
import * as race from './race.ts';
import * as relation from './relation.ts';
import * as returnReward from './returnReward.ts';
import * as reward from './reward.ts';
import * as rich from './rich.ts';
import * as signInDays from './signInDays.ts';
import * as spinGrant from './spinGrant.ts';
import * as user from './user.ts';
import * as vip from './vip.ts';
import * as wallet from './wallet.ts';

/**
 * All contracts, for code that answers or documents them. Pages import contracts from their group instead, so that a first load does not
 * carry every schema.
 */
const contracts = [
  activityRank,
  ad,
  alliance,
  bank,
  bonusBattle,
  challenge,
  chat,
  club,
  clubOffice,
  clubVault,
  connection,
  envelope,
  fireWheel,
  firstDay,
  gift,
  honor,
  invite,
  live,
  lobby,
  mail,
  mission,
  shop,
  operator,
  ownLimit,
  passTicket,
  play,
  present,
  pride,
  race,
  relation,
  returnReward,
  reward,
  rich,
  signInDays,
  spinGrant,
  user,
  vip,
  wallet,
].flatMap((group) => Object.values<unknown>(group));

const isOperation = (value: unknown): value is OperationContract =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'operation';
const isPush = (value: unknown): value is PushContract =>
  typeof value === 'object' && value !== null && 'audience' in value;

export const OPERATIONS: readonly OperationContract[] = contracts.filter(isOperation).toSorted((a, b) => a.op - b.op);
export const PUSHES: readonly PushContract[] = contracts.filter(isPush).toSorted((a, b) => a.op - b.op);

const byOp = new Map(OPERATIONS.map((contract) => [contract.op, contract]));

export const operationOf = (op: number): OperationContract | undefined => byOp.get(op);
