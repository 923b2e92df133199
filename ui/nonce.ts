import { getNonce, setNonce } from 'get-nonce';

/**
 * Tells the primitives which content-security-policy nonce to put on the few style elements they inject (the scroll lock
 * behind dialogs, the list inside a select). Call it once, before the first render.
 *
 * @param nonce the value of this response's `style-src 'nonce-…'`
 */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}

/** The nonce set by {@link setStyleNonce}, or undefined where the page has no such policy. */
export function readStyleNonce(): string | undefined {
  return getNonce();
}
