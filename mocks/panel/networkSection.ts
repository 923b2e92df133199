import { button, element } from './element.ts';
import type { PanelParts } from './panelParts.ts';

/** Latency, jitter, disconnecting, and the service down. */
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
  const down = element(
    'button',
    {
      type: 'button',
      on: {
        click: () => {
          conditions.change({ down: !conditions.scenario.down });
          press();
        },
      },
    },
    'Service down',
  );
  const press = (): void => down.setAttribute('aria-pressed', String(conditions.scenario.down));
  press();
  return element(
    'section',
    {},
    element('h3', {}, 'Network'),
    element('div', { class: 'row' }, milliseconds('latency'), milliseconds('jitter')),
    element('div', { class: 'row' }, button('Disconnect now', disconnect), down),
    element('h3', {}, 'What asks by itself'),
    element('div', { class: 'row' }, calmButton(conditions)),
  );
}

/** Spares the page the age gate, invitations, consent and announcements; it is loaded anew. */
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
