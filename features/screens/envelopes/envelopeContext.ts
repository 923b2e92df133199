import { createContext, use } from 'react';
import type { FoundPlayer } from '../../shared/players/index.ts';

/** To whom a red envelope goes unless the sender chooses otherwise. */
export type EnvelopeTarget =
  | { readonly to: 'public' | 'club' }
  | { readonly to: 'private'; readonly player?: Pick<FoundPlayer, 'PlayerID' | 'Name'> };

/** The windows of red envelopes, over any page. */
export interface EnvelopeActions {
  /** Shows one, to be taken from or to see who did. */
  readonly open: (redEnvelopeID: string) => void;
  /** Fills a new one. */
  readonly send: (target: EnvelopeTarget) => void;
}

export const EnvelopeContext = createContext<EnvelopeActions | undefined>(undefined);

/** How to open the windows of red envelopes; undefined where there is no `EnvelopeProvider` above. */
export const useEnvelopeActions = (): EnvelopeActions | undefined => use(EnvelopeContext);
