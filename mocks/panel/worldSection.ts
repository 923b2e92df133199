import type { WorldSize } from '../wire/messages.ts';
import { clockButtons } from './clockButtons.ts';
import { button, element } from './element.ts';
import type { PanelParts } from './panelParts.ts';
import { worldTime } from './worldTime.ts';

const SIZES: readonly (readonly [WorldSize, string])[] = [
  ['demo', 'Reset: demo world'],
  ['empty', 'Empty world'],
  ['huge', 'Huge world'],
];

/** Moves the clock and recreates the world, after which every tab reloads. */
export function worldSection({ link, conditions }: Pick<PanelParts, 'link' | 'conditions'>): HTMLElement {
  const reset = async (size: WorldSize): Promise<void> => {
    conditions.change({ world: size === 'demo' ? undefined : size });
    await link.command({ command: 'reset', size });
  };
  return element(
    'section',
    {},
    element('h3', {}, 'Clock'),
    worldTime(link),
    clockButtons(link),
    element('h3', {}, 'World, for all tabs'),
    element('div', { class: 'row' }, ...SIZES.map(([size, name]) => button(name, () => reset(size)))),
  );
}
