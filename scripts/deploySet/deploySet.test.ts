import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { TestSocket } from '#conformance/testSocket.ts';
import { Visitor } from '#conformance/visitor.ts';
import { GAME_CALLS } from '#games/api/index.ts';
import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { signInLobby } from '#protocol/operations/connection.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { freePort } from '#service/testing/freePort.ts';
import { OWL } from '#service/testing/owlDraft.ts';
import { startRedisServer } from '#service/testing/redisServer.ts';
import { ProcessGroup } from '../product/ProcessGroup.ts';
import { shippedNginx } from '../product/shippedNginx.ts';
import { temporaryFolder } from '../product/temporaryFolder.ts';
import { startOwnPostgres } from '../testing/postgres.ts';
import { callOver, createSecureAdapter } from './secureAdapter.ts';
import {
  gamesPlan,
  makeCertificate,
  type OwnValues,
  servicePlan,
  writeDeclaration,
  writeServiceEnv,
} from './shippedSet.ts';

const SERVICES = [8781, 8782, 8783];
const SHIPPED_PORTS = [...SERVICES, 8789, 8080, 80, 443, 1935];
const PHONE = '0912345678';
const Sent = z.object({ to: z.string(), text: z.string() });
const run = promisify(execFile);

/** The shipped files of deploy/ as one system, in production, on ports of this run. */
describe.runIf(process.env['DEPLOY_SET'] === 'whole')('the shipped set', () => {
  const ports = new Map<number, number>();
  const texts: z.infer<typeof Sent>[] = [];
  const lines: string[] = [];
  const group = new ProcessGroup({
    restarts: false,
    isDetached: true,
    report: () => {},
    onLine: ({ name }, line) => lines.push(`${name}: ${line}`),
  });
  let own: OwnValues;
  let ca = '';
  let sms: Server;
  let admin: (...words: string[]) => Promise<string>;

  beforeAll(async () => {
    for (const port of SHIPPED_PORTS) ports.set(port, await freePort());
    sms = createServer((request, response) => {
      void readText(request).then((text) => {
        texts.push(Sent.parse(JSON.parse(text)));
        response.end();
      });
    });
    const smsPort = await freePort();
    sms.listen(smsPort, '127.0.0.1');
    await once(sms, 'listening');
    const folder = temporaryFolder();
    const postgres = await startOwnPostgres();
    if (postgres === undefined) throw new Error('There is no PostgreSQL.');
    group.endLast(() => postgres.stop());
    const redis = await startRedisServer();
    group.endLast(() => redis.kill());
    own = {
      ports,
      folder,
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      smsUrl: `http://127.0.0.1:${smsPort}/send`,
    };
    writeDeclaration(own);
    const certificate = makeCertificate(folder);
    ca = readFileSync(certificate.chain, 'utf8');
    const environment = {
      ...process.env,
      MENAGERIE_ENV: writeServiceEnv(own),
      MENAGERIE_FOLDER: process.cwd(),
      SUDO_USER: 'mei.lin',
    };
    admin = async (...words) => (await run('deploy/menagerie-admin', words, { env: environment })).stdout;

    const [first = 0, ...others] = SERVICES;
    // The units begin in this order. The first service creates the tables.
    await group.start(gamesPlan(own));
    await group.start(servicePlan(first, own));
    await group.start(...others.map((port) => servicePlan(port, own)));
    const nginx = shippedNginx({ folder, ports, certificate });
    await group.start({ ...nginx, ready: `http://127.0.0.1:${ports.get(8080)}/healthz`, address: 'nginx' });
  }, 300_000);
  afterAll(async () => {
    await group.stop();
    sms.close();
  }, 120_000);

  const play = () => ({ name: 'play.example', port: ports.get(443) ?? 0, ca });
  const games = () => ({ ...play(), name: 'games.example' });

  it('lets a player sign in by a text message and play a round of the game that the operator opened', async () => {
    const draft = join(own.folder, 'owl.json');
    writeFileSync(draft, JSON.stringify(OWL));
    expect(await admin('game', 'add', draft)).toContain('added, closed');
    expect(await admin('game', 'open', 'owl')).toContain('owl: open');

    const adapter = createSecureAdapter(play());
    const visitor = new Visitor(adapter, () => undefined);
    const login = { SiteID: 'dev', CountryCode: 886, PhoneNumber: PHONE } as const;
    await visitor.call(sendLoginCode, { ...login, Lang: 'zh_tw' });
    await vi.waitFor(() => expect(texts).toHaveLength(1));
    const ValidateCode = /\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? '';
    const { Token } = await visitor.call(verifyLoginCode, { ...login, ValidateCode });
    const session = await visitor.call(choosePhoneAccount, {
      Token,
      PlayerID: '',
      csrfToken: await visitor.csrfToken(),
    });

    const socket = await TestSocket.open(adapter, 'lobby', { pushes: new Set(), closes: 0 });
    await socket.ask(signInLobby.op, {}, { token: session.token });
    const { Gold } = await socket.call(getWallet, {});
    // A process reads the operator's change from the log of pushes.
    const { LaunchURL = '' } = await vi.waitFor(() => socket.call(enterGame, { GameCode: 'owl' }), { timeout: 10_000 });
    const launch = new URL(LaunchURL);
    expect(launch.origin).toBe('https://games.example');

    const ask = async (call: string, body: object, token = ''): Promise<unknown> => {
      const { status, text } = await callOver(games(), {
        method: 'POST',
        path: `/api/${call}`,
        headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
        cookies: {},
        body: JSON.stringify(body),
      });
      expect([status, text]).toEqual([200, text]);
      return JSON.parse(text);
    };
    const opened = await ask('openSession', { LaunchToken: launch.searchParams.get('token'), GameCode: 'owl' });
    const { Token: game } = GAME_CALLS.openSession.answer.parse(opened);
    const { Next } = GAME_CALLS.readState.answer.parse(await ask('readState', {}, game));
    const spun = await ask('spin', { Stake: 100, SeedID: Next.SeedID, Nonce: Next.Nonce }, game);
    const { Result } = GAME_CALLS.spin.answer.parse(spun);
    expect(Result?.Balance).toBe(Gold - 100 + (Result?.Win ?? Number.NaN));
    socket.close();

    expect(await admin('player', 'show', PHONE)).toContain(session.playerID);
    expect(await admin('audit', 'list', '--subject', 'owl')).toContain('operator:mei.lin');
    expect(await admin('ledger', 'audit')).toContain('balanced');
  }, 300_000);

  it('sends browsers to TLS, and keeps probes and metrics inside', async () => {
    const plain = await fetch(`http://127.0.0.1:${ports.get(80)}/store?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/store?x=1']);
    const get = (path: string) => ({ method: 'GET', path, headers: {}, cookies: {}, body: undefined });
    for (const [address, path] of [
      [play(), '/metrics'],
      [play(), '/readyz'],
      [games(), '/metrics'],
      [games(), '/ready'],
    ] as const)
      expect((await callOver(address, get(path))).status).toBe(403);
    expect((await callOver(play(), get('/healthz'))).status).toBe(200);
    expect((await callOver(games(), get('/live'))).status).toBe(200);
  });

  it('answers every target of Prometheus with its token', async () => {
    const jobs = readFileSync('deploy/prometheus/prometheus.yml', 'utf8').split('- job_name: ').slice(1);
    const tokens = [servicePlan(8781, own), gamesPlan(own)].map(({ environment }) => environment['PROBES_TOKEN'] ?? '');
    expect(jobs).toHaveLength(tokens.length);
    for (const [at, job] of jobs.entries())
      for (const [, port] of job.matchAll(/127\.0\.0\.1:(\d+)/g)) {
        const url = `http://127.0.0.1:${ports.get(Number(port))}/metrics`;
        const answer = await fetch(url, { headers: { authorization: `Bearer ${tokens[at]}` } });
        expect([port, answer.status]).toEqual([port, 200]);
        expect(await answer.text()).toContain('menagerie_');
      }
  });

  it('accepts encoders on the port of the first process', async () => {
    const encoder = connect(ports.get(1935) ?? 0, '127.0.0.1');
    const version = Buffer.from([3]);
    encoder.write(Buffer.concat([version, Buffer.alloc(1536)]));
    const answered = new Promise<Buffer>((resolve) => {
      encoder.once('data', resolve);
    });
    expect((await answered)[0]).toBe(3);
    encoder.destroy();
  });

  it('writes no error', () => {
    const levels = lines.filter((line) => /"level":(?:50|60)/.test(line));
    expect(levels).toEqual([]);
  });
});
