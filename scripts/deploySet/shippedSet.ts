import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NginxWishes } from '../product/shippedNginx.ts';
import { ownEnvironment, type ProcessPlan } from '../product/processPlan.ts';

const SYSTEMD = 'deploy/systemd';
const read = (name: string): string => readFileSync(join(SYSTEMD, name), 'utf8');

/** The values that replace the operator's own in the shipped files. */
export interface OwnValues {
  /** The port of this run for each shipped port. */
  readonly ports: ReadonlyMap<number, number>;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smsUrl: string;
  /** The folder for the keys of the game server. */
  readonly folder: string;
}

/** Replaces the ports of addresses of this machine. */
const withPorts = (text: string, ports: OwnValues['ports']): string =>
  text.replace(/127\.0\.0\.1:(\d+)/g, (_whole, port: string) => `127.0.0.1:${ports.get(Number(port)) ?? port}`);

const variablesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Reads the settings of a unit: its environment, its files, and its command. */
function planOf(unit: string, instance: string, own: OwnValues): Omit<ProcessPlan, 'ready' | 'address' | 'name'> {
  const text = read(unit).replaceAll('%i', instance);
  const files = [...text.matchAll(/^EnvironmentFile=(-?)\/etc\/menagerie\/(\S+)$/gm)];
  const fromFiles = files
    .filter(([, optional]) => optional !== '-' || instance === '8781')
    .map(([, , name = '']) => variablesOf(withPorts(read(`${name}.example`), own.ports)));
  const fromUnit = [...text.matchAll(/^Environment=(.*)$/gm)].map(([, pairs = '']) =>
    variablesOf(pairs.replaceAll(' ', '\n')),
  );
  const [, , ...words] = /^ExecStart=(\S+) (.*)$/m.exec(text)?.[2]?.split(' ') ?? [];
  return {
    command: process.execPath,
    args: ['--import', 'tsx', ...words],
    environment: [...fromFiles, ...fromUnit, replacedBy(own)].reduce<NodeJS.ProcessEnv>(
      (environment, values) => ({ ...environment, ...values }),
      ownEnvironment(),
    ),
    shows: false,
  };
}

const replacedBy = ({ databaseUrl, redisUrl, smsUrl, folder }: OwnValues) => ({
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  PROVIDER_DATABASE: databaseUrl,
  SMS_GATEWAY_URL: smsUrl,
  GAME_PROVIDERS: join(folder, 'providers.json'),
  PROVIDER_KEY: join(folder, 'games.pem'),
  // A stop of the test need not wait for players.
  DRAIN_SECONDS: '0',
});

/** The port of this run. */
const portIn = (ports: OwnValues['ports'], shipped: number): number => ports.get(shipped) ?? shipped;

/** The process of a service instance, such as `menagerie@8781`. */
export function servicePlan(instance: number, own: OwnValues): ProcessPlan {
  const plan = planOf('menagerie@.service', String(instance), own);
  const port = portIn(own.ports, instance);
  const { RTMP_PORT } = plan.environment;
  return {
    ...plan,
    name: `menagerie@${instance}`,
    environment: {
      ...plan.environment,
      PORT: String(port),
      ...(RTMP_PORT !== undefined && { RTMP_PORT: String(portIn(own.ports, Number(RTMP_PORT))) }),
    },
    ready: `http://127.0.0.1:${port}/healthz`,
    address: `port ${port}`,
  };
}

export function gamesPlan(own: OwnValues): ProcessPlan {
  const plan = planOf('menagerie-games.service', '', own);
  const port = portIn(own.ports, 8789);
  return {
    ...plan,
    name: 'menagerie-games',
    environment: { ...plan.environment, GAMES_PORT: String(port) },
    ready: `http://127.0.0.1:${port}/live`,
    address: `port ${port}`,
  };
}

/** Writes the declaration with a new key pair, as docs/running.md says. */
export function writeDeclaration({ ports, folder }: Pick<OwnValues, 'ports' | 'folder'>): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'games.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const key = JSON.stringify(publicKey.export({ type: 'spki', format: 'pem' }));
  const declaration = withPorts(read('providers.json.example'), ports);
  writeFileSync(
    join(folder, 'providers.json'),
    declaration.replace(/"PublicKey": ".*"/, () => `"PublicKey": ${key}`),
  );
}

/** Writes the service's environment file for `menagerie-admin`. @returns its path */
export function writeServiceEnv(own: OwnValues): string {
  const file = join(own.folder, 'service.env');
  const shipped = variablesOf(withPorts(read('service.env.example'), own.ports));
  const lines = Object.entries({ ...shipped, ...replacedBy(own) }).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Makes a certificate for the names of the shipped files. */
export function makeCertificate(folder: string): NonNullable<NginxWishes['certificate']> {
  const certificate = { chain: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') };
  const names = 'subjectAltName=DNS:play.example,DNS:games.example';
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=play.example'];
  const files = ['-keyout', certificate.key, '-out', certificate.chain];
  const made = spawnSync('openssl', [...request, '-addext', names, ...files]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr.toString()}`);
  return certificate;
}
