import { isUtf8 } from 'node:buffer';
import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createDice, wrongBody, wrongFrame } from '#domain/testing/fuzz.ts';
import { hostileBytes } from '#domain/testing/hostileBytes.ts';
import { played, SEED } from '#domain/testing/playedAtRandom.ts';
import { isCode } from '#protocol/codes.ts';
import { SAMPLES } from '#conformance/samples.ts';
import { type Seat, Stage } from '#conformance/stage.ts';
import type { EndpointRow } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { CLOSE } from '#protocol/limits.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { type FuzzedProcess, startFuzzedProcess } from '../testing/fuzzedProcess.ts';
import { type BodyAnswer, sendBody, sendFrames, sendRaw } from '../testing/hostileCalls.ts';
import { createWireBackdrop } from '../testing/wireBackdrop.ts';

const INPUTS = played(3000, 200_000);
/** Callers at once. */
const LANES = 8;
/** Bad frames that a connection lets pass in a minute. */
const FRAMES_A_CONNECTION = 20;
const MAX_GROWTH_BYTES = 32 * 1024 * 1024;
const MIB = 1024 * 1024;
/** Answered before the row is asked: unreadable, too often, unknown, too large, of another site, no room. */
const EDGE_CODES: ReadonlySet<number> = new Set([100000, 300002, 300004, 300005, 300006, 300007]);
/** The service's own, and those by which the WebSocket protocol refuses what is no frame. */
const CLOSES: ReadonlySet<number> = new Set([...Object.values(CLOSE), 1002, 1007]);

const Answer = z.object({ OP: z.int().optional(), Code: z.int() });
const answerRows = new Map(OPERATIONS.map((row) => [row.op + 1, row]));
const pushOps = new Set(PUSHES.map(({ op }) => op));
// The tools of development close the service and move its clock.
const endpoints = ENDPOINTS.filter(({ group }) => group !== 'dev');
const dice = createDice(SEED);

let service: FuzzedProcess;
let stage: Stage;
let signingIn: Promise<unknown> = Promise.resolve();
const agent = new Agent({ keepAlive: true, maxSockets: LANES, timeout: 2000 });
beforeAll(async () => {
  service = await startFuzzedProcess();
  stage = new Stage(createWireBackdrop(`http://127.0.0.1:${service.port}`));
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await service.stop();
});

const figuresOf = ({ heapUsed, rss }: { readonly heapUsed: number; readonly rss: number }): string =>
  `heap ${(heapUsed / MIB).toFixed(1)} MiB, resident ${(rss / MIB).toFixed(0)} MiB`;
const surprises: string[] = [];
const told = new Map<number, number>();
const count = (code: number): void => void told.set(code, (told.get(code) ?? 0) + 1);
const address = (): string => `192.0.2.${dice(256)}`;
/** Signs the member of a lane in, one after another: codes by phone are few. */
const signIn = (lane: number): Promise<Seat> => {
  const turn = signingIn.then(() => stage.member(`094300000${lane}`));
  signingIn = turn.catch(() => undefined);
  return turn;
};

/** @returns whether the session of the caller is over */
function judgeBody(row: EndpointRow | undefined, sent: Uint8Array, answer: BodyAnswer | undefined): boolean {
  if (answer === undefined) {
    count(-1);
    return false;
  }
  const what = `${row?.path ?? 'an unknown path'} ${Buffer.from(sent).toString('utf8').slice(0, 200)}`;
  let json: unknown;
  try {
    json = JSON.parse(answer.text);
  } catch {
    json = undefined;
  }
  const parsed = Answer.safeParse(json);
  const code = parsed.success ? parsed.data.Code : answer.status;
  count(code);
  const isPlain = !parsed.success && row?.body !== 'envelope' && answer.status < 400;
  const isDeclared = code === 200 || EDGE_CODES.has(code) || (row?.codes.some((each) => each === code) ?? false);
  if (!isPlain && !(parsed.success && isCode(code) && isDeclared))
    surprises.push(`${what} → ${answer.status} ${answer.text.slice(0, 200)}`);
  return code === 100005;
}

/** @returns whether the session of the caller is over */
async function bodies(seat: Seat): Promise<boolean> {
  let isOver = false;
  for (let sent = 0; sent < FRAMES_A_CONNECTION; sent += 1) {
    const row = endpoints[dice(endpoints.length)];
    if (row === undefined) continue;
    const sample = SAMPLES[row.name] ?? {};
    const body = hostileBytes(dice, wrongBody(dice, row, sample));
    const isSigned = dice(4) > 0;
    const type =
      dice(10) === 0 ? 'text/plain' : row.takes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
    const query =
      row.method === 'GET'
        ? `?${new URLSearchParams({ [`x${dice(9)}`]: Buffer.from(body).toString('latin1').slice(0, 200) })}`
        : '';
    const headers = {
      'x-forwarded-for': address(),
      'content-type': type,
      ...(isSigned && { 'api-token': seat.token }),
      ...(dice(20) === 0 && { 'content-encoding': 'gzip' }),
    };
    const path = dice(50) === 0 ? `/api/${dice(1000)}` : row.path;
    const answer = await sendBody(agent, service.port, { method: row.method, path: path + query, headers, body });
    isOver =
      (judgeBody(path === row.path ? row : undefined, body, answer) && isSigned && row.access === 'token') || isOver;
  }
  return isOver;
}

async function frames(seat: Seat): Promise<boolean> {
  const socket = dice(2) === 0 ? 'chat' : 'lobby';
  const rows = OPERATIONS.filter((row) => row.socket === 'both' || row.socket === socket);
  const wrong = Array.from({ length: FRAMES_A_CONNECTION - 1 }, (_, at) => {
    const row = rows[dice(rows.length)];
    const text = row === undefined ? '' : wrongFrame(dice, row, SAMPLES[row.name] ?? {});
    const bytes = hostileBytes(dice, text);
    // Text that is not UTF-8 ends a socket, so it comes last.
    return { bytes, binary: dice(20) === 0 || (at < FRAMES_A_CONNECTION - 2 && !isUtf8(bytes)) };
  });
  const lastMark = `last-${dice(1_000_000_000)}`;
  const { answers, closed } = await sendFrames(service.port, {
    path: `/ws/${socket}`,
    address: address(),
    first: JSON.stringify({ OP: 10_000, CloseRSA: true, R: 'login', Token: seat.token }),
    frames: wrong,
    last: JSON.stringify({ OP: 13_120, CloseRSA: true, R: lastMark }),
    lastMark,
  });
  let isOver = false;
  for (const text of answers) {
    const { OP = 0, Code } = Answer.parse(JSON.parse(text));
    count(Code);
    const row = answerRows.get(OP);
    const isDeclared =
      OP === 0
        ? Code === 100000
        : pushOps.has(OP) || Code === 200 || (row?.codes.some((each) => each === Code) ?? false);
    if (!isCode(Code) || Code === 300003 || !isDeclared) surprises.push(`a frame → ${text.slice(0, 300)}`);
    isOver ||= Code === 100005;
  }
  if (closed !== undefined && !CLOSES.has(closed)) surprises.push(`a socket closed with ${closed}`);
  return isOver;
}

/** A line that speaks no HTTP, and an upgrade whose frames break off in their head. */
async function lines(): Promise<void> {
  const noise = hostileBytes(dice, `POST /api/v1/captcha HTTP/1.1\r\nHost: a\r\nContent-Length: ${dice(99)}\r\n\r\n{`);
  const upgrade =
    'GET /ws/chat HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const cut = Buffer.concat([Buffer.from(upgrade), Uint8Array.from({ length: dice(12) }, () => dice(256))]);
  for (const heard of await Promise.all([noise, cut].map((bytes) => sendRaw(service.port, bytes, 50))))
    if (!/^(?:$|HTTP\/1\.1 (?:101|400|408|431) )/.test(heard)) surprises.push(`a line → ${heard.slice(0, 100)}`);
}

it(
  `answers ${INPUTS} hostile frames and bodies at its front door by declared codes, and grows by nothing (PROPERTY_SEED=${SEED})`,
  async () => {
    const began = performance.now();
    let sent = 0;
    const lane = async (index: number, until: number): Promise<void> => {
      let seat = await signIn(index);
      while (sent < until) {
        sent += FRAMES_A_CONNECTION;
        if (dice(50) === 0) await lines();
        if (await (dice(2) === 0 ? frames(seat) : bodies(seat))) seat = await signIn(index);
      }
    };
    const play = (until: number) => Promise.all(Array.from({ length: LANES }, (_, index) => lane(index, until)));
    await play(INPUTS / 5);
    const early = await service.health();
    process.stdout.write(`at 20 %: ${figuresOf(early)}\n`);
    await play(INPUTS);
    const late = await service.health();
    const seconds = Math.round((performance.now() - began) / 1000);
    const codes = [...told].toSorted(([a], [b]) => a - b).map(([code, times]) => `${code}: ${times}`);
    process.stdout.write(`at the end: ${figuresOf(late)}; ${sent} inputs in ${seconds} s\n${codes.join(', ')}\n`);
    expect(surprises.slice(0, 5)).toEqual([]);
    expect([...early.errors, ...late.errors]).toEqual([]);
    expect(service.isAlive()).toBe(true);
    expect((await fetch(`http://127.0.0.1:${service.port}/healthz`)).status).toBe(200);
    expect(told.get(-1) ?? 0).toBeLessThan(INPUTS / 20);
    expect(late.heapUsed - early.heapUsed).toBeLessThan(MAX_GROWTH_BYTES);
  },
  played(120_000, 3_600_000),
);
