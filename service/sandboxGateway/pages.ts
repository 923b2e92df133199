import { Html, html } from '../http/html.ts';
import { TOOL_STYLE } from '../http/toolPage.ts';
import { CHOICES, type Choice, type SandboxTrade } from './trades.ts';

/** Choices that make sense for a way to pay. */
const CARD: readonly Choice[] = [
  'paid',
  'failed',
  'abandoned',
  'late',
  'silent',
  'doubled',
  'wrongAmount',
  'wrongSignature',
  'simulated',
];
const CODE: readonly Choice[] = ['code', 'codePaid', 'abandoned'];

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${new Html(TOOL_STYLE)}</style>
</head>
<body><main>${body}</main></body>
</html>`.markup;

/** The page where a person chooses how a payment ends. */
export function choicePage({ made }: SandboxTrade): string {
  const choices = made['ChoosePayment'] === 'Credit' ? CARD : CODE;
  const buttons = choices.map(
    (choice) => html`<li><button name="choice" value="${choice}">${CHOICES[choice]}</button></li>`,
  );
  return page(
    'Sandbox gateway',
    html`<header><h1>Sandbox gateway</h1><span class="muted">No money moves here.</span></header>
<section><h2>NT$ ${made['TotalAmount'] ?? ''} · ${made['ItemName'] ?? ''}</h2>
<p class="muted">Trade <code>${made['MerchantTradeNo'] ?? ''}</code>, ${made['ChoosePayment'] ?? ''}</p>
<form method="post" action="/choose"><input type="hidden" name="MerchantTradeNo" value="${made['MerchantTradeNo'] ?? ''}"><ul class="links">${buttons}</ul></form></section>`,
  );
}

/** The page after a choice, with the way back to the shop. */
export function endPage(
  text: string,
  back: string,
  result?: { readonly address: string; readonly fields: Readonly<Record<string, string>> },
): string {
  const links = back === '' ? [] : [html`<li><a href="${back}">Back to the shop</a></li>`];
  const form =
    result === undefined
      ? []
      : [html`<form method="post" action="${result.address}"><button>Return with the result</button></form>`];
  return page('Sandbox gateway', html`<section><h2>${text}</h2>${form}<ul class="links">${links}</ul></section>`);
}
