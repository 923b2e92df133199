import type { SpinOutcome } from '#games/api/index.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { GameSounds } from '../../look/sounds.ts';
import type { Effect } from '../../round/events.ts';
import type { GameState } from '../../round/state.ts';
import { isLevel } from '../../round/winSize.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import type { Texts } from '../../texts/texts.ts';
import { COUNT_MS } from '../../timing/countUp.ts';
import type { ShowTools } from '../ShowTools.ts';
import { FreePanel } from './FreePanel.ts';

type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;

/** The rise in pitch for each unit of the ladder's multiple. */
const CLIMB = 0.08;
const INTRO_MS = 2600;
const OUTRO_HOLD_MS = 1600;

export interface FreeSpinsParts {
  readonly show: ShowTools;
  readonly scene: ReelScene;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly sounds: Pick<GameSounds, 'play' | 'playMusic'>;
  /** The multiples of wins in a row, by the option that the player has chosen. */
  readonly ladder: (chosen?: string) => readonly number[];
  /** The address of the lettered title. */
  readonly title: string | undefined;
}

/** Shows free spins: their scene, their panel, their beginning and their sum. */
export class FreeSpinsShow {
  readonly #parts: FreeSpinsParts;
  readonly #panel: FreePanel;
  /** The multiple of the last shown spin. */
  #multiple = 1;

  constructor(parts: FreeSpinsParts) {
    this.#parts = parts;
    this.#panel = new FreePanel(parts.texts, parts.ladder);
    parts.hud.addPanel(this.#panel.root);
  }

  update({ show, phase }: GameState): void {
    if (show !== undefined && show.spins.length > 1) this.#panel.update(show, phase === 'stopping');
  }

  /** Plays the sound of the ladder when it rises. */
  climb({ multiple }: SpinOutcome): void {
    if (multiple > this.#multiple) void this.#parts.sounds.play('ladder', 1 + CLIMB * (multiple - 1));
    this.#multiple = multiple;
  }

  async enter({ spins }: Of<'enterFreeSpins'>): Promise<void> {
    const { show, scene, hud, texts, title, sounds } = this.#parts;
    show.begin();
    const text = texts.text('freeEnter', { count: spins });
    show.cover('feature', { text: texts.game('title.free'), picture: title }, text);
    hud.say(text);
    this.#multiple = 1;
    scene.setFeature(true);
    this.#setScene('free');
    sounds.playMusic('free');
    void sounds.play('freeStart');
    await show.wait(INTRO_MS);
    show.uncover();
  }

  async leave({ coins, total, stake, size }: Of<'leaveFreeSpins'>): Promise<void> {
    const { show, scene, hud, texts, sounds } = this.#parts;
    show.begin(stake);
    const text = texts.text('freeTotal');
    const isCelebrated = size !== 'none';
    hud.say(texts.text('sayTotal', { coins: texts.coins(total) }));
    if (isCelebrated) void sounds.play('freeEnd');
    hud.plate.show(text, coins, { times: coins / stake, isCelebrated });
    hud.plate.setLine('');
    if (isLevel(size)) await show.celebrateLevel(size, { coins, stake, source: text }, 0);
    else {
      show.cover(isCelebrated ? 'total' : 'feature', { text }, isCelebrated ? texts.multiple(coins / stake) : '');
      scene.celebrate(size);
      await show.countOnBanner(coins, COUNT_MS[size]);
      await show.wait(OUTRO_HOLD_MS);
      show.uncover();
    }
    scene.setFeature(false);
    this.#setScene('night');
    sounds.playMusic('night');
  }

  #setScene(scene: 'night' | 'free'): void {
    this.#parts.hud.setScene(scene);
    this.#panel.root.hidden = scene === 'night';
  }
}
