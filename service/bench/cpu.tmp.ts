import { startClients, startServer } from './benchProcess.ts';
import { PUSH_BYTES } from './message.ts';
import { readFileSync } from 'node:fs';
import { execSync } from 'node:child_process';
const kind = process.argv[2] as 'ours' | 'bare';
const s = await startServer(kind, 1000);
const pids = execSync(`pgrep -P ${process.pid}`).toString().trim().split('\n');
const pid = pids.find((p) => { try { return readFileSync(`/proc/${p}/cmdline`,'utf8').includes('benchServer'); } catch { return false; } });
const cpu = () => {
  const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return [Number(f[13]) * 10, Number(f[14]) * 10];
};
const c = startClients();
await c.ask({ ask: 'connect', port: s.port, count: 1000, tokens: s.tokens });
for (let r = 0; r < 6; r++) {
  const a = cpu();
  const t = performance.now();
  const h = c.ask({ ask: 'expect', bytes: 1000 * 60 * PUSH_BYTES });
  s.publish(60);
  await h;
  const b = cpu();
  console.log(kind, 'user', b[0] - a[0], 'sys', b[1] - a[1], 'wall', Math.round(performance.now() - t));
}
await c.stop();
await s.stop();
