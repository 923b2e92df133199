import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { CODES } from '#protocol/codes.ts';
import type { EndpointRow } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import type { OperationRow, PushRow, Rate } from '#protocol/operation.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { type Html, html } from './html.ts';
import { nonceOf } from './nonce.ts';
import { toolPage } from './toolPage.ts';

/** The generated references, where they were generated. */
const FILES = ['asyncapi.json', 'openapi.json'] as const;

/**
 * `GET /docs`: the protocol as this service speaks it, read from the rows themselves; the generated AsyncAPI and OpenAPI
 * files below it.
 * @param folder where the generated files are
 */
export function serveDocs(folder: string, devTools: boolean): Router {
  const router = Router();
  const files = FILES.filter((name) => existsSync(join(folder, name)));
  const page: RequestHandler = (_request, response) => {
    const nonce = nonceOf(response);
    const endpoints = ENDPOINTS.filter((row) => devTools || row.group !== 'dev');
    const body = html`
<header><h1>Menagerie, protocol</h1><span class="muted">${OPERATIONS.length} operations, ${PUSHES.length} pushes, ${endpoints.length} endpoints</span></header>
<ul class="links">${files.map((name) => html`<li><a href="/docs/${name}">${name}</a></li>`)}</ul>
<section><h2>Sockets</h2>${OPERATIONS.map(operationOf)}</section>
<section><h2>Pushes</h2>${PUSHES.map(pushOf)}</section>
<section><h2>REST</h2>${endpoints.map(endpointOf)}</section>
<section><h2>Codes</h2><table><tbody>${Object.entries(CODES).map(([code, { message, http }]) => html`<tr><td class="number"><code>${code}</code></td><td>${message}</td><td class="number muted">HTTP ${http}</td></tr>`)}</tbody></table></section>`;
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(toolPage({ title: 'Protocol', nonce, body }));
  };
  router.get('/', page);
  for (const name of files) router.get(`/${name}`, (_request, response) => response.sendFile(join(folder, name)));
  return router;
}

const operationOf = (
  row: OperationRow,
): Html => html`<details><summary><span class="tag">${row.op}</span><h3>${row.name}</h3><span class="muted">/ws/${row.socket === 'both' ? 'chat, /ws/lobby' : row.socket} · ${row.summary}</span></summary>
<p class="muted">Caller: ${row.caller}. ${row.effect === 'write' ? 'Changes something: R is its idempotency key.' : 'Reads.'} Codes: ${row.codes.join(', ')}. ${rateOf(row.rate)}</p><pre>${schemaOf(row.request, 'input')}</pre><pre>→ ${schemaOf(row.result, 'output')}</pre></details>`;

const pushOf = (row: PushRow): Html =>
  html`<details><summary><span class="tag">${row.op}</span><h3>${row.name}</h3><span class="muted">to ${row.audience} · ${row.summary}</span></summary><pre>${schemaOf(row.result, 'output')}</pre></details>`;

const endpointOf = (
  row: EndpointRow,
): Html => html`<details><summary><span class="tag">${row.method}</span><h3>${row.path}</h3><span class="muted">${row.summary}</span></summary>
<p class="muted">Access: ${row.access}. Codes: ${row.codes.join(', ')}. ${rateOf(row.rate)}</p><pre>${schemaOf(row.request, 'input')}</pre><pre>→ ${schemaOf(row.result, 'output')}</pre></details>`;

const rateOf = (rate: Rate | null): string =>
  rate === null ? '' : `At most ${rate.limit} calls in ${rate.seconds} s.`;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(rest);
}
