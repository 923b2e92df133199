import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SECURITY_EVENTS } from '#domain/security/events.ts';
import { readConfig } from './config.ts';
import { createMetrics } from './ports/metrics.ts';

const has = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;
const HAS_PROMTOOL = has('promtool', '--version');
const HAS_NGINX = has('nginx', '-v');
const HAS_SYSTEMD = has('systemd-analyze', '--version');
const read = (path: string): string => readFileSync(join('deploy', path), 'utf8');

/** Returns a program's exit code, and its output if the code is not 0. */
function runOf(program: string, ...args: readonly string[]): readonly [number | null, string] {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return [status, status === 0 ? '' : stdout + stderr];
}

describe('the alert rules', () => {
  const rules = read('prometheus/alerts.yml');

  it('name metrics and security events that the service has', async () => {
    const { registry } = createMetrics({
      connections: () => 0,
      writerQueue: () => 0,
      heldRounds: async () => 0,
      redis: () => true,
      clockBehind: () => 0,
      heldPushes: () => 0,
    });
    const known = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
    // The tests of the game server cover its own file.
    known.add('menagerie_games_calls_total');
    const named = [...rules.matchAll(/\b(?:menagerie|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    const kinds = [...rules.matchAll(/kind=~?"([^"]+)"/g)].flatMap(([, kind = '']) => kind.split('|'));
    expect(kinds.filter((kind) => !(kind in SECURITY_EVENTS))).toEqual([]);
  });

  it.skipIf(!HAS_PROMTOOL)('pass promtool', () => {
    expect(runOf('promtool', 'check', 'rules', 'deploy/prometheus/alerts.yml')).toEqual([0, '']);
    expect(runOf('promtool', 'check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml')).toEqual([0, '']);
  });
});

/** The variables of an example, with or without the commented lines. */
function variablesOf(path: string, which: 'set' | 'all'): Readonly<Record<string, string>> {
  const line = which === 'all' ? /^#?([A-Z_]+)=(.*)$/gm : /^([A-Z_]+)=(.*)$/gm;
  return Object.fromEntries([...read(path).matchAll(line)].map(([, name = '', value = '']) => [name, value]));
}

const portsIn = (text: string): readonly string[] =>
  [...text.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port = '']) => port);
const blockOf = (text: string, start: string): string => new RegExp(`${start}[^}]*`).exec(text)?.[0] ?? '';

describe('the ports', () => {
  const nginx = read('nginx/nginx.conf');
  const services = portsIn(blockOf(nginx, 'upstream menagerie'));
  const games = portsIn(blockOf(nginx, 'upstream games'));

  it('of the service processes are the same in every file', () => {
    const unit = read('systemd/menagerie@.service');
    expect(services).toHaveLength(3);
    expect([...unit.matchAll(/menagerie@(\d+)/g)].map(([, port]) => port)).toEqual(services);
    const jobs = read('prometheus/prometheus.yml').split('- job_name: ');
    expect(jobs.slice(1).map(portsIn)).toEqual([services, games]);
  });

  it('belong to exactly one process', () => {
    const listens = [...`${nginx}${read('nginx/menagerie-tls.conf')}`.matchAll(/listen (?:[\d.]+:)?(\d+)/g)];
    const encoders = variablesOf(`systemd/service-${services[0]}.env.example`, 'set')['RTMP_PORT'] ?? '';
    const all = [...services, ...games, encoders, ...new Set(listens.map(([, port = '']) => port))];
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    expect(all).toHaveLength(8);
    expect(games).toEqual([variablesOf('systemd/games.env.example', 'all')['GAMES_PORT'] ?? '8789']);
    expect(variablesOf('systemd/games.env.example', 'set')['PLATFORM_URL']).toBe('http://127.0.0.1:8080');
  });
});

it.skipIf(!HAS_NGINX)('nginx accepts the shipped files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('deploy/nginx', folder, { recursive: true });
  const tls = join(folder, 'menagerie-tls.conf');
  // The test has no TLS certificate.
  writeFileSync(
    tls,
    read('nginx/menagerie-tls.conf')
      .replace(/^ssl_certificate.*$/gm, '')
      .replaceAll(' ssl http2', ''),
  );
  expect(
    runOf(
      'nginx',
      '-t',
      '-q',
      '-p',
      folder,
      '-c',
      join(folder, 'nginx.conf'),
      '-g',
      `pid ${folder}/pid; error_log stderr;`,
    ),
  ).toEqual([0, '']);
});

describe('the example of the environment', () => {
  const declared = { GAME_PROVIDERS: join('deploy/systemd', 'providers.json.example') };

  it('is accepted by the service', () => {
    const config = readConfig({ ...variablesOf('systemd/service.env.example', 'set'), ...declared }, ['bj188']);
    expect([config.drainMs, config.redis?.kind, config.trustedProxies, config.devTools]).toEqual([
      30_000,
      'single',
      1,
      false,
    ]);
    expect([config.openParts, config.gameProviders.map(({ provider }) => provider.ID)]).toEqual([
      ['Games'],
      ['menagerie'],
    ]);
    expect(config.smsGateway?.url).toBe('https://sms.example/send');
  });

  it('is accepted by the service with every commented line', () => {
    const all = { ...variablesOf('systemd/service.env.example', 'all'), ...declared };
    const { payments, providers, openParts, rtmpUrl } = readConfig(all, ['bj188']);
    expect([Object.keys(payments?.methods ?? {}), Object.keys(providers), rtmpUrl]).toEqual([
      ['credit', 'bank', 'storeCode'],
      ['line'],
      'rtmp://play.example/live',
    ]);
    expect(openParts).toEqual(['Games', 'Shop', 'Live']);
  });

  it('has the file of each process', () => {
    const files = readdirSync('deploy/systemd');
    for (const unit of files.filter((name) => name.endsWith('.service')))
      for (const [, name = ''] of read(`systemd/${unit}`).matchAll(/EnvironmentFile=-?\/etc\/menagerie\/(\S+)/g))
        expect(files).toContain(`${name.replace('%i', '8781')}.example`);
  });
});

describe('the units of systemd', () => {
  const units = readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'));

  it.each(units)('%s gives the process few rights and enough time to drain', (name) => {
    const unit = read(`systemd/${name}`);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThanOrEqual(20);
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'UMask=0077'])
      expect(unit).toContain(line);
  });

  it.skipIf(!HAS_SYSTEMD)('are known to systemd', () => {
    for (const name of units) {
      const { stderr } = spawnSync('systemd-analyze', ['verify', join('deploy/systemd', name)], { encoding: 'utf8' });
      expect(stderr).not.toMatch(/Unknown (?:key|section)|Failed to parse/);
    }
  });
});
