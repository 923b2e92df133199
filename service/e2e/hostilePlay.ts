import { isUtf8 } from 'node:buffer';
import { Agent } from 'node:http';
import { z } from 'zod';
import { createDice, type Dice, wrongBody, wrongFrame } from '#domain/testing/fuzz.ts';
import { hostileBytes } from '#domain/testing/hostileBytes.ts';
import { SAMPLES } from '#conformance/samples.ts';
import { TestContext, type TestSession } from '#conformance/testContext.ts';
import { isCode } from '#protocol/codes.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { CLOSE } from '#protocol/limits.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { type BodyAnswer, sendBody, sendFrames, sendRaw } from '../testing/hostileCalls.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

/** Inputs of one batch. A connection may send this many bad frames in a minute. */
export const BATCH_SIZE = 20;
/** Bodies of a batch that is played alone. There are few, since an accepted body makes the comparison impossible. */
const FEW_BODIES = 6;
/**
 * Parallel callers. More callers would need more codes than an address may send in a day, and after a day the first
 * sessions end.
 */
const LANES = 8;
/** The codes of the edge before the contract: unreadable, too often, unknown, too large, from another site, no capacity. */
const EDGE_CODES: ReadonlySet<number> = new Set([100000, 300002, 300004, 300005, 300006, 300007]);
/** The close codes of the service, and those of the WebSocket protocol for malformed frames. */
const CLOSES: ReadonlySet<number> = new Set([...Object.values(CLOSE), 1002, 1007]);
/** Statuses of answers without a session. 404 is also the answer to an upgrade of a path without a socket. */
const PIPELINE_STATUSES: ReadonlySet<number> = new Set([200, 303, 400, 401, 403, 404, 408, 413, 417, 429, 431, 503]);
/** Keeps the draws of two batches apart for every seed. */
const BATCH_STEP = 7919;

const Answer = z.object({ OP: z.int().optional(), Code: z.int() });
const Wrapped = z.object({ Code: z.literal(100001), Result: z.object({ Code: z.int() }) });
const contractsByAnswer = new Map(OPERATIONS.map((contract) => [contract.op + 1, contract]));
const pushOps = new Set(PUSHES.map(({ op }) => op));
// The development endpoints close the service and move its clock.
const endpoints = ENDPOINTS.filter(({ group }) => group !== 'dev');
/** An unexpected query is no reason to refuse a GET. */
const changing = endpoints.filter(({ method }) => method !== 'GET');

const addressOf = (dice: Dice): string => `192.0.2.${dice(256)}`;

/**
 * Plays batches of hostile frames, bodies and requests against a service, and checks every answer. A batch depends only
 * on the seed and its number, so that it can be repeated.
 */
export class HostilePlay {
  /** Undeclared answers, with the request that caused each. */
  readonly surprises: string[] = [];
  /** How often each code was received. The code -1 counts closed connections. */
  readonly codes = new Map<number, number>();
  accepted = 0;
  readonly #port: number;
  readonly #seed: number;
  readonly #context: TestContext;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: LANES, timeout: 2000 });
  readonly #sessions = new Map<number, TestSession>();
  #signingIn: Promise<unknown> = Promise.resolve();

  constructor(port: number, seed: number) {
    this.#port = port;
    this.#seed = seed;
    this.#context = new TestContext(createWireAdapter(`http://127.0.0.1:${port}`));
  }

  /** Plays the given batches, several at a time. */
  async play(batches: readonly number[]): Promise<void> {
    const left = batches.values();
    await Promise.all(
      Array.from({ length: LANES }, async (_, lane) => {
        for (const batch of left) await this.#playOne(batch, lane);
      }),
    );
  }

  /**
   * Plays one batch alone, with one session that stays. Every other batch has bodies, which go to endpoints that change
   * data.
   * @param before runs when only hostile inputs are left to send
   * @returns the kind of its inputs
   */
  async playAlone(batch: number, before: () => Promise<void>): Promise<'frames' | 'bodies'> {
    const dice = createDice(this.#seed + batch * BATCH_STEP);
    const session = this.#sessions.get(0) ?? (await this.#signIn(0));
    if (batch % 2 === 0) {
      if (await this.#frames(dice, session, before)) this.#sessions.delete(0);
      return 'frames';
    }
    await before();
    if (await this.#bodies(dice, session, changing, FEW_BODIES)) this.#sessions.delete(0);
    return 'bodies';
  }

  end(): void {
    this.#agent.destroy();
  }

  async #playOne(batch: number, lane: number): Promise<void> {
    const dice = createDice(this.#seed + batch * BATCH_STEP);
    const session = this.#sessions.get(lane) ?? (await this.#signIn(lane));
    if (dice(50) === 0) await this.#lines(dice);
    if (dice(25) === 0) await this.#pipelines(dice);
    if (await (dice(2) === 0 ? this.#frames(dice, session) : this.#bodies(dice, session))) this.#sessions.delete(lane);
  }

  /** Signs in the member of a lane. Sign-ins run in order, since codes by phone are limited. */
  async #signIn(lane: number): Promise<TestSession> {
    const turn = this.#signingIn.then(() => this.#context.member(`094300000${lane}`));
    this.#signingIn = turn.catch(() => undefined);
    const session = await turn;
    this.#sessions.set(lane, session);
    return session;
  }

  #count(code: number): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
  }

  /** @returns whether the session of the caller has ended */
  async #bodies(dice: Dice, session: TestSession, asked = endpoints, count = BATCH_SIZE): Promise<boolean> {
    let isOver = false;
    for (let sent = 0; sent < count; sent += 1) {
      const contract = asked[dice(asked.length)];
      if (contract === undefined) continue;
      const body = hostileBytes(dice, wrongBody(dice, contract, SAMPLES[contract.name] ?? {}));
      const isSigned = dice(4) > 0;
      const type =
        dice(10) === 0
          ? 'text/plain'
          : contract.takes === 'form'
            ? 'application/x-www-form-urlencoded'
            : 'application/json';
      const query =
        contract.method === 'GET'
          ? `?${new URLSearchParams({ [`x${dice(9)}`]: Buffer.from(body).toString('latin1').slice(0, 200) })}`
          : '';
      const headers = {
        'x-forwarded-for': addressOf(dice),
        'content-type': type,
        ...(isSigned && { 'api-token': session.token }),
        ...(dice(20) === 0 && { 'content-encoding': 'gzip' }),
      };
      const path = dice(50) === 0 ? `/api/${dice(1000)}` : contract.path;
      const call = { method: contract.method, path: path + query, headers, body };
      const code = this.#judgeBody(
        path === contract.path ? contract : undefined,
        body,
        await sendBody(this.#agent, this.#port, call),
      );
      isOver ||= code === 100005 && isSigned && contract.access === 'token';
    }
    return isOver;
  }

  #judgeBody(contract: EndpointContract | undefined, sent: Uint8Array, answer: BodyAnswer | undefined): number {
    if (answer === undefined) {
      this.#count(-1);
      return -1;
    }
    const json = readJson(answer.text);
    const parsed = Answer.safeParse(json);
    const wrapped = contract?.wrapsFailures === true ? Wrapped.safeParse(json).data?.Result.Code : undefined;
    const code = wrapped ?? (parsed.success ? parsed.data.Code : answer.status);
    this.#count(code);
    const isPlain = !parsed.success && contract?.body !== 'envelope' && answer.status < 400;
    if (code === 200 || code === contract?.success || isPlain) this.accepted += 1;
    const isDeclared = code === 200 || EDGE_CODES.has(code) || (contract?.codes.some((each) => each === code) ?? false);
    if (!isPlain && !(parsed.success && isCode(code) && isDeclared)) {
      const what = `${contract?.path ?? 'an unknown path'} ${Buffer.from(sent).toString('utf8').slice(0, 200)}`;
      this.surprises.push(`${what} → ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    return code;
  }

  async #frames(dice: Dice, session: TestSession, before?: () => Promise<void>): Promise<boolean> {
    const socket = dice(2) === 0 ? 'chat' : 'lobby';
    const contracts = OPERATIONS.filter((contract) => contract.socket === 'both' || contract.socket === socket);
    const wrong = Array.from({ length: BATCH_SIZE - 1 }, (_, at) => {
      const contract = contracts[dice(contracts.length)];
      const bytes = hostileBytes(
        dice,
        contract === undefined ? '' : wrongFrame(dice, contract, SAMPLES[contract.name] ?? {}),
      );
      // Text that is not UTF-8 closes a socket, so it is sent last.
      return { bytes, binary: dice(20) === 0 || (at < BATCH_SIZE - 2 && !isUtf8(bytes)) };
    });
    const lastMark = `last-${dice(1_000_000_000)}`;
    const { answers, closed } = await sendFrames(this.#port, {
      path: `/ws/${socket}`,
      address: addressOf(dice),
      first: JSON.stringify({ OP: 10_000, CloseRSA: true, R: 'login', Token: session.token }),
      ...(before !== undefined && { afterFirst: before }),
      frames: wrong,
      last: JSON.stringify({ OP: 13_120, CloseRSA: true, R: lastMark }),
      lastMark,
    });
    if (closed !== undefined && !CLOSES.has(closed)) this.surprises.push(`a socket closed with ${closed}`);
    // The sign-in and the last frame are no hostile inputs.
    this.accepted -= closed === undefined ? 2 : 1;
    return answers.map((text) => this.#judgeFrame(text)).includes(100005);
  }

  #judgeFrame(text: string): number {
    const { OP = 0, Code } = Answer.parse(JSON.parse(text));
    this.#count(Code);
    const contract = contractsByAnswer.get(OP);
    if (Code === 200 && !pushOps.has(OP)) this.accepted += 1;
    const isDeclared =
      OP === 0
        ? Code === 100000
        : pushOps.has(OP) || Code === 200 || (contract?.codes.some((each) => each === Code) ?? false);
    if (!isCode(Code) || Code === 300003 || !isDeclared) this.surprises.push(`a frame → ${text.slice(0, 300)}`);
    return Code;
  }

  /** Sends pipelined requests. Some have bodies over the limit, and the last request breaks off in its head or body. */
  async #pipelines(dice: Dice): Promise<void> {
    const from = `Host: a\r\nX-Forwarded-For: ${addressOf(dice)}\r\n`;
    const requests = Array.from({ length: 1 + dice(60) }, () => {
      const { method, path } = endpoints[dice(endpoints.length)] ?? { method: 'GET', path: '/healthz' };
      const body = method === 'GET' ? '' : 'x'.repeat(dice(20) === 0 ? 20_000 + dice(60_000) : dice(200));
      const odd = ['', '', '', 'Expect: x\r\n', 'Upgrade: x\r\nConnection: upgrade\r\n', 'Connection: close\r\n'][
        dice(6)
      ];
      return `${method} ${path} HTTP/1.1\r\n${from}${odd ?? ''}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    });
    const whole = Buffer.from(requests.join(''));
    const heard = await sendRaw(this.#port, whole.subarray(0, whole.length - dice(60)), 100);
    const statuses = Array.from(heard.matchAll(/HTTP\/1\.1 (\d+) /gu), ([, status]) => Number(status));
    const odd = statuses.filter((status) => !PIPELINE_STATUSES.has(status));
    const isEnded = statuses.slice(0, -1).every((status) => status !== 429);
    if (odd.length > 0 || !isEnded) this.surprises.push(`a pipeline of ${requests.length} → ${statuses.join(' ')}`);
  }

  /** Sends bytes that are not HTTP, and an upgrade with frames that break off in their head. */
  async #lines(dice: Dice): Promise<void> {
    const noise = hostileBytes(
      dice,
      `POST /api/v1/captcha HTTP/1.1\r\nHost: a\r\nContent-Length: ${dice(99)}\r\n\r\n{`,
    );
    const upgrade =
      'GET /ws/chat HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    const cut = Buffer.concat([Buffer.from(upgrade), Uint8Array.from({ length: dice(12) }, () => dice(256))]);
    for (const heard of await Promise.all([noise, cut].map((bytes) => sendRaw(this.#port, bytes, 50))))
      if (!/^(?:$|HTTP\/1\.1 (?:101|400|408|431) )/.test(heard)) this.surprises.push(`a line → ${heard.slice(0, 100)}`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
