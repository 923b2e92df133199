import { openSession } from '#domain/auth/openSession.ts';
import { createPlayer } from '#domain/player/create.ts';
import { PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import { setVipTier } from '#domain/vip/setVipTier.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readNumber, readWords } from './words.ts';

/** The number of players that one transaction creates, so that a running service does not wait for long. */
const BATCH = 50;

/** `player create --count N --vip V --tokens` is for load tests, in development only. */
export const playerCreate: Command = {
  verb: 'player create',
  takes: '[--count N] [--vip V] [--tokens]',
  does: 'makes members for load tests, each a day old (development only); --tokens signs each in and prints one session token per line',
  async run(operator, words) {
    const { values, rest } = readWords(words, { count: 'string', vip: 'string', tokens: 'boolean' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const { ports } = operator;
    if (!ports.settings.devTools) throw new Refusal('players are made here in development only (DEV_TOOLS=1)');
    const count = readNumber('--count', values.count ?? '1', 1, 100_000);
    const VIPLevel = readNumber('--vip', values.vip ?? '1', 1, 8);
    for (let made = 0; made < count; made += BATCH) {
      const lines = await ports.store.transaction(async (tx) => {
        const batch: string[] = [];
        for (let at = made; at < Math.min(count, made + BATCH); at += 1) {
          const now = ports.clock.now();
          // A load test gives gifts immediately, but accounts younger than a day may not give.
          const RegistTime = new Date(now - DAY_MS).toISOString();
          const draft = { TptType: [PROVIDER_TYPE.site, PROVIDER_TYPE.phone], VIPLevel, RegistTime };
          const player = await createPlayer(tx, ports.random, new Date(now).toISOString(), draft);
          await setVipTier(tx, player.PlayerID, VIPLevel);
          await writeAudit(tx, operator, { action: 'player.create', subject: player.PlayerID, detail: { VIPLevel } });
          if (values.tokens === true) {
            const opening = { provider: 'choosePhoneAccount', isRegist: true, now } as const;
            batch.push((await openSession(ports, tx, player, opening)).token);
          } else batch.push(`created ${player.PlayerID} ${player.Name}, VIP ${VIPLevel}`);
        }
        return batch;
      });
      for (const line of lines) operator.print(line);
    }
    return 0;
  },
};
