import { z } from 'zod';
import { createDice } from '#domain/testing/fuzz.ts';
import { createMemoryWorld, createMovableClock, type MemoryWorld } from '#domain/testing/memoryWorld.ts';
import { createMemoryBackend, type MemoryBackend } from '#domain/store.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import type { TransportAdapter } from '#conformance/transportAdapter.ts';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { endpointOf } from '#protocol/endpoints/index.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { operationOf } from '#protocol/operations/index.ts';

/** A call of a conformance case with its successful answer. */
export interface Example {
  readonly Request: unknown;
  readonly Answer: unknown;
}

const NOW = Date.parse('2026-11-20T04:00:00.000Z');
/** Lists are cut after this many entries, so that an example stays readable. */
const SHOWN_ENTRIES = 2;
const SHOWN_CHARACTERS = 200;

// Values that differ from run to run get fixed placeholders, so that a change of one call does not change other examples.
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const SOME_UUID = '00000000-0000-4000-8000-000000000001';
const TIME = /\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z/g;
const SOME_TIME = '2026-11-20T04:00:00.000Z';
/** Ids of accounts that a case makes. Ids of the demo world begin with 1. */
const DRAWN_PLAYER = /\b[2-9]\d{7}\b/g;
const SOME_PLAYER = '20000001';
/** Binary data of passkeys: 32 bytes or more. */
const BASE64URL = /^[\w-]{43,}$/;
/** Signatures and expiry times of addresses, which depend on the number of clock reads. */
const SIGNED = /\bExpires=\d{13}&Sign=[0-9a-f]{64}/g;
const SOME_SIGNED = `Expires=${Date.parse(SOME_TIME)}&Sign=(secret)`;
/** Names that a case makes from its running number. */
const NUMBERED = /0000[0-9a-f]{4}(?![0-9a-f-])/g;
const SOME_NUMBER = '00000001';

const Frame = z.looseObject({ OP: z.int(), R: z.string().optional(), Code: z.int().optional() });
const Envelope = z.looseObject({ Result: z.unknown() });
const resultOf = (answer: unknown): unknown => Envelope.safeParse(answer).data?.Result;
type Contract = Pick<EndpointContract, 'name' | 'result'> | Pick<OperationContract, 'name' | 'result'>;

/**
 * Makes an example of a successful answer for each of these contracts. Each example runs in its own world, so that other contracts and
 * cases do not change it.
 * @returns examples by contract name
 * @throws Error that names contracts without a successful call
 */
export async function makeExamples(names: readonly string[]): Promise<Readonly<Record<string, Example>>> {
  const examples: Record<string, Example> = {};
  const initial = await demoSnapshot(NOW);
  const memory = createMemoryBackend({ initial });
  const worldAnew = (): Promise<MemoryWorld> => {
    memory.load(initial);
    return fixedWorld(memory);
  };
  const missing: string[] = [];
  for (const name of names) {
    const example = await exampleOf(name, worldAnew);
    if (example === undefined) missing.push(name);
    else examples[name] = example;
  }
  if (missing.length > 0) throw new Error(`no case shows ${missing.join(', ')}`);
  return examples;
}

/** Returns the first successful answer in a contract's cases, with a fixed clock and fixed random numbers. */
async function exampleOf(name: string, worldAnew: () => Promise<MemoryWorld>): Promise<Example | undefined> {
  const cases = CONFORMANCE_CASES.filter(
    ({ contract, code, generated }) => contract === name && code === 200 && generated !== 'contract',
  );
  for (const { run } of cases) {
    const examples = new Map<string, Example>();
    const { adapter, backend } = await worldAnew();
    const context = new TestContext(recording(adapter, examples));
    await run(context);
    context.clear();
    await backend.drain();
    const example = examples.get(name);
    if (example !== undefined) return example;
  }
  return undefined;
}

function fixedWorld(memory: MemoryBackend): Promise<MemoryWorld> {
  const dice = createDice(NOW);
  let ticks = 0;
  const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => dice(256));
  const hex = (length: number): string => [...bytes(length)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const uuid = (): string => `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-8${hex(2).slice(1)}-${hex(6)}`;
  return createMemoryWorld({
    memory,
    clock: createMovableClock(() => NOW + (ticks += 1)),
    random: { bytes, uuid },
    observer: { call: () => {} },
  });
}

/** Wraps an adapter: records successful answers of contracts without an example. */
function recording(adapter: TransportAdapter, examples: Map<string, Example>): TransportAdapter {
  const keep = ({ name, result }: Contract, Request: unknown, Answer: unknown, answered: unknown): void => {
    if (examples.has(name)) return;
    // Some lists have a fixed length.
    const fits = z.safeParse(result, cut(answered)).success || !z.safeParse(result, answered).success;
    examples.set(name, { Request: shortened(cut(Request)), Answer: shortened(fits ? cut(Answer) : Answer) });
  };
  return {
    patience: (coming, what) => adapter.patience(coming, what),
    async call(call) {
      const reply = await adapter.call(call);
      const url = new URL(call.path, 'http://example.test');
      const contract = endpointOf(call.method, url.pathname);
      if (contract?.body === 'redirect' && reply.status === 303) {
        const sent = call.method === 'GET' ? url.searchParams : new URLSearchParams(call.body);
        keep(contract, Object.fromEntries(sent), `(303 to ${reply.headers['location'] ?? ''})`, undefined);
      }
      if (contract === undefined || reply.status !== 200) return reply;
      const isFile = contract.body === 'file' && !(reply.headers['content-type'] ?? '').includes('json');
      const answer = isFile ? `(${reply.headers['content-type'] ?? 'a file'})` : readJson(reply.text);
      const code = z.looseObject({ Code: z.int() }).safeParse(answer);
      const isGood = contract.body !== 'envelope' || (code.success && code.data.Code === contract.success);
      if (isGood)
        keep(
          contract,
          call.method === 'GET' ? Object.fromEntries(url.searchParams) : readJson(call.body ?? '{}'),
          answer,
          contract.body === 'envelope' ? resultOf(answer) : answer,
        );
      return reply;
    },
    async connect(socket, events) {
      const asked = new Map<string, unknown>();
      const wire = await adapter.connect(socket, {
        closed: (code) => events.closed(code),
        message(text) {
          const answer = Frame.parse(readJson(text));
          const request = answer.R === undefined ? undefined : asked.get(answer.R);
          const contract = operationOf(answer.OP - 1);
          if (request !== undefined && contract !== undefined && answer.Code === 200)
            keep(contract, request, answer, resultOf(answer));
          events.message(text);
        },
      });
      return {
        close: () => wire.close(),
        send(text) {
          const frame = Frame.safeParse(readJson(text));
          if (frame.success && frame.data.R !== undefined) asked.set(frame.data.R, frame.data);
          wire.send(text);
        },
      };
    },
  };
}

/** Returns the text itself if it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Cuts lists. A remark about the omitted entries would not match the schema of the list. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ENTRIES).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, cut(held)]));
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    if (/^[0-9a-f.]{48,}$/.test(value)) return '(secret)';
    if (BASE64URL.test(value)) return '(base64url)';
    const told = value
      .replaceAll(UUID, SOME_UUID)
      .replaceAll(TIME, SOME_TIME)
      .replaceAll(DRAWN_PLAYER, SOME_PLAYER)
      .replaceAll(NUMBERED, SOME_NUMBER)
      .replaceAll(SIGNED, SOME_SIGNED);
    return told.length > SHOWN_CHARACTERS ? `${told.slice(0, SHOWN_CHARACTERS)}…` : told;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shortened(held)]));
}
