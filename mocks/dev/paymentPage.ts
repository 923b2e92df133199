import { playPayment } from '#protocol/endpoints/dev.ts';
import type { Order } from '#protocol/entities/order.ts';
import type { WorldLink } from '../page/link.ts';
import { tabJar } from '../page/tabJar.ts';
import { button, element } from '../panel/element.ts';
import { createShadowRoot } from '../panel/shadowRoot.ts';
import css from './devPage.css?inline';

/** The outcomes of a payment, in the words of the sandbox process. */
const CHOICES = [
  ['paid', 'Pay'],
  ['failed', 'Refuse the card'],
  ['abandoned', 'Leave without paying'],
  ['late', 'Pay, and call back after the order expired'],
  ['silent', 'Pay, and lose the callback'],
  ['doubled', 'Pay, and call back twice'],
  ['wrongAmount', 'Pay another amount'],
  ['wrongSignature', 'Pay, and call back with a wrong signature'],
  ['code', 'Issue a code for an ATM or a store'],
  ['codePaid', 'Issue a code that is paid an hour later'],
] as const;

/**
 * Fills an element with the payment page of the offline gateway. A choice leads back to the shop, as a gateway does.
 *
 * @returns a function that empties it
 */
export function fillPaymentPage(container: HTMLElement, link: WorldLink, OrderID: string): () => void {
  const { host, root } = createShadowRoot(css);
  const choose = async (Outcome: string): Promise<void> => {
    const { TradeNo } = await play(link, { OrderID, Outcome });
    location.assign(`${chosenPrefix()}/store${TradeNo === '' ? '' : `?trade=${TradeNo}`}`);
  };
  root.append(
    element(
      'main',
      {},
      element('header', {}, element('h1', {}, 'Sandbox gateway'), element('p', {}, 'No money moves here.')),
      element(
        'section',
        {},
        element('h2', {}, 'How does the payment end?'),
        element('p', { class: 'order' }, `Order ${OrderID}`),
        element(
          'ul',
          { class: 'choices' },
          ...CHOICES.map(([outcome, text]) =>
            element(
              'li',
              {},
              button(text, () => choose(outcome)),
            ),
          ),
        ),
      ),
    ),
  );
  container.append(host);
  return () => host.remove();
}

/** Returns the path prefix of the player's language. The service reads the cookie itself; a static server does not. */
function chosenPrefix(): string {
  const [, locale] = /(?:^|; )menagerie\.locale=(\w+)/.exec(document.cookie) ?? [];
  return locale === undefined ? '' : `/${locale}`;
}

/** @throws Error if the gateway has no such order */
async function play(link: WorldLink, choice: { readonly OrderID: string; readonly Outcome: string }): Promise<Order> {
  const { method, path, result } = playPayment;
  const headers = { 'content-type': 'application/json' };
  const { body } = await link.call({
    jar: tabJar(),
    brand: '',
    method,
    path,
    query: {},
    headers,
    body: JSON.stringify(choice),
  });
  const json: unknown = JSON.parse(String(body));
  const parsed = result.safeParse(
    typeof json === 'object' && json !== null && 'Result' in json ? json.Result : undefined,
  );
  if (!parsed.success) throw new Error('The gateway does not have this order.');
  return parsed.data;
}
