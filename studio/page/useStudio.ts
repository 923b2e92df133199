import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Draft, emptyDraft } from '../draft/draft.ts';
import type { ImportReport } from '../draft/importReport.ts';
import { advance, begin, type History, redo, undo } from '../draft/history.ts';
import { readKeptDraft } from '../draft/keptDraft.ts';
import { readLink } from '../draft/link.ts';
import { type Keeping, useKeptDraft } from './useKeptDraft.ts';

/** A draft with the report of its import. */
interface Proposal {
  readonly draft: Draft;
  readonly report?: ImportReport | undefined;
}

interface State {
  readonly history: History<Draft>;
  /** Whether the draft differs from its start. Such a draft is not replaced unasked. */
  readonly changed: boolean;
  /** The draft that replaces this one after a confirmation. */
  readonly proposed?: Proposal | undefined;
  /** The report of the import with which the draft started. */
  readonly report?: ImportReport | undefined;
  /** The wrong fields of a shared link. */
  readonly wrongLink?: readonly string[] | undefined;
}

/** The current draft, and the actions on it as a whole. */
export interface Studio {
  readonly draft: Draft;
  readonly changed: boolean;
  readonly wrongLink: readonly string[] | undefined;
  readonly forgetLink: () => void;
  /** The report of the last import, until it is dismissed. */
  readonly report: ImportReport | undefined;
  readonly forgetReport: () => void;
  /** Changes the draft. `what` names the control, so that a drag is one undo step. */
  readonly change: (what: string, next: (draft: Draft) => Draft) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Notes the id of an export. It is no undo step. */
  readonly exported: (id: string) => void;
  /** Starts another draft, after a question if this one would be lost. */
  readonly propose: (draft: Draft, report?: ImportReport) => void;
  readonly proposed: Draft | undefined;
  /** Answers that question. */
  readonly answer: (replace: boolean) => void;
  /** How safe the draft is in this browser. */
  readonly keeping: Keeping;
}

/** The history with the loaded files of a draft that was kept without them. */
function withFiles(history: History<Draft>, without: Draft['Files'], files: Draft['Files']): History<Draft> {
  const filled = (draft: Draft): Draft => (draft.Files === without ? { ...draft, Files: files } : draft);
  return {
    ...history,
    past: history.past.map(filled),
    now: filled(history.now),
    future: history.future.map(filled),
  };
}

/** The history with the id of the last export in every draft of it. */
function withExported(history: History<Draft>, id: string): History<Draft> {
  const noted = (draft: Draft): Draft => ({ ...draft, Exported: id });
  return {
    ...history,
    past: history.past.map(noted),
    now: noted(history.now),
    future: history.future.map(noted),
  };
}

/** Replaces a draft without changes immediately. Otherwise waits for an answer. */
const proposedTo = (before: State, next: Proposal): State =>
  before.changed
    ? { ...before, proposed: next }
    : { history: begin(next.draft), changed: false, report: next.report, wrongLink: before.wrongLink };

/** In a text field the browser's own undo applies. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['range', 'color', 'checkbox', 'radio'].includes(target.type));

/** Holds the draft with its history, keeps it in this browser and handles Ctrl+Z and Ctrl+Shift+Z. */
export function useStudio(): Studio {
  const [kept] = useState(readKeptDraft);
  const [state, setState] = useState<State>(() => ({
    history: begin(kept?.draft ?? emptyDraft()),
    changed: kept?.changed ?? false,
  }));
  const { history, changed, proposed, wrongLink, report } = state;
  const draft = history.now;

  const takeFiles = useCallback(
    (without: Draft['Files'], files: Draft['Files']): void =>
      setState((before) => ({ ...before, history: withFiles(before.history, without, files) })),
    [],
  );
  const keeping = useKeptDraft({ draft, changed }, kept, takeFiles);

  // A shared link replaces the draft of the last visit, or proposes to.
  useEffect(() => {
    let isLeft = false;
    void readLink(window.location.hash).then((link) => {
      if (link === undefined || isLeft) return;
      setState((before) =>
        'wrong' in link ? { ...before, wrongLink: link.wrong } : proposedTo(before, { draft: link.draft }),
      );
    });
    return () => {
      isLeft = true;
    };
  }, []);

  const actions = useMemo(
    () => ({
      forgetLink: (): void => setState((before) => ({ ...before, wrongLink: undefined })),
      change: (what: string, next: (draft: Draft) => Draft): void => {
        const at = Date.now();
        setState((before) => {
          const after = advance(before.history, next(before.history.now), what, at);
          return after === before.history ? before : { ...before, history: after, changed: true };
        });
      },
      undo: (): void => setState((before) => ({ ...before, history: undo(before.history) })),
      redo: (): void => setState((before) => ({ ...before, history: redo(before.history) })),
      exported: (id: string): void => setState((before) => ({ ...before, history: withExported(before.history, id) })),
      forgetReport: (): void => setState((before) => ({ ...before, report: undefined })),
      propose: (next: Draft, brought?: ImportReport): void =>
        setState((before) => proposedTo(before, { draft: next, report: brought })),
      answer: (replace: boolean): void =>
        setState((before) =>
          replace && before.proposed
            ? { history: begin(before.proposed.draft), changed: false, report: before.proposed.report }
            : { ...before, proposed: undefined },
        ),
    }),
    [],
  );

  const onKey = useCallback(
    (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isWriting(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) actions.redo();
      else actions.undo();
    },
    [actions],
  );
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onKey]);

  return {
    ...actions,
    draft,
    changed,
    proposed: proposed?.draft,
    wrongLink,
    report,
    keeping,
    undo: history.past.length > 0 ? actions.undo : undefined,
    redo: history.future.length > 0 ? actions.redo : undefined,
  };
}
