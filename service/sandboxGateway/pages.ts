import { Html, html } from '../http/html.ts';
import { TOOL_STYLE } from '../http/toolPage.ts';
import type { Fields } from '../payments/ecpay/signature.ts';
import type { Callback } from './callbackQueue.ts';

const TITLE = 'Sandbox gateway';

const page = (body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${TITLE}</title>
<style>${new Html(TOOL_STYLE)}</style>
</head>
<body><main>${body}</main></body>
</html>`.markup;

const hidden = (fields: Fields): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** A trade as the payment page shows it. */
export interface ShownTrade {
  readonly tradeNo: string;
  readonly amount: string;
  readonly goods: string;
  /** The gateway and the way to pay. */
  readonly way: string;
  /** The target of the choice's form, and its fields. */
  readonly action: string;
  readonly fields: Fields;
  /** The choices that make sense, each with its text. */
  readonly choices: readonly (readonly [choice: string, text: string])[];
}

/** The page where a person chooses how a payment ends. */
export function choicePage({ tradeNo, amount, goods, way, action, fields, choices }: ShownTrade): string {
  const buttons = choices.map(
    ([choice, text]) => html`<li><button name="choice" value="${choice}">${text}</button></li>`,
  );
  return page(
    html`<header><h1>${TITLE}</h1><span class="muted">No money moves here.</span></header>
<section><h2>NT$ ${amount} · ${goods}</h2>
<p class="muted">Trade <code>${tradeNo}</code>, ${way}</p>
<form method="post" action="${action}">${hidden(fields)}<ul class="links">${buttons}</ul></form></section>`,
  );
}

/** The page after a choice, with the way back to the shop. */
export function endPage(
  text: string,
  back = '',
  result?: { readonly address: string; readonly fields: Fields },
): string {
  const links = back === '' ? [] : [html`<li><a href="${back}">Back to the shop</a></li>`];
  const form =
    result === undefined
      ? []
      : [
          html`<form method="post" action="${result.address}">${hidden(result.fields)}<button>Return with the result</button></form>`,
        ];
  return page(html`<section><h2>${text}</h2>${form}<ul class="links">${links}</ul></section>`);
}

/** The first page: the wires that the process speaks, and the callbacks that are due later. */
export function overviewPage(
  wires: readonly string[],
  waiting: readonly Pick<Callback, 'tradeNo' | 'address'>[],
): string {
  const rows = waiting.map(({ address, tradeNo }) => html`<li><code>${tradeNo}</code> to <code>${address}</code></li>`);
  const due =
    rows.length === 0
      ? html`<p class="muted">No callback is due later.</p>`
      : html`<ul>${rows}</ul><form method="post" action="/due"><button>Post them now</button></form>`;
  return page(
    html`<header><h1>${TITLE}</h1><span class="muted">It speaks the wires of ${wires.join(', ')}.</span></header>
<section><h2>Callbacks that are due later</h2>${due}</section>`,
  );
}
