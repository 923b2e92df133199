import { expect, test } from 'vitest';
import { refreshDrawings } from './refreshDrawings.ts';

test('gives a changed drawing a new address everywhere, each time, and keeps the other addresses', () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<style>:root{--a:url(/brands/owl/logo.svg);--b:url(/brands/owl/mark.svg)}</style>';
  page.body.innerHTML = '<img alt="" src="/brands/owl/logo.svg"><img alt="" src="/brands/owl/mark.svg">';
  const addresses = () => [
    page.querySelector('style')?.textContent,
    ...[...page.querySelectorAll('img')].map((picture) => picture.getAttribute('src')),
  ];
  refreshDrawings(page, ['/brands/owl/logo.svg'], 1);
  refreshDrawings(page, ['/brands/owl/logo.svg'], 2);
  expect(addresses()).toEqual([
    ':root{--a:url(/brands/owl/logo.svg?drawn=2);--b:url(/brands/owl/mark.svg)}',
    '/brands/owl/logo.svg?drawn=2',
    '/brands/owl/mark.svg',
  ]);
});
