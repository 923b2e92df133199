import { getNonce, setNonce } from 'get-nonce';

/**
 * Sets the content-security-policy nonce for the few style elements that the primitives inject (the scroll lock behind dialogs, the list
 * inside a select). Call it once, before the first render.
 *
 * @param nonce the value of this response's `style-src 'nonce-…'`
 */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}

/** Returns the nonce set by {@link setStyleNonce}, or `undefined` if the page has no such policy. */
export function readStyleNonce(): string | undefined {
  return getNonce();
}
