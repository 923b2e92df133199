import type { WorldLink } from '../page/link.ts';
import { button, element } from './element.ts';

const STEPS = [
  ['+ 1 minute', 60],
  ['+ 10 minutes', 600],
  ['+ 1 hour', 3600],
  ['+ 1 day', 86_400],
] as const;

export const clockButtons = (link: WorldLink): HTMLElement =>
  element(
    'div',
    { class: 'row' },
    ...STEPS.map(([name, seconds]) => button(name, () => link.command({ command: 'advance', seconds }))),
  );
