import { adAdd, adList, adRemove } from './ads.ts';
import { analytics } from './analytics.ts';
import { announce, announceList, announceRemove } from './announce.ts';
import { announceSay } from './announceSay.ts';
import { audit } from './audit.ts';
import { auditList } from './auditList.ts';
import { backup, restore, verify } from './backup.ts';
import { brandNew } from './brandNew.ts';
import { wordsAdd, wordsList, wordsRemove } from './chatWords.ts';
import type { Command, FileCommand } from './command.ts';
import { couponBatch, couponList, couponRevoke } from './coupons.ts';
import { errorsClear, errorsList, errorsShow } from './errors.ts';
import { exportPlayer } from './exportPlayer.ts';
import { gameAdd, gameClose, gameList, gameOpen } from './games.ts';
import { ledgerAudit } from './ledgerAudit.ts';
import { liveOpen } from './liveOpen.ts';
import { liveStop } from './liveStop.ts';
import { maintenanceOff, maintenanceOn, maintenancePlan } from './maintenance.ts';
import { orderList } from './orderList.ts';
import {
  orderCancel,
  orderInvoice,
  orderRefund,
  orderRefunded,
  orderRescind,
  orderRescissions,
  orderShow,
} from './orders.ts';
import { playerBan } from './playerBan.ts';
import { playerCreate } from './playerCreate.ts';
import { playerGrant } from './playerGrant.ts';
import { playerMute } from './playerMute.ts';
import { playerNames } from './playerNames.ts';
import { playerPhone } from './playerPhone.ts';
import { playerReportClose, playerReports } from './playerReports.ts';
import { playerRole } from './playerRole.ts';
import { playerShow } from './playerShow.ts';
import { playerTake } from './playerTake.ts';
import { playerSpins } from './playerSpins.ts';
import { playerVip } from './playerVip.ts';
import { reportsClose, reportsList } from './reports.ts';
import { reportDay } from './reportDay.ts';
import { rewardGrant } from './rewardGrant.ts';
import { serviceAnswer, serviceList, serviceShow } from './serviceDesk.ts';
import { switchList, switchSet } from './switches.ts';

const COMMANDS: readonly (Command | FileCommand)[] = [
  playerShow,
  playerGrant,
  playerTake,
  playerSpins,
  playerVip,
  playerMute,
  playerNames,
  playerPhone,
  playerBan,
  playerRole,
  playerCreate,
  orderList,
  orderShow,
  orderRescissions,
  orderRescind,
  orderCancel,
  orderRefund,
  orderRefunded,
  orderInvoice,
  rewardGrant,
  exportPlayer,
  announce,
  announceList,
  announceRemove,
  announceSay,
  reportsList,
  reportsClose,
  playerReports,
  playerReportClose,
  serviceList,
  serviceShow,
  serviceAnswer,
  adAdd,
  adList,
  adRemove,
  couponBatch,
  couponList,
  couponRevoke,
  gameAdd,
  gameOpen,
  gameClose,
  gameList,
  liveOpen,
  liveStop,
  wordsAdd,
  wordsRemove,
  wordsList,
  switchSet,
  switchList,
  maintenanceOn,
  maintenancePlan,
  maintenanceOff,
  reportDay,
  analytics,
  errorsList,
  errorsShow,
  errorsClear,
  ledgerAudit,
  audit,
  auditList,
  brandNew,
  backup,
  restore,
  verify,
];

/** The command that these words begin with, and the words after its verb. If two verbs match, the longer verb is taken. */
export function findCommand(
  words: readonly string[],
): { command: Command | FileCommand; rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const command = COMMANDS.find(({ verb }) => verb === words.slice(0, length).join(' '));
    if (command !== undefined) return { command, rest: words.slice(length) };
  }
  return undefined;
}

/** The usage of all verbs, or of one verb, as `--help` shows it. */
export function usageOf(commands: readonly (Command | FileCommand)[] = COMMANDS): string {
  return [
    'Usage: npm run admin -- <verb> [--as NAME]',
    '',
    ...commands.flatMap(({ verb, takes, does }) => [`  ${`${verb} ${takes}`.trimEnd()}`, `      ${does}`]),
    '',
    'Works on DATABASE_URL, beside a running service too. What it does is written to the audit log under the name of',
    'the account, or of --as. The account root needs --as.',
  ].join('\n');
}
