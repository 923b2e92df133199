import { SAMPLES } from '#conformance/samples.ts';
import { boundsOf } from '#domain/dispatch/door.ts';
import { createDice, type Dice, wrongBody, wrongFrame } from '#domain/testing/fuzz.ts';
import { hostileBytes } from '#domain/testing/hostileBytes.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { writeRequest } from '#protocol/frame.ts';
import { MAX_FRAME_BYTES } from '#protocol/limits.ts';
import type { OperationContract, SocketName } from '#protocol/operation.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import type { HttpCall } from './shell.ts';

/** A step of both sides. `who` is a signed-in player, or undefined. */
export type Step =
  | { readonly kind: 'http'; readonly what: string; readonly who: number | undefined; readonly call: HttpCall }
  | {
      readonly kind: 'frame';
      readonly what: string;
      readonly who: number;
      readonly socket: SocketName;
      readonly frame: string | Uint8Array<ArrayBuffer>;
    };

/** Incomparable calls: one moves the clock, the other answers the time. */
const LEFT_OUT = new Set(['advanceClock', 'getClock']);
const CALLED = ENDPOINTS.filter(({ name }) => !LEFT_OUT.has(name));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const pick = <Item>(dice: Dice, items: readonly Item[]): Item | undefined => items[dice(items.length)];

/** A step with its time since the beginning, independent of earlier steps. */
export interface TimedStep {
  readonly passedMs: number;
  readonly step: Step;
}

/** The longest pause between two steps. */
const MAX_PAUSE_MS = 4000;

/**
 * Returns random steps of a seed.
 *
 * @param players the number of signed-in players
 */
export function drawSteps(count: number, seed: number, players: number): readonly TimedStep[] {
  const dice = createDice(seed);
  let passedMs = 0;
  return Array.from({ length: count }, () => {
    passedMs += 1 + dice(MAX_PAUSE_MS);
    return { passedMs, step: drawStep(dice, players) };
  });
}

const asText = (sent: string | Uint8Array): string => (typeof sent === 'string' ? sent : Buffer.from(sent).toString());

/** Describes a step, with enough detail to send it by hand: player, target and payload, with long ones cut. */
export function told({ passedMs, step }: TimedStep): string {
  const who = step.who === undefined ? 'nobody' : `player ${step.who}`;
  const [where, sent] =
    step.kind === 'http'
      ? [`${step.call.method} ${step.call.path} ${JSON.stringify(step.call.headers)}`, asText(step.call.body ?? '')]
      : [`${step.socket} socket`, asText(step.frame)];
  const shown = sent.length > MAX_TOLD ? `${sent.slice(0, MAX_TOLD)}… (${sent.length} letters)` : sent;
  return `after ${passedMs} ms, ${who}, ${step.what}: ${where} ${shown}`.trimEnd();
}
const MAX_TOLD = 600;

/**
 * Draws the next step.
 *
 * @param players the number of signed-in players
 */
function drawStep(dice: Dice, players: number): Step {
  return dice(2) === 0 ? drawCall(dice, players) : drawFrame(dice, players);
}

function drawCall(dice: Dice, players: number): Step {
  const contract = pick(dice, CALLED);
  if (contract === undefined) throw new Error('there is no endpoint');
  const sample = SAMPLES[contract.name] ?? {};
  const drawn = dice(5);
  const who = drawn < players ? drawn : undefined;
  const call = { ...wellFormed(contract, sample) };
  const { what, ...changed } = changedCall(dice, contract, sample, call);
  return { kind: 'http', what: `${contract.name}, ${what}`, who, call: { ...call, ...changed } };
}

function wellFormed({ method, path, takes }: EndpointContract, sample: Readonly<Record<string, unknown>>): HttpCall {
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(sample).map(([name, value]) => [name, String(value)])).toString();
    return { method, path: query === '' ? path : `${path}?${query}`, headers: {}, body: undefined };
  }
  if (takes === 'form') {
    const form = new URLSearchParams(Object.entries(sample).map(([name, value]) => [name, String(value)]));
    return {
      method,
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: utf8(form.toString()),
    };
  }
  return { method, path, headers: { 'content-type': 'application/json' }, body: utf8(JSON.stringify(sample)) };
}

/** Keeps the first part, since other paths belong to the page's server. */
const inCapitals = (path: string): string => path.replace(/(?<=^\/[a-z]+)\/.*/, (rest) => rest.toUpperCase());

/** Draws a mistake for a call; most calls have none. */
function changedCall(
  dice: Dice,
  contract: EndpointContract,
  sample: Readonly<Record<string, unknown>>,
  call: HttpCall,
): Partial<HttpCall> & { readonly what: string } {
  const { method, path, headers, body } = call;
  const drawn = dice(16);
  if (drawn === 0) return { what: 'another path', path: `${contract.path}${pick(dice, ['/', '/more', 'X', '//'])}` };
  if (drawn === 1) return { what: 'letters of another case', path: inCapitals(contract.path) };
  if (drawn === 2) return otherMethod(dice, method);
  if (drawn === 3) return { what: 'with a key', headers: { ...headers, 'idempotency-key': `key-${dice(4)}` } };
  if (body === undefined) return { what: 'as it should be' };
  switch (drawn) {
    case 4:
      return { what: 'a broken body', body: utf8(wrongBody(dice, contract, sample)) };
    case 5:
      return { what: 'a hostile body', body: new Uint8Array(hostileBytes(dice, JSON.stringify(sample))) };
    case 6: {
      const type = pick(dice, ['text/plain', 'application/json;charset=utf-8', 'APPLICATION/JSON', 'text/json', '']);
      return { what: `the type "${type}"`, headers: { ...headers, 'content-type': type ?? '' } };
    }
    case 7:
      return { what: 'an encoding', headers: { ...headers, 'content-encoding': 'gzip' } };
    case 8:
      return tooMuch(dice, contract, path);
    case 9:
      return { what: 'no body', body: new Uint8Array(0) };
    default:
      return { what: 'as it should be' };
  }
}

function otherMethod(dice: Dice, method: string): Partial<HttpCall> & { readonly what: string } {
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].filter((each) => each !== method);
  const other = pick(dice, others) ?? 'PUT';
  const isEmpty = other === 'GET' || other === 'HEAD';
  return { what: `by ${other}`, method: other, ...(isEmpty && { body: undefined }) };
}

function tooMuch(dice: Dice, contract: EndpointContract, path: string): Partial<HttpCall> & { readonly what: string } {
  const { maxBytes } = boundsOf(contract);
  // Bodies of megabytes have their own tests at the service.
  const length = maxBytes > 64 * 1024 ? 8 : maxBytes + dice(2);
  return { what: `${length} bytes`, path, body: utf8('"'.padEnd(length, 'x')) };
}

function drawFrame(dice: Dice, players: number): Step {
  const contract = pick(dice, OPERATIONS);
  if (contract === undefined) throw new Error('there is no operation');
  const socket = contract.socket === 'both' ? (pick(dice, ['chat', 'lobby'] as const) ?? 'chat') : contract.socket;
  const drawn = changedFrame(dice, contract);
  return { kind: 'frame', who: dice(players), socket, ...drawn, what: `${contract.name}, ${drawn.what}` };
}

function changedFrame(
  dice: Dice,
  contract: OperationContract,
): { readonly what: string; readonly frame: string | Uint8Array<ArrayBuffer> } {
  const sample = SAMPLES[contract.name] ?? {};
  switch (dice(40)) {
    case 0:
    case 1:
    case 2:
      return { what: 'a broken frame', frame: wrongFrame(dice, contract, sample) };
    case 3:
      return { what: 'bytes', frame: utf8('{}') };
    case 4:
      return { what: 'a long frame', frame: '字'.repeat(Math.floor(MAX_FRAME_BYTES / 3) + dice(3)) };
    case 5:
      return { what: 'the same again', frame: writeRequest(contract.op, `r-${dice(4)}`, sample) };
    default:
      return { what: 'as it should be', frame: writeRequest(contract.op, randomID(dice), sample) };
  }
}

const randomID = (dice: Dice): string =>
  `${Array.from({ length: 8 }, () => dice(16).toString(16)).join('')}-0000-4000-8000-000000000000`;
