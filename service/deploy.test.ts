import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it.skipIf(!HAS_NGINX)('nginx takes the shipped file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, read('nginx.conf'));
  expect(runOf('nginx', '-t', '-q', '-p', folder, '-c', file, '-g', `pid ${folder}/pid; error_log stderr;`)).toEqual([
    0,
    '',
  ]);
});

it('the example of the environment is one that the service takes', () => {
  const lines = read('systemd/service.env.example')
    .split('\n')
    .flatMap((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
  const environment = Object.fromEntries(
    lines.flatMap((word, at) => (at % 2 === 0 ? [[word, lines[at + 1] ?? '']] : [])),
  );
  const config = readConfig({ ...environment, NODE_ENV: 'production', BRAND: 'bj188' }, ['bj188']);
  expect([config.drainMs, config.redis?.kind, config.trustedProxies]).toEqual([30_000, 'single', 1]);
});

describe('the units of systemd', () => {
  const units = readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'));

  it.each(units)('%s gives a drain its time and the process few rights', (name) => {
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
