import type { AnalyticsEvent } from '#protocol/entities/analytics.ts';
import { uuid } from '../client/index.ts';
import { type Consent, forgetVisitor, keepVisitorSignedIn, saveConsent, keptConsent } from './consent.ts';
import type { Occurrence } from './occurrence.ts';
import type { Recorder } from './recorder.ts';

/** The events kept in memory while the visitor has not answered or the recorder is loading. */
const MAX_WAITING = 50;

/** Records a page's events. Nothing is stored or sent before the visitor agreed. */
export interface Analytics {
  readonly record: (event: Occurrence) => void;
  readonly consent: () => Consent | undefined;
  /** Stores the visitor's answer. A refusal removes all stored events. */
  readonly decide: (consent: Consent) => void;
  /** Ends the visitor at a sign-out: later events belong to another visitor (specification 1 §4). */
  readonly forgetVisitor: () => void;
  /** Call it once the page knows whether a player is signed in. */
  readonly signedIn: (isSignedIn: boolean) => void;
  /** Shows the question again, also to a visitor who has answered. */
  readonly askAgain: () => void;
  /** Whether the question is shown again. False after the answer. */
  readonly asksAgain: () => boolean;
  /**
   * Subscribes to changes of `consent` and `asksAgain`.
   *
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface AnalyticsOptions {
  /** Loads the recorder. Called when the visitor has agreed and an event has happened. */
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
      // If the network is lost, the next event tries again.
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
