import * as z from 'zod/mini';
import { tabStorage } from '../../../base/settings/index.ts';

const KEY = 'menagerie.signInRequest';

const WaitingRequest = z.object({
  PhoneNumber: z.string(),
  /** The digits that this browser shows. */
  Code: z.string(),
  /** The end of the digits, in milliseconds since 1970. */
  Until: z.number(),
});
export type WaitingRequest = z.infer<typeof WaitingRequest>;

/** The request of this tab while it waits. It is stored, since the dialog or the page may have been closed meanwhile. */
export function readWaitingRequest(): WaitingRequest | undefined {
  const found = tabStorage.read(KEY, WaitingRequest);
  return found !== undefined && found.Until > Date.now() ? found : undefined;
}

export function saveWaitingRequest(request: WaitingRequest): void {
  tabStorage.write(KEY, request);
}

export function forgetWaitingRequest(): void {
  tabStorage.write(KEY, undefined);
}
