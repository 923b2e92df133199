import { chest } from '../../emblems/chest.ts';
import { group } from '../../drawing/index.ts';
import type { FishArt } from '../FishArt.ts';
import { sea, seaIcon } from '../sea.ts';
import { narwhal, seaDragon, seaKing, sturgeon, trident } from './large.ts';
import { angelfish, carp, discus, eel, goldfish, guppy, pearl } from './small.ts';

/** The drawings of 海王寶庫: the bright hall of a sunken palace, with the open chest on its floor. */
export const chestArt: FishArt = {
  fish: {
    guppy: { field: [180, 112], width: 56, draw: guppy },
    goldfish: { field: [180, 120], width: 66, draw: goldfish },
    angelfish: { field: [146, 184], width: 60, draw: angelfish },
    discus: { field: [146, 140], width: 70, draw: discus },
    koi: { field: [280, 220], width: 104, draw: carp },
    eel: { field: [226, 96], width: 106, draw: eel },
    sturgeon: { field: [276, 112], width: 126, draw: sturgeon },
    pearl: { field: [160, 136], width: 78, draw: pearl },
    narwhal: { field: [308, 124], width: 150, draw: narwhal },
    seadragon: { field: [332, 164], width: 166, draw: seaDragon, detail: 0.9 },
    trident: { field: [308, 128], width: 140, draw: trident },
    seaking: { field: [360, 240], width: 290, draw: seaKing, detail: 0.8 },
  },
  scene: (a) =>
    sea(a, {
      water: ['#7AF0D8', '#1FA0B8', '#0E5A9A', '#062A5E'],
      ruin: '#E8D08A',
      far: '#2A8AA8',
      near: '#0E5A80',
      floor: '#C8B06A',
      landmark: group(chest(a), 'transform="translate(844 690) scale(.9)" opacity=".55"'),
    }),
  corals: [
    ['#FFC23D', '#FFD86A', '#FFF0B0'],
    ['#FF6A8A', '#FF9AB0', '#FFD0DA'],
  ],
  kelp: '#1A7A5A',
  icon: (a) => seaIcon(a, ['#2AC0D0', '#0E6AA0', '#04264E'], chest(a)),
};
