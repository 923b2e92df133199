import { candyArt } from './candy/index.ts';
import { catArt } from './cat/index.ts';
import { crystalArt } from './crystal/index.ts';
import { dragonArt } from './dragon/index.ts';
import { hammerArt } from './hammer/index.ts';
import { koiArt } from './koi/index.ts';
import { liondanceArt } from './liondance/index.ts';
import { monkeyArt } from './monkey/index.ts';
import { owlArt } from './owl/index.ts';
import { pandaArt } from './panda/index.ts';
import { phoenixArt } from './phoenix/index.ts';
import { rabbitArt } from './rabbit/index.ts';
import { scarabArt } from './scarab/index.ts';
import { sevenArt } from './seven/index.ts';
import type { SlotArt } from './SlotArt.ts';
import { tigerArt } from './tiger/index.ts';
import { toadArt } from './toad/index.ts';
import { turtleArt } from './turtle/index.ts';

/** The drawings that look.json can name as its `art`. */
export const SLOT_ART: Readonly<Record<string, SlotArt>> = {
  owl: owlArt,
  dragon: dragonArt,
  candy: candyArt,
  cat: catArt,
  seven: sevenArt,
  hammer: hammerArt,
  koi: koiArt,
  tiger: tigerArt,
  toad: toadArt,
  turtle: turtleArt,
  panda: pandaArt,
  phoenix: phoenixArt,
  liondance: liondanceArt,
  monkey: monkeyArt,
  rabbit: rabbitArt,
  scarab: scarabArt,
  crystal: crystalArt,
};

/** @throws Error if there are no drawings of this name */
export function artOf(name: string): SlotArt {
  const art = Object.hasOwn(SLOT_ART, name) ? SLOT_ART[name] : undefined;
  if (art === undefined) throw new Error(`there is no art "${name}"; there are ${Object.keys(SLOT_ART).join(', ')}`);
  return art;
}
