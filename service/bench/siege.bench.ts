import { startServer } from './benchProcess.ts';
import { startChild } from './childProcess.ts';
import { percentile } from './median.ts';
import { print } from './print.ts';
import { type AttackQuestion, AttackReport } from './siege/reports.ts';
import { UndisturbedPlayers } from './siege/players.ts';
import { sized } from './size.ts';

// An undisturbed player's calls while others besiege the service, against the same player's at rest before and after. Attackers
// are a process of their own and share the machine. All are one address, whose requests and connections are not bounded here, so
// that every attack arrives.

/** A new scene is a line here and one in `siege/scenes.ts`. */
const SIEGES = [
  { scene: 'docs', what: 'requests for /docs a second', attackers: sized(60, 6) },
  { scene: 'uploads', what: 'half-sent uploads', attackers: sized(200, 10) },
] as const;
const CALLS = sized(400, 10);
/** None of them calls as often as a player may in a minute. */
const PLAYERS = sized(50, 2);
const EVERY_MS = 20;
const AIM = 3;
/** Most that the service's memory may grow by while it is besieged: what bodies of one address may hold, and some more. */
const AIM_MIB = 100;
const MIB = 1024 * 1024;

const tidy = (value: number): number => Number(value.toPrecision(3));

const server = await startServer('ours', PLAYERS);
const attackers = startChild<AttackQuestion>(new URL('siege/attackers.ts', import.meta.url), []);
await attackers.ready(AttackReport);
const players = await UndisturbedPlayers.open(server.port, server.tokens);
try {
  await players.calls(CALLS, EVERY_MS);
  for (const { scene, what, attackers: count } of SIEGES) {
    const before = await players.calls(CALLS, EVERY_MS);
    const held = await server.residentBytes();
    await attackers.ask({ ask: 'attack', scene, attackers: count, port: server.port }, AttackReport);
    const besieged = await players.calls(CALLS, EVERY_MS);
    const grown = (await server.residentBytes()) - held;
    await attackers.ask({ ask: 'letGo' }, AttackReport);
    const after = await players.calls(CALLS, EVERY_MS);
    const rest = percentile([...before, ...after], 99);
    print({
      name: `p99 of an undisturbed player’s calls under ${count} ${what}`,
      value: tidy(percentile(besieged, 99)),
      unit: 'ms',
      baseline: tidy(rest),
      atMost: tidy(AIM * rest),
    });
    print({ name: `memory under ${count} ${what}`, value: tidy(grown / MIB), unit: 'MiB', atMost: AIM_MIB });
  }
} finally {
  players.close();
  await attackers.stop();
  await server.stop();
}
