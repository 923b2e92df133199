import { Hud } from '../hud/Hud.ts';
import { chineseTexts } from './chineseTexts.ts';

const nothing = (): void => {};
const scenes = { phone: '', wide: '' };

/** The controls of a game without pictures. Their buttons do nothing. */
export const testHud = (): Hud =>
  new Hud({
    canvas: document.createElement('canvas'),
    texts: chineseTexts,
    tips: [],
    board: { width: 390, height: 372, window: { y: 60, height: 280 } },
    paying: { label: 'lines', value: 20 },
    pictures: {
      spin: '',
      title: '',
      titles: { free: '', hold: '' },
      scenes: { night: scenes, free: scenes, hold: scenes },
    },
    actions: {
      press: nothing,
      changeStake: nothing,
      leave: nothing,
      toggleSound: nothing,
      openChat: nothing,
      openInfo: nothing,
      openHistory: nothing,
      switchGrants: nothing,
      toggleFullscreen: nothing,
    },
  });
