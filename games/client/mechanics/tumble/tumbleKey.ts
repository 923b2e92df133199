import { element } from '../../hud/element.ts';
import type { Texts } from '../../texts/texts.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * The face of the round button while boards tumble. Its ring turns and never fills, since the number of boards is not shown beforehand.
 *
 * @param word its text
 */
export function tumbleKey(texts: Texts, word: HTMLElement): HTMLElement {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 116 116');
  svg.setAttribute('aria-hidden', 'true');
  for (const name of ['track', 'arc']) {
    const circle = document.createElementNS(NAMESPACE, 'circle');
    for (const [attribute, value] of Object.entries({ class: name, cx: '58', cy: '58', r: '52', fill: 'none' }))
      circle.setAttribute(attribute, value);
    svg.append(circle);
  }
  return element(
    'span',
    { class: 'tumbling', 'aria-hidden': 'true' },
    svg,
    word,
    element('small', {}, texts.text('tumblingHint')),
  );
}
