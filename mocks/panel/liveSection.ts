import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { Scenario } from '../scenario/scenario.ts';
import { choice } from './choice.ts';
import { button, element } from './element.ts';
import type { PanelParts } from './panelParts.ts';
import { whileShown } from './whileShown.ts';

const ROOMS = ['1', '2'] as const;

/** The faults of live streams, and the rooms with a publisher. */
export function liveSection({ conditions, link }: Pick<PanelParts, 'conditions' | 'link'>): HTMLElement {
  const trouble = choice('live streams', [
    ['', 'Live streams as they come'],
    ['stall', 'Stall: nothing comes'],
    ['slow', 'Slow: half of what the picture needs'],
    ['cut', 'Cut: sockets break and none opens'],
  ]);
  trouble.addEventListener('change', () => {
    const { data } = Scenario.def.shape.stream.safeParse(trouble.value === '' ? undefined : trouble.value);
    conditions.change({ stream: data });
  });
  const publish = async (RoomID: string, OnAir: boolean): Promise<void> => {
    const reply = await link.call({
      jar: '',
      brand: '',
      method: setPublisher.method,
      path: setPublisher.path,
      query: {},
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ RoomID, OnAir }),
    });
    if (reply.status !== 200) throw new Error(`The publisher was refused with ${reply.status}.`);
  };
  const section = element(
    'section',
    {},
    element('h3', {}, 'Live'),
    element('div', { class: 'row' }, trouble),
    ...ROOMS.map((RoomID) =>
      element(
        'div',
        { class: 'row' },
        button(`Publish in room ${RoomID}`, () => publish(RoomID, true)),
        button('Stop', () => publish(RoomID, false), { label: `Stop publishing in room ${RoomID}` }),
      ),
    ),
    element('p', { class: 'quiet' }, 'The publisher sends a scene of content/live. The host has to be on air as well.'),
  );
  whileShown(
    conditions,
    () => section,
    () => {
      trouble.value = conditions.scenario.stream ?? '';
    },
  );
  return section;
}
