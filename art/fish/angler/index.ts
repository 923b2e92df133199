import { angler } from '../../emblems/angler.ts';
import type { FishArt } from '../FishArt.ts';
import { sea, seaIcon } from '../sea.ts';
import { goldenCrab, goldenShark, lanternfish, stingray, swordfish, turtle, whiteShark } from './large.ts';
import { clownfish, pufferfish, sardine, seahorse, squid } from './small.ts';

/** The drawings of 深海獵場. */
export const anglerArt: FishArt = {
  fish: {
    sardine: { field: [146, 84], width: 48, draw: sardine },
    clownfish: { field: [146, 118], width: 52, draw: clownfish },
    seahorse: { field: [120, 160], width: 44, draw: seahorse },
    pufferfish: { field: [156, 136], width: 64, draw: pufferfish },
    squid: { field: [164, 100], width: 72, draw: squid },
    turtle: { field: [226, 144], width: 88, draw: turtle },
    lanternfish: { field: [244, 240], width: 80, draw: lanternfish },
    stingray: { field: [196, 184], width: 104, draw: stingray },
    swordfish: { field: [296, 150], width: 134, draw: swordfish },
    shark: { field: [352, 226], width: 172, draw: whiteShark, detail: 0.85 },
    crab: { field: [240, 200], width: 120, draw: goldenCrab },
    leviathan: { field: [352, 226], width: 290, draw: goldenShark, detail: 0.8 },
  },
  scene: (a) =>
    sea(a, {
      water: ['#37C6D8', '#137AB8', '#0A3C86', '#061C4E'],
      ruin: '#2A86BE',
      far: '#0B4E92',
      near: '#083468',
      floor: '#2A7AA8',
    }),
  corals: [
    ['#FF7A8A', '#FF9AA8', '#FFC2C8'],
    ['#C07AFF', '#D29AFF', '#E8C8FF'],
  ],
  kelp: '#0C6A6E',
  icon: (a) => seaIcon(a, ['#2A8AE8', '#123A9E', '#050A36'], angler(a)),
};
