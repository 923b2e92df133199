import { button, element } from './element.ts';
import type { PanelParts } from './panelParts.ts';

/** Latency, jitter, disconnecting, the service down, and refused sockets. */
export function networkSection({ conditions, disconnect }: Pick<PanelParts, 'conditions' | 'disconnect'>): HTMLElement {
  const milliseconds = (name: 'latency' | 'jitter'): HTMLLabelElement => {
    const input = element('input', {
      type: 'number',
      min: '0',
      max: '60000',
      step: '50',
      value: String(conditions.scenario[name]),
      label: `${name} in milliseconds`,
      on: {
        change: () =>
          conditions.change({ [name]: Math.min(60_000, Math.max(0, Math.round(input.valueAsNumber || 0))) }),
      },
    });
    return element('label', {}, `${name} `, input, ' ms');
  };
  const toggle = (name: 'down' | 'noSockets', words: string): HTMLButtonElement => {
    const flip = (): void => {
      conditions.change({ [name]: !conditions.scenario[name] });
      press();
    };
    const made = button(words, flip, { title: `?scenario=${name}` });
    const press = (): void => made.setAttribute('aria-pressed', String(conditions.scenario[name]));
    press();
    return made;
  };
  return element(
    'section',
    {},
    element('h3', {}, 'Network'),
    element('div', { class: 'row' }, milliseconds('latency'), milliseconds('jitter')),
    element('div', { class: 'row' }, button('Disconnect now', disconnect)),
    element('div', { class: 'row' }, toggle('down', 'Service down'), toggle('noSockets', 'No sockets')),
    element('h3', {}, 'What asks by itself'),
    element('div', { class: 'row' }, calmButton(conditions)),
  );
}

/** Hides the age gate, invitations, consent and announcements, and reloads the page. */
function calmButton(conditions: PanelParts['conditions']): HTMLButtonElement {
  const { calm } = conditions.scenario;
  const made = button(
    'Calm: no gate, no invitation',
    () => {
      conditions.change({ calm: !calm });
      location.reload();
    },
    { title: '?scenario=calm' },
  );
  made.setAttribute('aria-pressed', String(calm));
  return made;
}
