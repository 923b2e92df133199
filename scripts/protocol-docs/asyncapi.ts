import { z } from 'zod';
import { CODES, isCode } from '#protocol/codes.ts';
import type { OperationRow, PushRow } from '#protocol/operation.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import { codesText, jsonSchema } from './jsonSchema.ts';

const SOCKETS = ['chat', 'lobby'] as const;
type Json = Record<string, unknown>;

const meaningOf = (code: number): string => (isCode(code) ? CODES[code].message : '');
type Entry = [name: string, value: Json];
const reference = (to: string): Json => ({ $ref: `#/${to}` });
const messageEntry = (name: string): Entry => [name, reference(`components/messages/${name}`)];

/** The AsyncAPI 3 document of the realtime protocol, from its rows. */
export function asyncApi(operations: readonly OperationRow[], pushes: readonly PushRow[]): Json {
  const rowsOn = (socket: string) => operations.filter((row) => row.socket === 'both' || row.socket === socket);
  const pushesOn = (socket: string) => pushes.filter((row) => row.socket === 'both' || row.socket === socket);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Menagerie realtime protocol',
      version: PROTOCOL_VERSION,
      description:
        'One JSON text frame each way. The answer to operation N is N+1, its pushes are N+2 to N+9. Payload keys stand beside the frame’s own.',
    },
    servers: { service: { host: 'localhost:8787', protocol: 'ws' } },
    channels: Object.fromEntries(
      SOCKETS.map((socket) => [
        socket,
        {
          address: `/ws/${socket}`,
          messages: Object.fromEntries<Json>([
            ...rowsOn(socket).flatMap(({ name }) => [messageEntry(`${name}.request`), messageEntry(`${name}.answer`)]),
            ...pushesOn(socket).map(({ name }) => messageEntry(`${name}.push`)),
          ]),
        },
      ]),
    ),
    operations: Object.fromEntries(
      SOCKETS.flatMap((socket) => [
        ...rowsOn(socket).map((row) => [`${socket}.${row.name}`, requestOperation(socket, row)]),
        ...pushesOn(socket).map((row) => [`${socket}.${row.name}`, pushOperation(socket, row)]),
      ]),
    ),
    components: {
      messages: Object.fromEntries<Json>([
        ...operations.flatMap((row): Entry[] => [
          [`${row.name}.request`, requestMessage(row)],
          [`${row.name}.answer`, answerMessage(row.name, row.op + 1, row.result)],
        ]),
        ...pushes.map((row): Entry => [`${row.name}.push`, answerMessage(row.name, row.op, row.result, row.code)]),
      ]),
    },
  };
}

const requestOperation = (socket: string, row: OperationRow): Json => ({
  action: 'receive',
  channel: reference(`channels/${socket}`),
  title: `${row.op} ${row.name}`,
  summary: row.summary,
  description: [
    `Caller: ${row.caller}. ${row.effect === 'write' ? '`R` must be a UUID: it is the idempotency key for 24 hours.' : 'Only reads.'}`,
    `Rate: ${row.rate.limit} calls in ${row.rate.seconds} s. Origin: ${row.origin}. From: ${row.section}.`,
    `Codes besides 200:\n${codesText(row.codes, meaningOf)}`,
  ].join('\n\n'),
  tags: [{ name: row.group }],
  messages: [reference(`channels/${socket}/messages/${row.name}.request`)],
  reply: {
    channel: reference(`channels/${socket}`),
    messages: [reference(`channels/${socket}/messages/${row.name}.answer`)],
  },
});

const pushOperation = (socket: string, row: PushRow): Json => ({
  action: 'send',
  channel: reference(`channels/${socket}`),
  title: `${row.op} ${row.name}`,
  summary: row.summary,
  description:
    row.audience === 'player' ? 'Personal: `R` is the connection’s id.' : 'The same bytes to everyone: no `R`.',
  messages: [reference(`channels/${socket}/messages/${row.name}.push`)],
});

function requestMessage(row: OperationRow): Json {
  const payload = jsonSchema(row.request, 'input');
  const own = z.record(z.string(), z.unknown()).parse(payload['properties'] ?? {});
  const required = z.array(z.string()).parse(payload['required'] ?? []);
  return {
    name: row.name,
    payload: {
      ...payload,
      properties: {
        OP: { const: row.op },
        CloseRSA: { const: true },
        R: { type: 'string', ...(row.effect === 'write' && { format: 'uuid' }) },
        ...(row.caller === 'anyone' && { Token: { type: 'string' } }),
        ...own,
      },
      required: ['OP', 'CloseRSA', ...(row.effect === 'write' ? ['R'] : []), ...required],
    },
  };
}

const answerMessage = (name: string, op: number, result: z.ZodType, code?: number): Json => ({
  name,
  payload: {
    type: 'object',
    properties: {
      OP: { const: op },
      Code: code === undefined ? { type: 'integer' } : { const: code },
      Message: { type: 'string' },
      Result: jsonSchema(result, 'output'),
      R: { type: 'string' },
    },
    required: ['OP', 'Code', 'Message', 'Result'],
  },
});
