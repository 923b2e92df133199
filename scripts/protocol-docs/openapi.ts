import { z } from 'zod';
import { CODES, isCode } from '#protocol/codes.ts';
import type { EndpointRow } from '#protocol/endpoint.ts';
import { PROTOCOL_VERSION } from '#protocol/version.ts';
import { codesText, jsonSchema } from './jsonSchema.ts';

type Json = Record<string, unknown>;

const httpOf = (code: number): number => (isCode(code) ? CODES[code].http : 200);
const meaningOf = (code: number): string => (isCode(code) ? `${CODES[code].message} (HTTP ${CODES[code].http})` : '');

/** The OpenAPI 3.1 document of the REST interface, from its rows. */
export function openApi(rows: readonly EndpointRow[]): Json {
  const paths: Record<string, Json> = {};
  for (const row of rows) paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menagerie REST interface',
      version: PROTOCOL_VERSION,
      description:
        'Answers are `{Code, Message, Result}` unless a call says otherwise. Domain outcomes are HTTP 200 whatever their Code.',
    },
    servers: [{ url: 'http://localhost:8787' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'api-token' },
        session: { type: 'apiKey', in: 'cookie', name: 'menagerie.session' },
      },
      schemas: {
        Failure: {
          type: 'object',
          properties: { Code: { type: 'integer' }, Message: { type: 'string' }, Result: { type: 'object' } },
          required: ['Code', 'Message', 'Result'],
        },
      },
    },
  };
}

function operationOf(row: EndpointRow): Json {
  const failures = [...new Set(row.codes.map(httpOf))].filter((status) => status !== 200);
  return {
    operationId: row.name,
    tags: [row.group],
    summary: row.summary,
    description: [
      row.wrapsFailures ? 'Domain failures arrive wrapped: `{Code:100001, Result:{Code:<sub-code>}}`.' : '',
      row.rate === null ? '' : `Rate: ${row.rate.limit} calls in ${row.rate.seconds} s.`,
      `Origin: ${row.origin}. From: ${row.section}.`,
      row.codes.length === 0 ? '' : `Codes besides ${row.success}:\n${codesText(row.codes, meaningOf)}`,
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
    ...(row.access === 'token' && { security: [{ token: [] }] }),
    ...(row.access === 'cookie' && { security: [{ session: [] }] }),
    ...(row.method === 'GET'
      ? { parameters: queryOf(row) }
      : {
          requestBody: {
            required: true,
            content: { [BODY_TYPES[row.takes]]: { schema: jsonSchema(row.request, 'input') } },
          },
        }),
    responses: Object.fromEntries([
      answerOf(row),
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

const BODY_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The good answer: its status, and what it carries. */
function answerOf(row: EndpointRow): readonly [status: string, answer: Json] {
  if (row.body === 'redirect') {
    const headers = { Location: { description: 'Where to go on.', schema: { type: 'string' } } };
    return ['303', { description: 'Leads on, failures too.', headers }];
  }
  return ['200', { description: 'The answer.', content: { 'application/json': { schema: bodyOf(row) } } }];
}

function bodyOf(row: EndpointRow): Json {
  const result = jsonSchema(row.result, 'output');
  if (row.body === 'bare') return result;
  const success = {
    type: 'object',
    properties: { Code: { const: row.success }, Message: { type: 'string' }, Result: result },
    required: ['Code', 'Message', 'Result'],
  };
  return { anyOf: [success, { $ref: '#/components/schemas/Failure' }] };
}

function queryOf(row: EndpointRow): readonly Json[] {
  const properties = z.record(z.string(), z.unknown()).parse(jsonSchema(row.request, 'input')['properties'] ?? {});
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}
