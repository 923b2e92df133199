/** Posts a form as a browser or a server does, without following redirects. */
export const postFields = (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });

/** Returns the hidden fields and the address of a page's form. */
export function formOf(page: string): { readonly address: string; readonly fields: Record<string, string> } {
  const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  const address = unescape(/<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '');
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return { address, fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescape(value)])) };
}
