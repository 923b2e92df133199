import { fork } from 'node:child_process';
import { once } from 'node:events';
const scene = process.argv[2] ?? 'uploads';
const n = Number(process.argv[3] ?? 200);
const secs = Number(process.argv[4] ?? 8);
const svc = fork(new URL('writes/service.ts', import.meta.url), ['sqlite:/tmp/prof/world.sqlite', '220'], {
  execArgv: ['--import', 'tsx', '--cpu-prof', '--cpu-prof-dir=/tmp/prof', '--expose-gc'],
});
const [l] = (await once(svc, 'message')) as any;
const att = fork(new URL('siege/attackers.ts', import.meta.url), [], { execArgv: ['--import', 'tsx'] });
await once(att, 'message');
const tokens = l.players.map((p: any) => p.token);
for (let i = 0; i < 2; i++) {
  att.send({ ask: 'attack', scene, attackers: n, port: l.port, tokens });
  await once(att, 'message');
  svc.send({ ask: 'processor' });
  const [b] = (await once(svc, 'message')) as any;
  await new Promise((r) => setTimeout(r, secs * 1000));
  svc.send({ ask: 'processor' });
  const [a] = (await once(svc, 'message')) as any;
  att.send({ ask: 'letGo' });
  const [rep] = await once(att, 'message');
  console.log(rep, 'cpu ms/s', (a.processorMilliseconds - b.processorMilliseconds) / secs);
}
att.disconnect();
svc.disconnect();
await once(svc, 'exit');
