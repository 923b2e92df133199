import type { ChoiceOutcome, OptionOutcome } from '#games/api/index.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { GameSounds } from '../../look/sounds.ts';
import type { Effect } from '../../round/events.ts';
import type { GameState } from '../../round/state.ts';
import { isLevel } from '../../round/winSize.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ShowTools } from '../ShowTools.ts';
import { element } from '../../hud/element.ts';
import type { ChoiceRule } from './choiceMean.ts';
import { ChoicePanel } from './ChoicePanel.ts';
import type { MakeOptionsPanel, OptionsPanel, OptionsPanelParts } from './OptionsPanel.ts';
import './choice.css';

type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;

const INTRO_MS = 500;
/** Before the option opens that a round took earlier, or that a replay shows. */
const RECALL_MS = 900;
/** The chosen option shakes before it opens. */
const SHAKE_MS = 420;
const OPEN_MS = 1000;
const OTHERS_MS = 1600;

export interface ChoiceParts extends Pick<OptionsPanelParts, 'images' | 'look' | 'title' | 'figures' | 'choose'> {
  readonly show: ShowTools;
  readonly scene: Pick<ReelScene, 'setBoard' | 'celebrate' | 'clearWins'>;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly sounds: Pick<GameSounds, 'play'>;
  readonly rule: ChoiceRule;
  /** The panel of options with free spins. Otherwise one press opens an option. */
  readonly panel?: MakeOptionsPanel | undefined;
}

/** Offers the options of a choice, and opens them after it. */
export class ChoiceShow {
  readonly #parts: ChoiceParts;
  readonly #panel: OptionsPanel;
  /** The options of the last choice, after the player has chosen. */
  #opened: ChoiceOutcome | undefined;

  constructor(parts: ChoiceParts) {
    this.#parts = parts;
    const { texts, rule, hud, look, panel: Panel = ChoicePanel } = parts;
    const note = look?.note;
    this.#panel = new Panel(parts);
    hud.addStagePanel(this.#panel.root);
    if (note !== undefined) {
      const symbol = texts.symbol(rule.symbol);
      const text = texts.gameOr('choice.note', 'choiceNote', { symbol, count: rule.atLeast });
      const label = element('p', { class: 'choice-note' }, text);
      label.style.setProperty('--note-x', String(note.x));
      label.style.setProperty('--note-y', String(note.y));
      if (note.width !== undefined) label.style.setProperty('--note-width', String(note.width));
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
    this.#opened = choice;
    if (taken?.spins !== undefined) {
      hud.root.dataset['option'] = chosen;
      hud.say(`${option} ${this.#amountOf(taken, stake)}`);
      await show.wait(this.#panel.celebrate?.(chosen) ?? OPEN_MS);
      this.clear();
      scene.setBoard('bright');
      return;
    }
    if (taken !== undefined) this.#panel.reveal(chosen, this.#amountOf(taken, stake));
    if (size !== 'none') scene.celebrate('small');
    // The lines of the base spin paid too.
    const got = { option, coins: texts.coins(coins), total: texts.coins(total) };
    this.#panel.say(texts.text(total === coins ? 'choiceGot' : 'choiceGotOfTotal', got));
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
    const source = texts.text('choiceTotal', { option });
    hud.say(texts.text('sayTotal', { coins: texts.coins(total) }));
    hud.plate.show(texts.text('win'), coins, { times: coins / stake, isCelebrated: size !== 'none' });
    hud.plate.setLine(source);
    if (isLevel(size)) await show.celebrateLevel(size, { coins, stake, source }, 0);
    if (total === coins) return;
    hud.plate.show(texts.text('win'), total, { times: total / stake, isCelebrated: total >= stake });
    hud.plate.setLine(`${source} ${texts.coins(coins)}`);
  }

  /** After the free spins of an option: says what the others would have paid. They were drawn before the choice. */
  closeSpins(stake: number): void {
    const { hud, texts } = this.#parts;
    const { options = [], chosen } = this.#opened ?? {};
    const others = options.filter(({ name, spins }) => name !== chosen && spins !== undefined);
    this.#opened = undefined;
    delete hud.root.dataset['option'];
    if (others.length === 0) return;
    const amounts = others.map(({ name, pay = 0 }) =>
      texts.text('choiceOther', { option: this.#nameOf(name), coins: texts.coins((pay * stake) / 10) }),
    );
    hud.plate.setLine(amounts.join('・'));
  }

  #open(until: string): void {
    const { hud, scene } = this.#parts;
    // The plate names a lit line, and would name it for the prize.
    scene.clearWins();
    scene.setBoard('hidden');
    hud.setStagePanel(this.#panel.name);
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
