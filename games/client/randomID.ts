// `randomUUID` is missing on pages that are not secure, as a development server on another host is.
export const randomID = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
