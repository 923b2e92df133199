import type { AnalyticsEvent } from '#protocol/entities/analytics.ts';
import { uuid } from '../client/index.ts';
import { type Consent, forgetVisitor, keepVisitorSignedIn, saveConsent, keptConsent } from './consent.ts';
import type { Occurrence } from './occurrence.ts';
import type { Recorder } from './recorder.ts';

/** Events kept in memory while nobody has answered, or what keeps them is being fetched. */
const MAX_WAITING = 50;

/** Records a page's events. Nothing is stored or sent before the visitor agreed. */
export interface Analytics {
  readonly record: (event: Occurrence) => void;
  /** Undefined: nobody answered yet. */
  readonly consent: () => Consent | undefined;
  /** The visitor's answer; a refusal forgets everything. */
  readonly decide: (consent: Consent) => void;
  /** Signing out: what comes next is another visitor's (specification 1 §4). */
  readonly forgetVisitor: () => void;
  /** Whether a player is signed in here, once that is known. */
  readonly signedIn: (isSignedIn: boolean) => void;
  /** The visitor wants to see the question again, whatever they answered. */
  readonly askAgain: () => void;
  /** Whether they want to, until they answer. */
  readonly asksAgain: () => boolean;
  /** Subscribes to changes of the answer, and to the wish to change it. @returns how to stop */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface AnalyticsOptions {
  /** Fetches what keeps and sends events; only once the visitor agreed and something happened. */
  readonly load?: () => Promise<Recorder>;
  readonly now?: () => number;
}

const loadRecorder = (): Promise<Recorder> => import('./recorder.ts').then(({ createRecorder }) => createRecorder());

export function createAnalytics({ load = loadRecorder, now = Date.now }: AnalyticsOptions = {}): Analytics {
  const listeners = new Set<() => void>();
  let waiting: AnalyticsEvent[] = [];
  let recorder: Promise<Recorder> | undefined;
  let again = false;
  let isPlayer = false;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const hand = (): void => {
    if (keptConsent() !== 'granted' || waiting.length === 0) return;
    recorder ??= load();
    void recorder.then(
      (ready) => {
        const events = waiting;
        waiting = [];
        if (keptConsent() === 'granted') ready.take(events);
      },
      // No network: tried again with the next event.
      () => (recorder = undefined),
    );
  };

  return {
    record(event) {
      if (keptConsent() === 'refused') return;
      waiting = [...waiting, { ...event, EventID: uuid(), Time: new Date(now()).toISOString() }].slice(-MAX_WAITING);
      hand();
    },
    consent: keptConsent,
    decide(consent) {
      if (consent === 'refused') waiting = [];
      saveConsent(consent);
      keepVisitorSignedIn(isPlayer);
      again = false;
      hand();
      tell();
    },
    askAgain() {
      again = true;
      tell();
    },
    asksAgain: () => again,
    forgetVisitor() {
      waiting = [];
      forgetVisitor();
    },
    signedIn(isSignedIn) {
      isPlayer = isSignedIn;
      keepVisitorSignedIn(isSignedIn);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
