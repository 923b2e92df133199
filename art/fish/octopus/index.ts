import { octopus } from '../../emblems/octopus.ts';
import { group } from '../../drawing/index.ts';
import type { FishArt } from '../FishArt.ts';
import { sea, seaIcon } from '../sea.ts';
import { captain, galleon, keg, manta, moray, parrot } from './large.ts';
import { cuttlefish, herring, jellyfish, lobster, parrotfish, shrimp } from './small.ts';

/** The drawings of 章魚海盜: a bay of wrecks by the light of lanterns. */
export const octopusArt: FishArt = {
  fish: {
    herring: { field: [146, 84], width: 48, draw: herring },
    shrimp: { field: [160, 112], width: 50, draw: shrimp },
    parrotfish: { field: [146, 112], width: 60, draw: parrotfish },
    jellyfish: { field: [128, 152], width: 62, draw: jellyfish },
    lobster: { field: [210, 112], width: 84, draw: lobster },
    cuttlefish: { field: [164, 96], width: 80, draw: cuttlefish },
    moray: { field: [226, 84], width: 112, draw: moray },
    barrel: { field: [124, 168], width: 66, draw: keg },
    parrot: { field: [200, 140], width: 92, draw: parrot },
    ray: { field: [200, 188], width: 112, draw: manta },
    galleon: { field: [344, 230], width: 208, draw: galleon, detail: 0.85 },
    octopus: { field: [256, 256], width: 236, draw: captain, detail: 0.8 },
  },
  scene: (a) =>
    sea(a, {
      water: ['#58A8A0', '#2A5A80', '#2A2A6A', '#140E3A'],
      ruin: '#5A6AA0',
      far: '#3A3A80',
      near: '#241E58',
      floor: '#6A5A8A',
      landmark: group(galleon(a), 'transform="translate(1330 610) rotate(-14) scale(1.7)" opacity=".26"'),
    }),
  corals: [
    ['#FF9A5A', '#FFB87A', '#FFD8A8'],
    ['#5AE0B8', '#8AF0D0', '#C8FFF0'],
  ],
  kelp: '#3A5A7A',
  icon: (a) => seaIcon(a, ['#7A5AE0', '#3A2A90', '#140E3A'], octopus(a)),
};
