import type { Drawing } from '../drawing/index.ts';
import { angler } from './angler.ts';
import { candy } from './candy.ts';
import { cards } from './cards.ts';
import { cat } from './cat.ts';
import { chest } from './chest.ts';
import { crystal } from './crystal.ts';
import { dice } from './dice.ts';
import { dragon } from './dragon.ts';
import { hammer } from './hammer.ts';
import { koi } from './koi.ts';
import { liondance } from './liondance.ts';
import { mahjong } from './mahjong.ts';
import { monkey } from './monkey.ts';
import { octopus } from './octopus.ts';
import { owl } from './owl.ts';
import { panda } from './panda.ts';
import { phoenix } from './phoenix.ts';
import { rabbit } from './rabbit.ts';
import { scarab } from './scarab.ts';
import { seasons } from './seasons.ts';
import { seven } from './seven.ts';
import { tiger } from './tiger.ts';
import { toad } from './toad.ts';
import { turtle } from './turtle.ts';

/** Emblems by game, each centred on 0,0 in a field of about ±110. */
export const EMBLEMS = {
  angler,
  candy,
  cards,
  cat,
  chest,
  crystal,
  dice,
  dragon,
  hammer,
  koi,
  liondance,
  mahjong,
  monkey,
  octopus,
  owl,
  panda,
  phoenix,
  rabbit,
  scarab,
  seasons,
  seven,
  tiger,
  toad,
  turtle,
} satisfies Record<string, (a: Drawing) => string>;
