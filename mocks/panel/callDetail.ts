import { readAnswer } from '#protocol/frame.ts';
import { asCommand } from '../log/asCommand.ts';
import type { LoggedCall } from '../log/callLog.ts';
import { choice } from './choice.ts';
import { button, element } from './element.ts';
import type { PanelParts } from './panelParts.ts';
import { codesFor, ROWS } from './rows.ts';

/** The request and the answer of a call, and the answer of the contract's next call. */
export function callDetail(call: LoggedCall, { conditions }: Pick<PanelParts, 'conditions'>): HTMLElement {
  const { contract, answer } = call;
  const copied = element('output', { class: 'quiet' });
  return element(
    'div',
    { class: 'detail' },
    ...(call.text === '' ? [] : [element('h4', {}, 'Sent'), element('pre', {}, indented(call.text))]),
    element('h4', {}, 'Answer'),
    ...(answer === undefined
      ? [element('p', { class: 'quiet' }, 'Not answered yet.')]
      : answer.text === undefined || answer.text === ''
        ? [element('p', { class: 'quiet' }, answer.note ?? `${answer.status ?? ''} without a body`)]
        : editor(call, answer.text, conditions)),
    element('div', { class: 'row' }, ...later(contract, conditions), ...failing(contract, conditions)),
    element(
      'div',
      { class: 'row' },
      button(call.way === 'REST' ? 'Copy as curl' : 'Copy as command', async () => {
        await navigator.clipboard.writeText(asCommand(call));
        copied.textContent = 'Copied; it goes to a service on this machine.';
      }),
      copied,
    ),
  );
}

function editor({ contract, answer, way }: LoggedCall, text: string, conditions: PanelParts['conditions']) {
  const field = element('textarea', { label: 'Answer', class: 'answer' });
  field.value = indented(text);
  field.spellcheck = false;
  const mistake = element('p', { role: 'alert', class: 'mistake' });
  return [
    field,
    mistake,
    element(
      'div',
      { class: 'row' },
      button('Answer this next time', () => {
        const wrong = wrongIn(field.value, way);
        mistake.textContent = wrong ?? '';
        if (wrong === undefined)
          conditions.plan(contract, { written: { status: answer?.status ?? 200, text: field.value } });
      }),
    ),
  ];
}

function wrongIn(text: string, way: LoggedCall['way']): string | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (way === 'REST') return undefined;
    readAnswer(JSON.stringify(json));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function later(contract: string, conditions: PanelParts['conditions']) {
  const field = element('input', { type: 'number', min: '0', max: '60000', step: '500', value: '3000', label: 'ms' });
  return [
    field,
    button('ms later next time', () =>
      conditions.plan(contract, { delayMs: Math.min(60_000, Math.max(0, Math.round(field.valueAsNumber || 0))) }),
    ),
  ];
}

function failing(contract: string, conditions: PanelParts['conditions']) {
  const code = choice('Code', codesFor(ROWS.find(({ name }) => name === contract)));
  return [
    code,
    button('Fail next time', () =>
      conditions.change({ code: { ...conditions.scenario.code, [contract]: Number(code.value) } }),
    ),
  ];
}

/** Returns JSON with line breaks, and other text unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
