import { createIdentityToken } from '#protocol/endpoints/dev.ts';
import { PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import type { SharedMessage } from '#protocol/rules/sharedMessages.ts';
import { createClient } from '../../../base/client/index.ts';
import type { Liff, PickerResult } from './liff.ts';

export interface MemoryLiffParts {
  readonly idToken: () => Promise<string | undefined>;
  /** The outcome of the share picker. Undefined while the picker is open. */
  readonly picked?: () => PickerResult | undefined;
  readonly canPick?: boolean;
  readonly canSend?: boolean;
  /** LINE refuses messages to the chat. */
  readonly refusesSending?: boolean;
  readonly onLogin?: () => void;
}

export interface MemoryLiff extends Liff {
  readonly shared: readonly (readonly SharedMessage[])[];
  readonly sentToChat: readonly (readonly SharedMessage[])[];
}

/** LINE's own browser without LINE, for tests, mocks and development. */
export function createMemoryLiff({
  idToken,
  picked = () => 'sent',
  canPick = true,
  canSend = true,
  refusesSending = false,
  onLogin,
}: MemoryLiffParts): MemoryLiff {
  const shared: (readonly SharedMessage[])[] = [];
  const sentToChat: (readonly SharedMessage[])[] = [];
  return {
    shared,
    sentToChat,
    isInClient: () => true,
    idToken,
    login: () => onLogin?.(),
    canPick: () => canPick,
    pick(messages) {
      shared.push(messages);
      return { result: picked };
    },
    canSend: async () => canSend,
    async send(messages) {
      if (refusesSending) throw new Error('FORBIDDEN');
      sentToChat.push(messages);
    },
    close: () => window.close(),
  };
}

/**
 * Simulates LINE's browser in development. A token of `/dev/identity` identifies the person, and the service verifies it in the same way as
 * LINE's.
 */
export function createPlayedLiff(person: string): Liff {
  const { rest } = createClient({ origin: window.location.origin });
  const claims = { TPType: PROVIDER_TYPE.line, Subject: person };
  return createMemoryLiff({
    idToken: async () => (await rest.post(createIdentityToken, claims)).TPToken,
    onLogin: () => window.location.reload(),
  });
}
