import { z } from 'zod';
import { CODES, isCode } from '#protocol/codes.ts';
import type { EndpointAccess, EndpointContract } from '#protocol/endpoint.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import { codesText, jsonSchema } from './jsonSchema.ts';

type Json = Record<string, unknown>;

const httpOf = (code: number): number => (isCode(code) ? CODES[code].http : 200);
const meaningOf = (code: number): string => (isCode(code) ? `${CODES[code].message} (HTTP ${CODES[code].http})` : '');

export function openApi(contracts: readonly EndpointContract[]): Json {
  const paths: Record<string, Json> = {};
  for (const contract of contracts)
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operationOf(contract) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menagerie REST interface',
      version: PROTOCOL_VERSION,
      description:
        'Answers are `{Code, Message, Result}` unless a call says otherwise. Domain outcomes are HTTP 200 whatever their Code.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service itself: the API has the address of the app.' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'api-token' },
        session: { type: 'apiKey', in: 'cookie', name: 'menagerie.session' },
        csrf: {
          type: 'apiKey',
          in: 'cookie',
          name: 'menagerie.csrf',
          description: 'The request repeats the token of this cookie in `csrfToken`.',
        },
      },
      schemas: {
        Failure: {
          type: 'object',
          // A success does not count as a failure.
          properties: {
            Code: { type: 'integer', not: { enum: [0, 200] } },
            Message: { type: 'string' },
            Result: { type: 'object' },
          },
          required: ['Code', 'Message', 'Result'],
        },
      },
    },
  };
}

function operationOf(contract: EndpointContract): Json {
  // Every address has a request limit for all calls together.
  const failures = [...new Set([...contract.codes.map(httpOf), httpOf(RATE_LIMITED)])].filter(
    (status) => status !== 200,
  );
  return {
    operationId: contract.name,
    tags: [contract.group],
    summary: contract.summary,
    description: [
      contract.wrapsFailures ? 'Domain failures arrive wrapped: `{Code:100001, Result:{Code:<sub-code>}}`.' : '',
      contract.rate === null ? '' : `Rate: ${contract.rate.limit} calls in ${contract.rate.seconds} s.`,
      `Origin: ${contract.origin}. From: ${contract.section}.`,
      contract.codes.length === 0 ? '' : `Codes besides ${contract.success}:\n${codesText(contract.codes, meaningOf)}`,
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
    security: SECURITY[contract.access],
    ...(contract.method === 'GET'
      ? { parameters: queryOf(contract) }
      : {
          requestBody: {
            required: true,
            content: { [BODY_TYPES[contract.takes]]: { schema: jsonSchema(contract.request, 'input') } },
          },
        }),
    responses: Object.fromEntries([
      answerOf(contract),
      ...failures.map((status) => [
        String(status),
        {
          description: 'Refused.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
    ]),
  };
}

const RATE_LIMITED = 300002;
/** The security of each caller. Without a requirement nothing is checked. An empty requirement makes the token optional. */
const SECURITY = {
  anyone: [],
  maybeToken: [{}, { token: [] }],
  token: [{ token: [] }],
  cookie: [{ session: [] }],
  csrf: [{ csrf: [] }],
} satisfies Record<EndpointAccess, readonly Json[]>;
const BODY_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

function answerOf(contract: EndpointContract): readonly [status: string, answer: Json] {
  if (contract.body === 'redirect') {
    const headers = { Location: { description: 'Where to go on.', schema: { type: 'string' } } };
    return ['303', { description: 'Leads on, failures too.', headers }];
  }
  return ['200', { description: 'The answer.', content: contentOf(contract) }];
}

/** A file has its media type. Failures of domain rules are JSON with HTTP 200 too. */
function contentOf(contract: EndpointContract): Json {
  if (contract.body !== 'file') return { 'application/json': { schema: bodyOf(contract) } };
  const failure = { $ref: '#/components/schemas/Failure' };
  const { media = 'application/octet-stream' } = contract;
  return media.startsWith('application/json')
    ? { 'application/json': { schema: { anyOf: [{ type: 'object' }, failure] } } }
    : { [media]: { schema: { type: 'string', format: 'binary' } }, 'application/json': { schema: failure } };
}

function bodyOf(contract: EndpointContract): Json {
  const result = jsonSchema(contract.result, 'output');
  if (contract.body === 'bare') return result;
  const success = {
    type: 'object',
    properties: { Code: { const: contract.success }, Message: { type: 'string' }, Result: result },
    required: ['Code', 'Message', 'Result'],
  };
  return { anyOf: [success, { $ref: '#/components/schemas/Failure' }] };
}

function queryOf(contract: EndpointContract): readonly Json[] {
  const properties = z.record(z.string(), z.unknown()).parse(jsonSchema(contract.request, 'input')['properties'] ?? {});
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}
