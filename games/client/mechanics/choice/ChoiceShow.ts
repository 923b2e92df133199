import type { OptionOutcome } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { GameSounds } from '../../look/sounds.ts';
import type { Effect } from '../../round/events.ts';
import type { GameState } from '../../round/state.ts';
import { isLevel } from '../../round/winSize.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import type { SymbolImages } from '../../sheet/symbolImage.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ShowTools } from '../ShowTools.ts';
import { element } from '../../hud/element.ts';
import { choiceMean } from './choiceMean.ts';
import { ChoicePanel } from './ChoicePanel.ts';
import './choice.css';

type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;
type ChoiceRule = NonNullable<MathsFile['choice']>;

const INTRO_MS = 500;
/** Before the option opens that a round took earlier, or that a replay shows. */
const RECALL_MS = 900;
/** The chosen option shakes before it opens. */
const SHAKE_MS = 420;
const OPEN_MS = 1000;
const OTHERS_MS = 1600;

export interface ChoiceParts {
  readonly show: ShowTools;
  readonly scene: Pick<ReelScene, 'setBoard' | 'celebrate' | 'clearWins'>;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly sounds: Pick<GameSounds, 'play'>;
  readonly rule: ChoiceRule;
  readonly images: SymbolImages;
  /** The middle of the condition on the board. */
  readonly note: { readonly x: number; readonly y: number } | undefined;
  readonly choose: (option: string) => void;
}

/** Offers the options of a choice, and opens them after it. */
export class ChoiceShow {
  readonly #parts: ChoiceParts;
  readonly #panel: ChoicePanel;

  constructor(parts: ChoiceParts) {
    this.#parts = parts;
    const { texts, images, rule, hud, note, choose } = parts;
    const mean = choiceMean(rule);
    this.#panel = new ChoicePanel({
      texts,
      images,
      options: rule.options.map(({ name }) => name),
      mean:
        mean === undefined
          ? texts.text('choiceSameMean')
          : texts.gameOr('choice.mean', 'choiceMean', { times: `×${texts.short(mean)}` }),
      choose,
    });
    hud.addStagePanel(this.#panel.root);
    if (note !== undefined) {
      const symbol = texts.symbol(rule.symbol);
      const text = texts.gameOr('choice.note', 'choiceNote', { symbol, count: rule.atLeast });
      const label = element('p', { class: 'choice-note' }, text);
      label.style.setProperty('--note-x', String(note.x));
      label.style.setProperty('--note-y', String(note.y));
      hud.addStagePanel(label);
    }
  }

  update({ phase, show }: GameState): void {
    if (phase === 'choosing') this.#panel.setState(show?.asked === undefined ? 'free' : 'failed', show?.asked);
    if (phase === 'choiceAsked') this.#panel.setState('asked', show?.asked);
  }

  /** Hides the options before the reels turn. */
  clear(): void {
    this.#panel.close();
    this.#parts.hud.setStagePanel(undefined);
  }

  async enter({ byDefault, until, stake }: Of<'enterChoice'>): Promise<void> {
    const { show, hud, texts, sounds } = this.#parts;
    show.begin(stake);
    const option = this.#nameOf(byDefault);
    this.#open(texts.text('choiceDefault', { time: texts.minute(until), option }));
    hud.say('');
    void sounds.play('choiceStart');
    this.#panel.focus();
    await show.wait(INTRO_MS);
  }

  async open({ choice, coins, total, stake, size, isOffered }: Of<'openChoice'>): Promise<void> {
    const { show, scene, hud, texts, sounds } = this.#parts;
    const { options, chosen = '' } = choice;
    const taken = options.find(({ name }) => name === chosen);
    const option = this.#nameOf(chosen);
    show.begin(stake);
    if (!isOffered) {
      this.#open('');
      await show.wait(RECALL_MS);
    }
    this.#panel.setState('closed', chosen);
    this.#panel.mark(chosen);
    await show.wait(SHAKE_MS);
    void sounds.play('choiceOpen');
    if (taken !== undefined) this.#panel.reveal(chosen, this.#amountOf(taken, stake));
    if (size !== 'none') scene.celebrate('small');
    const got = texts.text('choiceGot', { option, coins: texts.coins(coins) });
    this.#panel.say(taken?.spins === undefined ? got : '');
    await show.wait(OPEN_MS);
    const others = options.filter(({ name }) => name !== chosen);
    for (const other of others) this.#panel.reveal(other.name, this.#amountOf(other, stake));
    hud.say(
      others
        .map((other) =>
          texts.text('choiceOther', { option: this.#nameOf(other.name), coins: this.#amountOf(other, stake) }),
        )
        .join(' '),
    );
    await show.wait(OTHERS_MS);
    this.clear();
    scene.setBoard('bright');
    if (taken?.spins !== undefined) return;
    const source = texts.text('choiceTotal', { option });
    hud.say(texts.text('sayTotal', { coins: texts.coins(total) }));
    hud.plate.show(texts.text('win'), coins, { times: coins / stake, isCelebrated: size !== 'none' });
    hud.plate.setLine(source);
    if (isLevel(size)) await show.celebrateLevel(size, { coins, stake, source }, 0);
  }

  #open(until: string): void {
    const { hud, scene } = this.#parts;
    // The plate names a lit line, and would name it for the prize.
    scene.clearWins();
    scene.setBoard('hidden');
    hud.setStagePanel('choice');
    this.#panel.open(hud.slot.getBoundingClientRect(), until);
  }

  #nameOf(option: string): string {
    return this.#parts.texts.game(`choice.${option}`);
  }

  #amountOf({ pay = 0, spins }: OptionOutcome, stake: number): string {
    const { texts } = this.#parts;
    return spins === undefined ? texts.coins((pay * stake) / 10) : texts.text('choiceSpins', { count: spins.length });
  }
}
