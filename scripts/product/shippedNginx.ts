import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownEnvironment, type ProcessPlan } from './processPlan.ts';

const SHIPPED = 'deploy/nginx';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface NginxWishes {
  /** A folder of this run for the files and their temporary data. */
  readonly folder: string;
  /** The port of this run for each shipped port. */
  readonly ports: ReadonlyMap<number, number>;
  /** The files of the certificate. Without them nginx has no addresses for players, and answers on the internal address only. */
  readonly certificate?: { readonly chain: string; readonly key: string };
}

/** Copies the shipped configuration of nginx with the ports of this run. @returns how to start it, without `ready` and `address` */
export function shippedNginx({ folder, ports, certificate }: NginxWishes): Omit<ProcessPlan, 'ready' | 'address'> {
  const read = (name: string): string => withPorts(readFileSync(join(SHIPPED, name), 'utf8'), ports);
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const temporary = TEMPORARY.map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`).join('');
  mkdirSync(join(folder, 'logs'), { recursive: true });
  write('nginx.conf', read('nginx.conf').replace('http {\n', `http {\n  access_log off;\n${temporary}`));
  write('menagerie-proxy.conf', read('menagerie-proxy.conf'));
  write(
    'menagerie-tls.conf',
    certificate === undefined
      ? ''
      : read('menagerie-tls.conf')
          .replace(/^ssl_certificate .*$/m, `ssl_certificate ${certificate.chain};`)
          .replace(/^ssl_certificate_key .*$/m, `ssl_certificate_key ${certificate.key};`),
  );
  const settings = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`;
  return {
    name: 'nginx',
    command: 'nginx',
    args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', settings],
    environment: ownEnvironment(),
    shows: true,
  };
}

/** Replaces the ports of addresses and of `listen` on this machine only. */
const withPorts = (text: string, ports: ReadonlyMap<number, number>): string =>
  text
    .replace(
      /127\.0\.0\.1:(\d+)/g,
      (whole, port: string) => `127.0.0.1:${ports.get(Number(port)) ?? whole.split(':')[1]}`,
    )
    .replace(/^\s*listen \[::\].*\n/gm, '')
    .replace(/listen (\d+)/g, (whole, port: string) => {
      const mine = ports.get(Number(port));
      return mine === undefined ? whole : `listen 127.0.0.1:${mine}`;
    });
