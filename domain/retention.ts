import type { TableName } from './tables.ts';

/** The days for which rows of a table are kept, often counted from their last use. `docs/security.md` prints this table. */
export const RETENTION_DAYS = {
  analyticsEvents: 90,
  /** A browser keeps its device cookie for the same time. */
  devices: 400,
  errorReports: 30,
  /** Providers ask about sessions and transactions in reconciliations. */
  gameSessions: 120,
  liveActions: 30,
  liveFrames: 90,
  liveSamples: 2,
  liveSessions: 365,
  outboxTexts: 7,
  /**
   * Refunds of an order see which of its items were passed on. Rows of gifts and red envelopes come back within 30 days. A vault may pay
   * back a deposit at any time, so its row stays until then.
   */
  passedOn: 400,
  phoneCodes: 1,
  phoneSends: 2,
  races: 60,
  rankBoards: 60,
  securityEvents: 90,
  sessions: 7,
  signInAttempts: 1,
  tickerItems: 30,
  walletTransactions: 120,
} as const satisfies Partial<Record<TableName, number>>;
