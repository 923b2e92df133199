import type { Logger } from 'pino';
import type { Observer } from '#domain/ports/index.ts';
import type { WalletStatus } from '#protocol/wallet/index.ts';
import type { Metrics } from './metrics.ts';

/**
 * The most lines about malformed calls in a minute. Any caller can make such calls, and further calls are only counted.
 */
const MALFORMED_LINES = 60;
const MINUTE_MS = 60_000;
/** A provider wants to pay more than the operator declared. */
const OF_WINS: readonly string[] = ['WIN_TOO_LARGE', 'WIN_LIMIT_REACHED'] satisfies WalletStatus[];

/**
 * Creates the observer that logs and counts each call. By default only failures of the service and mistakes of a client
 * are logged.
 */
export function createObserver(log: Logger, metrics: Metrics): Observer {
  let minute = 0;
  let malformed = 0;
  const isWorthALine = (): boolean => {
    const now = Math.floor(performance.now() / MINUTE_MS);
    malformed = now === minute ? malformed + 1 : 1;
    minute = now;
    return malformed <= MALFORMED_LINES;
  };
  const alarmed = new Map<string, number>();
  /** Whether a refusal needs an operator. It is reported once a minute for each provider and status. */
  const isAlarm = (provider: string, status: string): boolean => {
    const now = performance.now();
    const name = `${provider} ${status}`;
    if (!OF_WINS.includes(status) || now < (alarmed.get(name) ?? -MINUTE_MS) + MINUTE_MS) return false;
    alarmed.set(name, now);
    return true;
  };
  return {
    call({ name, code, milliseconds, playerID, error }) {
      metrics.call(name, code, milliseconds / 1000);
      if (error !== undefined || code === 300003)
        log.error({ row: name, code, milliseconds, playerID, err: error }, 'call failed');
      else if (code === 100000 && isWorthALine())
        log.warn({ row: name, code, milliseconds, playerID }, 'malformed call');
      else log.debug({ row: name, code, milliseconds, playerID }, 'call');
    },
    signIn({ provider, result, error }) {
      metrics.signIn(provider, result);
      // Only failures that an operator can fix are warnings. A player who cancels is not reported.
      if (error !== undefined) log.warn({ provider, result, err: error }, 'an identity provider proved no identity');
      else log.debug({ provider, result }, 'sign-in by an identity provider');
    },
    wallet({ call, provider, status, milliseconds, playerID, error }) {
      metrics.walletCall(call, status, milliseconds / 1000);
      const line = { call: `wallet.${call}`, provider, status, milliseconds, playerID };
      if (error !== undefined) log.error({ ...line, err: error }, 'wallet call failed');
      else if (isAlarm(provider, status)) log.error(line, 'a game provider needs an operator');
      else log.debug(line, 'wallet call');
    },
    payment({ adapter, event, OrderID }) {
      metrics.payment(adapter, event);
      const line = { gateway: adapter, event, order: OrderID };
      if (event === 'accepted' || event.startsWith('refused:')) log.info(line, 'payment callback');
      else log.error(line, 'a payment needs an operator');
    },
    security({ kind, kept }) {
      metrics.securityEvent(kind, kept !== undefined);
      // Above the daily limit the event is only counted, so that the log cannot be filled.
      if (kept !== undefined) log.info({ kind, ...kept }, 'security event');
    },
  };
}
