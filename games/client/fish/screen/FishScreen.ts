import type { Clock } from '../../Game.ts';
import { element, setText } from '../../hud/element.ts';
import { icon } from '../../hud/icons.ts';
import type { FishFiles } from '../fishFiles.ts';
import type { FishState } from '../play/state.ts';
import type { FieldView } from '../scene/FieldView.ts';
import type { FishTexts } from '../texts/fishTexts.ts';
import { Amounts } from './Amounts.ts';
import { Announcer } from './Announcer.ts';
import { BigCatch } from './BigCatch.ts';
import { BossStrip } from './BossStrip.ts';
import { Dock } from './Dock.ts';
import { Emotes, type EmotesParts } from './Emotes.ts';
import { FishBar, type FishBarActions } from './FishBar.ts';
import { fishIcon } from './fishIcons.ts';
import { Keys, type KeysActions } from './Keys.ts';
import { Pools } from './Pools.ts';
import { SeaSurface, type SeaActions } from './SeaSurface.ts';
import { SeatPlates } from './SeatPlates.ts';

export interface FishScreenParts {
  readonly texts: FishTexts;
  readonly files: Pick<FishFiles, 'rules' | 'look' | 'picture'>;
  readonly canvas: HTMLCanvasElement;
  readonly clock: Clock;
  readonly isReduced: boolean;
  readonly actions: FishBarActions &
    KeysActions & {
      readonly step: (way: 1 | -1) => void;
      readonly openChat: () => void;
      readonly emote: EmotesParts['emote'];
      readonly sea: SeaActions;
    };
}

/** Everything around the picture: figures, keys, seats, and what happened. */
export class FishScreen {
  readonly root: HTMLElement;
  readonly bar: FishBar;
  readonly sea: SeaSurface;
  readonly boss: BossStrip;
  readonly emotes: Emotes;
  readonly amounts: Amounts;
  readonly bigCatch: BigCatch;
  readonly announcer: Announcer;
  readonly #texts: FishTexts;
  readonly #pools: Pools;
  readonly #plates: SeatPlates;
  readonly #dock: Dock;
  readonly #keys: Keys;
  readonly #chat: HTMLButtonElement;
  readonly #notice = element('p', { class: 'fish-notice', role: 'status', hidden: true });
  readonly #hint = element('p', { class: 'fish-hint', role: 'status' });

  constructor(parts: FishScreenParts) {
    const { texts, files, canvas, clock, isReduced, actions } = parts;
    this.#texts = texts;
    this.bar = new FishBar(texts, actions);
    this.sea = new SeaSurface(texts, files.rules, actions.sea);
    this.boss = new BossStrip(texts);
    this.emotes = new Emotes({ texts, clock, emote: actions.emote });
    this.amounts = new Amounts(texts, clock);
    this.bigCatch = new BigCatch(texts, clock, isReduced);
    this.announcer = new Announcer(texts, files.rules, clock);
    this.#pools = new Pools(
      texts,
      files.rules.jackpots.map(({ name }) => name),
    );
    this.#plates = new SeatPlates(texts);
    this.#dock = new Dock(texts, actions.step);
    this.#keys = new Keys(texts, actions);
    this.#chat = element('button', { type: 'button', class: 'knob', 'aria-label': texts.text('chat') }, icon('chat'));
    this.#chat.addEventListener('click', actions.openChat);
    this.root = element(
      'main',
      { class: 'game fish-game', lang: texts.tag, 'data-motion': isReduced ? 'reduced' : 'full' },
      canvas,
      element('div', { class: 'frost' }),
      this.sea.root,
      this.bar.root,
      this.#pools.root,
      this.boss.root,
      this.#plates.root,
      ...this.#plates.stakes,
      this.#dock.root,
      this.#keys.root,
      element('div', { class: 'fish-side' }, this.#chat, this.emotes.root),
      this.sea.tag,
      this.amounts.root,
      this.bigCatch.root,
      this.emotes.bubbles,
      this.#hint,
      this.#notice,
      turnHint(texts),
      this.announcer.root,
    );
    const [own, right, left, across] = files.look.seats;
    for (const [slot, colour] of [own, right, left, across].entries())
      this.root.style.setProperty(`--seat-${slot}`, colour);
    this.root.style.setProperty('--scene', `url("${files.picture('scene')}")`);
  }

  setHasChat(hasChat: boolean): void {
    this.#chat.hidden = hasChat;
  }

  update(state: FishState): void {
    this.bar.update(state);
    this.emotes.update(state);
    this.#pools.update(state);
    this.#plates.update(state);
    this.#dock.update(state);
    this.#keys.update(state);
    this.#showNotice(state);
  }

  /** @param now the time of the server */
  tick(state: FishState, now: number): void {
    this.bar.tick(state, now);
    this.#keys.tick(state, now);
    this.root.toggleAttribute('data-is-frozen', now < state.slowUntil);
  }

  /** Puts seats and dock where the cannons stand. */
  layOut(view: FieldView): void {
    const { style } = this.root;
    style.setProperty('--cannon-left', `${(view.left + view.width * 0.25).toFixed(1)}px`);
    style.setProperty('--cannon-right', `${(view.left + view.width * 0.75).toFixed(1)}px`);
    style.setProperty('--field-top', `${view.top}px`);
    style.setProperty('--field-bottom', `${view.top + view.height}px`);
    style.setProperty('--field-scale', Math.min(1.5, Math.max(0.8, view.scale)).toFixed(3));
    this.root.dataset['shape'] = view.isUpright ? 'upright' : 'wide';
  }

  #showNotice({ connection, problem, phase, isTooFast }: FishState): void {
    const texts = this.#texts;
    const text =
      connection.kind === 'reconnecting'
        ? texts.fish('reconnecting')
        : connection.kind === 'ended'
          ? texts.refusal(connection.reason)
          : problem !== undefined
            ? texts.refusal(problem)
            : phase === 'opening'
              ? texts.fish('opening')
              : '';
    setText(this.#notice, text);
    this.#notice.hidden = text === '';
    setText(this.#hint, isTooFast ? texts.fish('pace') : '');
    this.root.toggleAttribute('data-is-cut', connection.kind !== 'connected' && phase !== 'opening');
  }
}

/** Asks the player to turn an upright phone. The game goes on below it. */
function turnHint(texts: FishTexts): HTMLElement {
  const close = element('button', { type: 'button', class: 'turn-close' }, texts.fish('turnClose'));
  const hint = element('p', { class: 'turn' }, fishIcon('turn', 20), element('span', {}, texts.fish('turn')), close);
  close.addEventListener('click', () => {
    hint.hidden = true;
  });
  return hint;
}
