/** The fields of a form's body (application/x-www-form-urlencoded); what is no text in it is left out, and a second value too. */
export function readForm(body: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const pair of body.split('&')) {
    const at = pair.indexOf('=');
    const [name, value] = [decoded(at < 0 ? pair : pair.slice(0, at)), decoded(at < 0 ? '' : pair.slice(at + 1))];
    if (name !== undefined && name !== '' && value !== undefined && !fields.has(name)) fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** The fields as they stand behind the question mark of an address. */
export const writeQuery = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
