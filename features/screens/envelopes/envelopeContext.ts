import { createContext, use } from 'react';
import type { FoundPlayer } from '../../shared/players/index.ts';

/** The preset receiver of a red envelope. */
export type EnvelopeTarget =
  | { readonly to: 'public' | 'club' }
  | { readonly to: 'private'; readonly player?: Pick<FoundPlayer, 'PlayerID' | 'Name'> };

/** The windows of red envelopes, above any page. */
export interface EnvelopeActions {
  readonly open: (redEnvelopeID: string) => void;
  readonly send: (target: EnvelopeTarget) => void;
}

export const EnvelopeContext = createContext<EnvelopeActions | undefined>(undefined);

/** The actions that open the windows of red envelopes. Undefined if no `EnvelopeProvider` is above. */
export const useEnvelopeActions = (): EnvelopeActions | undefined => use(EnvelopeContext);
