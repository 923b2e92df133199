import { KEPT_CALLS, type LoggedCall } from '../log/callLog.ts';
import { callDetail } from './callDetail.ts';
import { button, element } from './element.ts';
import type { PanelParts } from './panelParts.ts';
import { plannedList } from './plannedList.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** The last calls of this page, newest first, with details. An open call stays as it is while others arrive. */
export function callsSection({ log, conditions }: Pick<PanelParts, 'log' | 'conditions'>): HTMLElement {
  const lines = new Map<number, { readonly call: LoggedCall; readonly line: HTMLDetailsElement }>();
  const filter = element('input', {
    type: 'search',
    class: 'grow',
    label: 'Filter the calls',
    placeholder: 'name, code or content',
    on: { input: () => show() },
  });
  const list = element('div', { class: 'calls', role: 'list', label: 'Calls' });
  const nothing = element('p', { class: 'quiet' });

  const lineOf = (call: LoggedCall): HTMLDetailsElement => {
    const kept = lines.get(call.id);
    if (kept?.call === call) return kept.line;
    const line = callLine(call, { conditions });
    // The answer of the open call has arrived, so the line shows it.
    line.open = kept?.line.open ?? false;
    lines.set(call.id, { call, line });
    return line;
  };
  const show = (): void => {
    const word = filter.value.trim().toLowerCase();
    const found = log.calls.filter((call) => word === '' || searchable(call).includes(word));
    for (const id of lines.keys()) if (!log.calls.some((call) => call.id === id)) lines.delete(id);
    arrange(list, found.map(lineOf));
    nothing.textContent =
      found.length > 0
        ? ''
        : log.calls.length === 0
          ? 'Nothing was called yet. Each call of this page will stand here.'
          : `None of the ${log.calls.length} calls has that.`;
  };
  show();
  const section = element(
    'section',
    {},
    element(
      'div',
      { class: 'row' },
      filter,
      button('Clear', () => log.clear()),
    ),
    plannedList(conditions),
    list,
    nothing,
    element('p', { class: 'quiet' }, `The last ${KEPT_CALLS} calls since this page was loaded.`),
  );
  const unsubscribe = log.subscribe(() => {
    if (section.isConnected) show();
    else unsubscribe();
  });
  return section;
}

/** Orders the lines without moving those in place, since moving one removes its focus. */
function arrange(list: HTMLElement, lines: readonly HTMLElement[]): void {
  for (const child of list.children) if (!lines.some((line) => line === child)) child.remove();
  for (const [index, line] of lines.entries()) {
    const there = list.children[index];
    if (there !== line) list.insertBefore(line, there ?? null);
  }
}

const searchable = ({ contract, way, path, text, answer }: LoggedCall): string =>
  [contract, way, path, text, answer?.code, answer?.text].join(' ').toLowerCase();

function callLine(call: LoggedCall, parts: Pick<PanelParts, 'conditions'>): HTMLDetailsElement {
  const { contract, way, at, answer } = call;
  const code = answer?.code ?? answer?.status ?? answer?.note ?? '…';
  const line = element(
    'details',
    { role: 'listitem', on: { toggle: () => open() } },
    element(
      'summary',
      {},
      element('span', { class: 'name' }, contract),
      element('small', {}, way),
      element('b', { class: answer === undefined ? 'quiet' : code === 200 ? 'good' : 'bad' }, String(code)),
      element('small', {}, answer === undefined ? '' : `${answer.durationMs} ms`),
      element('small', {}, clock.format(at)),
    ),
  );
  const open = (): void => {
    if (line.open && line.childElementCount === 1) line.append(callDetail(call, parts));
  };
  return line;
}
