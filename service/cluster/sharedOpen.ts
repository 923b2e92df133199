import { redisScript } from './redis.ts';
import type { RedisGuard } from './redisGuard.ts';
import { reportedFrom, shareOf } from './share.ts';

/** How long a report of a process counts, so that a dead process stops counting. */
const LEASE_MS = 15_000;
const RENEW_MS = 5000;
const REPORT_MS = 50;

/** Stores the count of one process, and returns the sum of the others. */
const KEEP = redisScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if tonumber(ARGV[2]) > 0 then
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ':' .. (now + tonumber(ARGV[3])))
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
else
  redis.call('HDEL', KEYS[1], ARGV[1])
end
local others = 0
local all = redis.call('HGETALL', KEYS[1])
for at = 1, #all, 2 do
  local count, ends = string.match(all[at + 1], '(%d+):(%d+)')
  if tonumber(ends) < now then
    redis.call('HDEL', KEYS[1], all[at])
  elseif all[at] ~= ARGV[1] then
    others = others + count
  end
end
return others
`);

interface Address {
  open: number;
  reported: number;
  others: number;
  timer: NodeJS.Timeout | undefined;
}

export interface SharedOpenParts {
  readonly guard: RedisGuard | undefined;
  readonly nodes: () => number;
  readonly nodeID: string;
  readonly name: string;
  readonly limit: number;
}

/**
 * Counts the open connections of each address in all processes. An address is reported to the others in the background
 * when it has a quarter of this process's share. Without Redis an address has this process's share of the limit.
 */
export class SharedOpen {
  readonly #parts: SharedOpenParts;
  readonly #addresses = new Map<string, Address>();
  readonly #renewing: NodeJS.Timeout;

  constructor(parts: SharedOpenParts) {
    this.#parts = parts;
    this.#renewing = setInterval(() => {
      for (const [address, kept] of this.#addresses) if (kept.reported > 0) this.#reportSoon(address, kept);
    }, RENEW_MS).unref();
  }

  /** Counts one more connection. Returns false, and counts nothing, if the address is at its limit. */
  take(address: string): boolean {
    const { limit, guard, nodes } = this.#parts;
    const kept = this.#addresses.get(address) ?? { open: 0, reported: 0, others: 0, timer: undefined };
    const most = guard?.isClosed === true ? limit - kept.others : shareOf(limit, nodes());
    if (kept.open >= most) return false;
    kept.open += 1;
    this.#addresses.set(address, kept);
    this.#changed(address, kept);
    return true;
  }

  give(address: string): void {
    const kept = this.#addresses.get(address);
    if (kept === undefined) return;
    kept.open -= 1;
    this.#changed(address, kept);
    if (kept.open <= 0 && kept.reported === 0 && kept.timer === undefined) this.#addresses.delete(address);
  }

  stop(): void {
    clearInterval(this.#renewing);
    for (const { timer } of this.#addresses.values()) clearTimeout(timer);
  }

  #changed(address: string, kept: Address): void {
    const { limit, nodes } = this.#parts;
    const living = nodes();
    if (kept.reported > 0 || (living > 1 && kept.open >= reportedFrom(limit, living))) this.#reportSoon(address, kept);
  }

  #reportSoon(address: string, kept: Address): void {
    kept.timer ??= setTimeout(() => void this.#report(address, kept), REPORT_MS).unref();
  }

  async #report(address: string, kept: Address): Promise<void> {
    const { guard, name, nodeID, limit, nodes } = this.#parts;
    const { open } = kept;
    const counted = open >= reportedFrom(limit, nodes()) ? open : 0;
    try {
      const others = await guard?.evaluate(KEEP, [`${name}:${address}`], [nodeID, String(counted), String(LEASE_MS)]);
      kept.others = Number(others ?? 0);
      kept.reported = counted;
    } catch {
      // The next change or renewal reports the count.
    }
    kept.timer = undefined;
    if (kept.open !== open) this.#changed(address, kept);
    else if (kept.open <= 0 && kept.reported === 0) this.#addresses.delete(address);
  }
}
