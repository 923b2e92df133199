import type { RequestHandler } from 'express';
import { featureFlagsOf } from '#domain/featureFlags/featureFlags.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { Brand } from '#protocol/brands.ts';
import type { OutboxText } from '#protocol/entities/text.ts';
import { DEMO_COUPON } from '#domain/dev/demoCoupon.ts';
import { type DemoAccount, readDemoAccounts } from '#domain/dev/demoAccounts.ts';
import { Html, html } from './html.ts';
import { nonceOf } from './nonce.ts';
import { inlineStyle, toolPage } from './toolPage.ts';

/** Posts the action of a button, then reloads the page. Checks for new texts every two seconds. */
const SCRIPT = `
for (const button of document.querySelectorAll('button[data-post]')) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    await fetch(button.dataset.post, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: button.dataset.body,
    });
    location.reload();
  });
}
const rows = document.querySelector('#outbox');
let seen = rows.dataset.newest;
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/dev/outbox').then((response) => response.json()).catch(() => undefined);
  const newest = answer?.Result?.List?.[0];
  if (newest !== undefined && newest.CreateTime + newest.To !== seen) location.reload();
}, 2000);
`;

const STEPS = [
  ['1 minute', 60],
  ['10 minutes', 600],
  ['1 hour', 3600],
  ['1 day', 86_400],
] as const;

/** `GET /dev`: demo accounts, outbox, clock, maintenance and brands on one page (decisions §1). */
export function serveDevPage(ports: Ports, brands: readonly Brand[]): RequestHandler {
  return async (_request, response) => {
    const [accounts, texts, board] = await Promise.all([
      readDemoAccounts(ports.store),
      ports.messenger.outbox?.() ?? [],
      featureFlagsOf(ports).read(),
    ]);
    const nonce = nonceOf(response);
    const body = html`
<header><h1>Menagerie, development</h1><span class="muted">This page and all below it are gone with <code>DEV_TOOLS=0</code>.</span></header>
<div class="grid"><div>${outboxOf(texts)}${accountsOf(accounts)}</div><div>${clockOf(ports.clock.now())}${maintenanceOf(board.isClosed(ports.clock.now()))}${brandsOf(brands)}${LINKS}</div></div>
<script nonce="${nonce}">${new Html(SCRIPT)}</script>`;
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(toolPage({ title: 'Development', style: inlineStyle(nonce), body }));
  };
}

function outboxOf(texts: readonly OutboxText[]): Html {
  const newest = texts[0];
  const rows = texts
    .slice(0, 30)
    .map(
      ({ To, Channel, Text, CreateTime }) =>
        html`<tr><td class="number">${CreateTime.slice(11, 19)}</td><td class="number">${To}</td><td>${Channel}</td><td>${Text}</td></tr>`,
    );
  const list =
    rows.length === 0
      ? html`<p class="muted">Nothing was sent yet. Ask for a code and it shows here.</p>`
      : html`<table><thead><tr><th>UTC</th><th>To</th><th>By</th><th>Text</th></tr></thead><tbody>${rows}</tbody></table>`;
  return html`<section id="outbox" data-newest="${newest === undefined ? '' : newest.CreateTime + newest.To}"><h2>Outbox</h2>${list}</section>`;
}

function accountsOf(accounts: readonly DemoAccount[]): Html {
  const rows = accounts.map(
    ({ Phone, PlayerID, Name, VIPLevel, Gold, ClubRole }) =>
      html`<tr><td class="number">${Phone}</td><td>${Name} <span class="muted">${PlayerID}</span></td><td class="number">VIP ${VIPLevel}</td><td class="number">${Gold.toLocaleString('en')}</td><td>${ClubRole}</td></tr>`,
  );
  const list =
    rows.length === 0
      ? html`<p class="muted">The demo world is not in this database.</p>`
      : html`<table><thead><tr><th>Phone</th><th>Player</th><th>Tier</th><th>Gold</th><th>Club</th></tr></thead><tbody>${rows}</tbody></table><p class="muted">Redeem code: <code>${DEMO_COUPON}</code></p>`;
  return html`<section><h2>Demo accounts</h2>${list}</section>`;
}

function clockOf(now: number): Html {
  const buttons = STEPS.map(
    ([name, seconds]) => html`<li>${buttonOf(`+ ${name}`, '/dev/clock', { Advance: seconds })}</li>`,
  );
  return html`<section><h2>Clock</h2><p>The service believes it is <code>${new Date(now).toISOString()}</code>.</p><ul class="links">${buttons}</ul></section>`;
}

function maintenanceOf(isOn: boolean): Html {
  const button = buttonOf(isOn ? 'Open again' : 'Close', '/dev/maintenance', { On: !isOn });
  return html`<section><h2>Maintenance</h2><p>The service is ${isOn ? 'closed' : 'open'} to players. The operator plans it with <code>npm run admin</code>.</p><ul class="links"><li>${button}</li></ul></section>`;
}

/** A button that posts to a development tool. */
const buttonOf = (words: string, path: string, body: object): Html =>
  html`<button type="button" data-post="${path}" data-body="${JSON.stringify(body)}">${words}</button>`;

function brandsOf(brands: readonly Brand[]): Html {
  const links = brands.map(({ ID, Name }) => html`<li><a href="/?brand=${ID}">${Name.zh_tw}</a></li>`);
  return html`<section><h2>Brands</h2><p class="muted">Keeps a cookie; the sockets and REST follow it.</p><ul class="links">${links}</ul></section>`;
}

const LINKS = html`<section><h2>More</h2><ul class="links"><li><a href="/docs">Protocol</a></li><li><a href="/metrics">Metrics</a></li><li><a href="/readyz">Readiness</a></li></ul></section>`;
