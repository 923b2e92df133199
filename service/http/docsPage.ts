import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Router } from 'express';
import { z } from 'zod';
import { CODES } from '#protocol/codes.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import type { OperationContract, PushContract, Rate } from '#protocol/operation.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { type Html, html } from './html.ts';
import { TRY_SCRIPT } from './docsTry.ts';
import { serveKept } from './keptAnswer.ts';
import { TOOL_STYLE, toolPage } from './toolPage.ts';

/** The generated references. Missing files are left out. */
const FILES = ['asyncapi.json', 'openapi.json', 'examples.json'] as const;

/** Calls of conformance cases with their successful answers, by the contract's name. */
const Examples = z.record(z.string(), z.object({ Request: z.unknown(), Answer: z.unknown() }));
type Examples = z.infer<typeof Examples>;

/**
 * Serves `GET /docs`: the protocol of this service from its contracts, with the generated AsyncAPI and OpenAPI files below it. Each is
 * built once, because the page has 0.9 MB.
 * @param folder the folder of the generated files
 * @param devTools whether the page can try calls as a demo account
 */
export function serveDocs(folder: string, devTools: boolean): Router {
  const router = Router();
  const files = FILES.filter((name) => existsSync(join(folder, name)));
  router.get(
    '/',
    serveKept('html', () => docsPage(folder, files, devTools)),
  );
  router.get(
    '/style.css',
    serveKept('css', async () => TOOL_STYLE),
  );
  if (devTools)
    router.get(
      '/try.js',
      serveKept('js', async () => TRY_SCRIPT),
    );
  for (const name of files)
    router.get(
      `/${name}`,
      serveKept('json', () => readFile(join(folder, name), 'utf8')),
    );
  return router;
}

/** Style and script are separate files, since a nonce would change the page in each answer. */
async function docsPage(folder: string, files: readonly string[], devTools: boolean): Promise<string> {
  const examples = files.includes('examples.json')
    ? Examples.parse(JSON.parse(await readFile(join(folder, 'examples.json'), 'utf8')))
    : {};
  const show = { examples, devTools };
  const endpoints = ENDPOINTS.filter((contract) => devTools || contract.group !== 'dev');
  const body = html`
<header><h1>Menagerie, protocol</h1><span class="muted">${OPERATIONS.length} operations, ${PUSHES.length} pushes, ${endpoints.length} endpoints</span></header>
<ul class="links">${files.map((name) => html`<li><a href="/docs/${name}">${name}</a></li>`)}</ul>
${devTools ? ACCOUNTS : ''}
<section><h2>Sockets</h2>${await inPieces(OPERATIONS, (contract) => operationOf(contract, show))}</section>
<section><h2>Pushes</h2>${await inPieces(PUSHES, pushOf)}</section>
<section><h2>REST</h2>${await inPieces(endpoints, (contract) => endpointOf(contract, show))}</section>
<section><h2>Codes</h2><table><tbody>${Object.entries(CODES).map(([code, { message, http }]) => html`<tr><td class="number"><code>${code}</code></td><td>${message}</td><td class="number muted">HTTP ${http}</td></tr>`)}</tbody></table></section>
${devTools ? html`<script src="/docs/try.js" type="module"></script>` : ''}`;
  return toolPage({ title: 'Protocol', style: html`<link rel="stylesheet" href="/docs/style.css">`, body });
}

/** Yields between two contracts, because the schemas of each contract take about a millisecond. */
async function inPieces<Contract>(
  contracts: readonly Contract[],
  write: (contract: Contract) => Html,
): Promise<readonly Html[]> {
  const written: Html[] = [];
  for (const contract of contracts) {
    written.push(write(contract));
    await setImmediate();
  }
  return written;
}

interface Shown {
  readonly examples: Examples;
  readonly devTools: boolean;
}

const ACCOUNTS = html`<section><h2>Try it</h2><p class="muted">Every call below can be sent from here as a demo account; the code arrives by itself. It signs this browser in as that account.</p>
<label>Account <select id="phone">${['0900000001', '0900000002', '0900000003', '0900000005'].map((number) => html`<option>${number}</option>`)}</select></label></section>`;

const text = (value: unknown): string => JSON.stringify(value, null, 1);

function exampleOf(name: string, { examples }: Shown): Html | string {
  const example = examples[name];
  if (example === undefined) return '';
  return html`<h4>Example</h4><pre>${text(example.Request)}</pre><pre>→ ${text(example.Answer)}</pre>`;
}

/** Returns the payload of a client's frame. */
function payloadOf(name: string, { examples }: Shown): string {
  const request = z.looseObject({}).safeParse(examples[name]?.Request);
  if (!request.success) return '{}';
  const { OP: _op, R: _r, CloseRSA: _plain, Token: _token, csrfToken: _csrf, ...payload } = request.data;
  return text(payload);
}

const tryForm = (name: string, show: Shown, attributes: Html): Html =>
  html`<form data-try ${attributes}><label>Send <textarea name="payload" rows="4" spellcheck="false">${payloadOf(name, show)}</textarea></label><button>Send ${name}</button><output></output></form>`;

const tryOperation = (contract: OperationContract, show: Shown): Html =>
  tryForm(
    contract.name,
    show,
    html`data-op="${contract.op}" data-socket="${contract.socket === 'both' ? 'chat' : contract.socket}" data-login="${contract.caller === 'anyone' ? 'true' : 'false'}"`,
  );

const tryEndpoint = (contract: EndpointContract, show: Shown): Html =>
  tryForm(
    contract.name,
    show,
    html`data-method="${contract.method}" data-path="${contract.path}" data-access="${contract.access}"`,
  );

const operationOf = (
  contract: OperationContract,
  show: Shown,
): Html => html`<details><summary><span class="tag">${contract.op}</span><h3>${contract.name}</h3><span class="muted">/ws/${contract.socket === 'both' ? 'chat, /ws/lobby' : contract.socket} · ${contract.summary}</span></summary>
<p class="muted">Caller: ${contract.caller}. ${contract.effect === 'write' ? 'Changes something: R is its idempotency key.' : 'Reads.'} Codes: ${contract.codes.join(', ')}. ${rateOf(contract.rate)}</p><pre>${schemaOf(contract.request, 'input')}</pre><pre>→ ${schemaOf(contract.result, 'output')}</pre>${exampleOf(contract.name, show)}${show.devTools ? tryOperation(contract, show) : ''}</details>`;

const pushOf = (contract: PushContract): Html =>
  html`<details><summary><span class="tag">${contract.op}</span><h3>${contract.name}</h3><span class="muted">to ${contract.audience} · ${contract.summary}</span></summary><pre>${schemaOf(contract.result, 'output')}</pre></details>`;

const endpointOf = (
  contract: EndpointContract,
  show: Shown,
): Html => html`<details><summary><span class="tag">${contract.method}</span><h3>${contract.path}</h3><span class="muted">${contract.summary}</span></summary>
<p class="muted">Access: ${contract.access}. Codes: ${contract.codes.join(', ')}. ${rateOf(contract.rate)}</p><pre>${schemaOf(contract.request, 'input')}</pre><pre>→ ${schemaOf(contract.result, 'output')}</pre>${exampleOf(contract.name, show)}${show.devTools ? tryEndpoint(contract, show) : ''}</details>`;

const rateOf = (rate: Rate | null): string =>
  rate === null ? '' : `At most ${rate.limit} calls in ${rate.seconds} s.`;

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): string {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(rest);
}
