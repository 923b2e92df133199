import { accountTables } from './tables/account.ts';
import { analyticsTables } from './tables/analytics.ts';
import { bankTables } from './tables/bank.ts';
import { chatTables } from './tables/chat.ts';
import { clubTables } from './tables/club.ts';
import { envelopeTables } from './tables/envelope.ts';
import { eventTables } from './tables/event.ts';
import { gameWalletTables } from './tables/gameWallet.ts';
import { giftTables } from './tables/gift.ts';
import { honorTables } from './tables/honor.ts';
import { inviteTables } from './tables/invite.ts';
import { ledgerTables } from './tables/ledger.ts';
import { liveTables } from './tables/live.ts';
import { lobbyTables } from './tables/lobby.ts';
import { mailTables } from './tables/mail.ts';
import { nameTables } from './tables/name.ts';
import { operatorTables } from './tables/operator.ts';
import { ownLimitTables } from './tables/ownLimit.ts';
import { passingTables } from './tables/passing.ts';
import { passkeyTables } from './tables/passkey.ts';
import { paymentTables } from './tables/payment.ts';
import { personalTables } from './tables/personal.ts';
import { pictureTables } from './tables/picture.ts';
import { progressTables } from './tables/progress.ts';
import { rankingTables } from './tables/ranking.ts';
import { relationTables } from './tables/relation.ts';
import { securityTables } from './tables/security.ts';
import { shopTables } from './tables/shop.ts';
import { signInTables } from './tables/signIn.ts';
import { systemTables } from './tables/system.ts';

export type { Json, RowOf } from '#store/table.ts';

/**
 * All tables, by group. Times are ISO 8601 in UTC with milliseconds, so that text order is time order. The migrations in
 * `service/migrations` are written by hand; a test compares the migrated schema with this declaration.
 */
export const TABLES = {
  ...accountTables,
  ...ledgerTables,
  ...chatTables,
  ...clubTables,
  ...lobbyTables,
  ...systemTables,
  ...relationTables,
  ...nameTables,
  ...inviteTables,
  ...honorTables,
  ...mailTables,
  ...envelopeTables,
  ...gameWalletTables,
  ...giftTables,
  ...passingTables,
  ...liveTables,
  ...progressTables,
  ...eventTables,
  ...shopTables,
  ...paymentTables,
  ...operatorTables,
  ...pictureTables,
  ...rankingTables,
  ...bankTables,
  ...signInTables,
  ...passkeyTables,
  ...ownLimitTables,
  ...personalTables,
  ...analyticsTables,
  ...securityTables,
} as const;

export type Tables = typeof TABLES;
export type TableName = keyof Tables;
