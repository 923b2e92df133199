import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const NGINX = '/usr/sbin/nginx';
const MODULE = '/usr/lib/nginx/modules/ngx_rtmp_module.so';

/** Whether this machine has Debian's nginx with its RTMP module. `npm test` installs both as root. */
export const HAS_NGINX_RTMP = existsSync(NGINX) && existsSync(MODULE);

export interface NginxRtmp {
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts nginx with an RTMP server. @param application the directives of its application `live` */
export async function startNginxRtmp(port: number, application: readonly string[]): Promise<NginxRtmp> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const configuration = `load_module ${MODULE};
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log info;
events { worker_connections 64; }
rtmp {
  server {
    listen 127.0.0.1:${port};
    application live {
      ${application.join('\n      ')}
    }
  }
}
`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const log = (): Promise<string> => readFile(join(folder, 'error.log'), 'utf8').catch(() => '');
  const child = spawn(NGINX, ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  for (let tries = 0; !(await accepts(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx did not start:\n${await log()}`);
    await wait(50);
  }
  return {
    log,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
