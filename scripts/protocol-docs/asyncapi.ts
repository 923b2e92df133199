import { z } from 'zod';
import { CODES, isCode } from '#protocol/codes.ts';
import type { OperationContract, PushContract } from '#protocol/operation.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import { codesText, jsonSchema } from './jsonSchema.ts';

const SOCKETS = ['chat', 'lobby'] as const;
type Json = Record<string, unknown>;

const meaningOf = (code: number): string => (isCode(code) ? CODES[code].message : '');
type Entry = [name: string, value: Json];
const reference = (to: string): Json => ({ $ref: `#/${to}` });
const messageEntry = (name: string): Entry => [name, reference(`components/messages/${name}`)];

export function asyncApi(operations: readonly OperationContract[], pushes: readonly PushContract[]): Json {
  const contractsOn = (socket: string) =>
    operations.filter((contract) => contract.socket === 'both' || contract.socket === socket);
  const pushesOn = (socket: string) =>
    pushes.filter((contract) => contract.socket === 'both' || contract.socket === socket);
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
            ...contractsOn(socket).flatMap(({ name }) => [
              messageEntry(`${name}.request`),
              messageEntry(`${name}.answer`),
            ]),
            ...pushesOn(socket).map(({ name }) => messageEntry(`${name}.push`)),
          ]),
        },
      ]),
    ),
    operations: Object.fromEntries(
      SOCKETS.flatMap((socket) => [
        ...contractsOn(socket).map((contract) => [`${socket}.${contract.name}`, requestOperation(socket, contract)]),
        ...pushesOn(socket).map((contract) => [`${socket}.${contract.name}`, pushOperation(socket, contract)]),
      ]),
    ),
    components: {
      messages: Object.fromEntries<Json>([
        ...operations.flatMap((contract): Entry[] => [
          [`${contract.name}.request`, requestMessage(contract)],
          [`${contract.name}.answer`, answerMessage(contract.name, contract.op + 1, contract.result)],
        ]),
        ...pushes.map(
          (contract): Entry => [
            `${contract.name}.push`,
            answerMessage(contract.name, contract.op, contract.result, contract.code),
          ],
        ),
      ]),
    },
  };
}

const requestOperation = (socket: string, contract: OperationContract): Json => ({
  action: 'receive',
  channel: reference(`channels/${socket}`),
  title: `${contract.op} ${contract.name}`,
  summary: contract.summary,
  description: [
    `Caller: ${contract.caller}. ${contract.effect === 'write' ? '`R` must be a UUID: it is the idempotency key for 24 hours.' : 'Only reads.'}`,
    `Rate: ${contract.rate.limit} calls in ${contract.rate.seconds} s. Origin: ${contract.origin}. From: ${contract.section}.`,
    `Codes besides 200:\n${codesText(contract.codes, meaningOf)}`,
  ].join('\n\n'),
  tags: [{ name: contract.group }],
  messages: [reference(`channels/${socket}/messages/${contract.name}.request`)],
  reply: {
    channel: reference(`channels/${socket}`),
    messages: [reference(`channels/${socket}/messages/${contract.name}.answer`)],
  },
});

const pushOperation = (socket: string, contract: PushContract): Json => ({
  action: 'send',
  channel: reference(`channels/${socket}`),
  title: `${contract.op} ${contract.name}`,
  summary: contract.summary,
  description:
    contract.audience === 'player' ? 'Personal: `R` is the connection’s id.' : 'The same bytes to everyone: no `R`.',
  messages: [reference(`channels/${socket}/messages/${contract.name}.push`)],
});

function requestMessage(contract: OperationContract): Json {
  const payload = jsonSchema(contract.request, 'input');
  const own = z.record(z.string(), z.unknown()).parse(payload['properties'] ?? {});
  const required = z.array(z.string()).parse(payload['required'] ?? []);
  return {
    name: contract.name,
    payload: {
      ...payload,
      properties: {
        OP: { const: contract.op },
        CloseRSA: { const: true },
        R: { type: 'string', ...(contract.effect === 'write' && { format: 'uuid' }) },
        ...(contract.caller === 'anyone' && contract.group === 'connection' && { Token: { type: 'string' } }),
        ...own,
      },
      required: ['OP', 'CloseRSA', ...(contract.effect === 'write' ? ['R'] : []), ...required],
    },
  };
}

const answerMessage = (name: string, op: number, result: z.core.$ZodType, code?: number): Json => ({
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
