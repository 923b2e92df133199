import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../testing/freePort.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { HAS_REDIS, startRedisServer } from '../testing/redisServer.ts';
import { startServiceProcess } from '../testing/serviceProcess.ts';

const run = promisify(execFile);
const WAIT = { timeout: 20_000, interval: 50 };

/** Creates a self-signed certificate of `localhost`. */
async function certify(): Promise<{ readonly cert: string; readonly key: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tls-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const made = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  await run('openssl', [...made.split(' '), '-keyout', key, '-out', cert]);
  return { cert, key };
}

describe.skipIf(POSTGRES_URL === '' || !HAS_REDIS)('Redis over TLS', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('is used if a known authority issued its certificate, and refused otherwise', { timeout: 180_000 }, async () => {
    const { cert, key } = await certify();
    const port = await freePort();
    const options = {
      port: String(port),
      'cert-file': cert,
      'key-file': key,
      'ca-cert-file': cert,
      'auth-clients': 'no',
    };
    const redis = await startRedisServer(
      ...Object.entries(options).flatMap(([name, value]) => [`--tls-${name}`, value]),
    );
    onTestFinished(() => redis.kill());
    const url = await databases.create();
    const settings = { REDIS_URL: `rediss://localhost:${port}` };
    const start = async (more: Readonly<Record<string, string>>) => {
      const service = await startServiceProcess(url, 'quiet', { ...settings, ...more });
      onTestFinished(async () => void (await service.stop()));
      return service;
    };
    const ask = async ({ port: at }: { readonly port: number }, path: string): Promise<string> =>
      (await fetch(`http://127.0.0.1:${at}${path}`)).text();
    const trusting = await start({ NODE_EXTRA_CA_CERTS: cert });
    await vi.waitFor(async () => expect(await ask(trusting, '/metrics')).toMatch(/^menagerie_redis_up 1$/m), WAIT);
    const strict = await start({});
    await vi.waitFor(async () => expect(await ask(strict, '/readyz')).toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT/), WAIT);
    expect(await ask(strict, '/metrics')).toMatch(/^menagerie_redis_up 0$/m);
  });
});
