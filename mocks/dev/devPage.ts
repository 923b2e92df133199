import { DEMO_COUPON } from '#domain/dev/demoCoupon.ts';
import { getOutbox } from '#protocol/endpoints/dev.ts';
import type { OutboxText } from '#protocol/entities/text.ts';
import type { WorldLink } from '../page/link.ts';
import { tabJar } from '../page/tabJar.ts';
import { clockButtons } from '../panel/clockButtons.ts';
import { button, element } from '../panel/element.ts';
import { createShadowRoot } from '../panel/shadowRoot.ts';
import type { Account } from '../wire/messages.ts';
import css from './devPage.css?inline';

/**
 * Fills an element with the offline development page: outbox (live), demo accounts, clock and reset (decisions §1).
 *
 * @returns a function that empties it
 */
export function fillDevPage(container: HTMLElement, link: WorldLink): () => void {
  const { host, root } = createShadowRoot(css);
  const outbox = element('tbody');
  const accounts = element('tbody');
  root.append(
    element(
      'main',
      {},
      element(
        'header',
        {},
        element('h1', {}, 'Menagerie, development'),
        element(
          'p',
          {},
          'This page runs on mocks: no service, no network. Texts and e-mails that would have been sent are here.',
        ),
      ),
      element(
        'p',
        {},
        'Over any page: Alt+P opens the scenario panel (calls, failures, accounts, clock), Alt+C the theme panel. ',
        studioLink(),
        ' makes a brand.',
      ),
      table('Outbox', ['UTC', 'To', 'By', 'Text'], outbox),
      table('Demo accounts', ['Phone', 'Player', 'Tier', 'Gold', 'Club'], accounts),
      element('section', {}, element('h2', {}, 'Redeem code'), element('p', {}, DEMO_COUPON)),
      element('section', {}, element('h2', {}, 'Clock'), clockButtons(link)),
      element(
        'section',
        {},
        element('h2', {}, 'World'),
        element('p', {}, 'Everything that was done here is forgotten, in all tabs.'),
        button('Reset the world', () => link.command({ command: 'reset', size: 'demo' })),
      ),
    ),
  );
  const show = (): void => {
    readOutbox(link)
      .then((texts) => outbox.replaceChildren(...outboxRows(texts)))
      .catch((error: unknown) => reportError(error));
  };
  show();
  link
    .command({ command: 'accounts' })
    .then((list) => accounts.replaceChildren(...list.map(accountRow)))
    .catch((error: unknown) => reportError(error));
  const unsubscribe = link.subscribe((event) => {
    if (event === 'outbox') show();
  });
  container.append(host);
  return () => {
    unsubscribe();
    host.remove();
  };
}

function studioLink(): HTMLAnchorElement {
  const link = element('a', {}, 'The Brand Studio');
  link.href = '/studio';
  return link;
}

async function readOutbox(link: WorldLink): Promise<readonly OutboxText[]> {
  const { method, path } = getOutbox;
  const { body } = await link.call({ jar: tabJar(), brand: '', method, path, query: {}, headers: {}, body: '' });
  const json: unknown = JSON.parse(String(body));
  const result = typeof json === 'object' && json !== null && 'Result' in json ? json.Result : undefined;
  return getOutbox.result.parse(result).List;
}

function table(title: string, heads: readonly string[], body: HTMLElement): HTMLElement {
  return element(
    'section',
    {},
    element('h2', {}, title),
    element(
      'div',
      { class: 'scroll' },
      element(
        'table',
        { label: title },
        element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', {}, head)))),
        body,
      ),
    ),
  );
}

const row = (...cells: readonly string[]): HTMLTableRowElement =>
  element('tr', {}, ...cells.map((cell) => element('td', {}, cell)));

function outboxRows(texts: readonly OutboxText[]): readonly HTMLTableRowElement[] {
  if (texts.length === 0) return [row('', '', '', 'Nothing was sent yet. Ask for a code and it shows here.')];
  return texts.map(({ To, Channel, Text, CreateTime }) => row(CreateTime.slice(11, 19), To, Channel, Text));
}

const accountRow = ({ Phone, PlayerID, Name, VIPLevel, Gold, ClubRole }: Account): HTMLTableRowElement =>
  row(Phone, `${Name} ${PlayerID}`, `VIP ${VIPLevel}`, Gold.toLocaleString('en'), ClubRole);
