import { boardBox } from '../scene/boardBox.ts';
import type { GameState } from '../round/state.ts';
import type { Texts } from '../texts/texts.ts';
import { Banner } from './Banner.ts';
import { Deck, type DeckActions, type PayingWell } from './Deck.ts';
import { element, setText } from './element.ts';
import { type FixedPrize, JackpotPlates } from './JackpotPlates.ts';
import { Notice } from './Notice.ts';
import { TopBar, type TopBarActions } from './TopBar.ts';
import { WinPlate } from './WinPlate.ts';

/** Addresses of the pictures in the page's own markup. */
export interface HudPictures {
  readonly spin: string;
  readonly title: string;
  /** The titles of the features. */
  readonly titles: Readonly<Record<FeatureScene, string>>;
  readonly scenes: Readonly<Record<SceneName, ScenePictures>>;
}
/** The scenes of the features. */
const FEATURES = ['free', 'hold'] as const;
export type FeatureScene = (typeof FEATURES)[number];
export type SceneName = 'night' | FeatureScene;
export interface ScenePictures {
  readonly phone: string;
  readonly wide: string;
}

/** The controls of a hold and respin. */
export interface HudHold {
  readonly respins: number;
  readonly prizes: readonly FixedPrize[];
  readonly pools: readonly string[];
  readonly plates: 'row' | 'tags';
  readonly button: 'round' | 'wide';
}

export interface HudParts {
  readonly canvas: HTMLCanvasElement;
  readonly texts: Texts;
  readonly tips: readonly string[];
  readonly paying: PayingWell | undefined;
  readonly hold?: HudHold | undefined;
  /** The size of the board, its window, and the middle of the word mark on it. */
  readonly board: {
    readonly width: number;
    readonly height: number;
    readonly window: { readonly y: number; readonly height: number };
    readonly titleX?: number | undefined;
    readonly titleY?: number | undefined;
    readonly titleBox?:
      | { readonly x: number; readonly y: number; readonly width: number; readonly height?: number | undefined }
      | undefined;
  };
  readonly pictures: HudPictures;
  readonly actions: TopBarActions & DeckActions;
}

const FIREFLIES = 14;
/** The height of a word mark of one line, as a share of its width. */
const TITLE_SHAPE = 0.27;
/** The board has the whole width from this height on, as a share of the width. */
const LEAST_HEIGHT = 0.7;

/** All parts of the game outside of the canvas. */
export class Hud {
  readonly root: HTMLElement;
  /** The box that the board fills. */
  readonly slot = element('div', { class: 'slot' });
  readonly topBar: TopBar;
  readonly deck: Deck;
  readonly plate: WinPlate;
  readonly banner: Banner;
  readonly jackpots: JackpotPlates;
  readonly #notice: Notice;
  readonly #live = element('p', { class: 'live', role: 'status', 'aria-live': 'polite' });
  readonly #stage: HTMLElement;
  readonly #features = featureParts();
  #scene: SceneName = 'night';
  readonly #pictures: HudPictures;
  readonly #board: HudParts['board'];
  readonly #skip: () => void;

  constructor({ canvas, texts, tips, paying, hold, board, pictures, actions }: HudParts) {
    this.topBar = new TopBar(texts, actions);
    this.deck = new Deck({
      texts,
      spinPicture: pictures.spin,
      paying,
      respins: hold?.respins,
      holdButton: hold?.button,
      actions,
    });
    this.plate = new WinPlate(texts, tips);
    this.banner = new Banner(texts);
    this.jackpots = new JackpotPlates(texts, hold?.prizes, hold?.pools, hold?.plates);
    this.#notice = new Notice(texts);
    canvas.setAttribute('aria-hidden', 'true');
    this.#pictures = pictures;
    this.#board = board;
    this.#stage = element(
      'div',
      { class: 'stage' },
      this.jackpots.root,
      element(
        'h1',
        { class: 'title' },
        element('img', { class: 'night', src: pictures.title, alt: texts.game('title'), crossorigin: 'anonymous' }),
        ...FEATURES.map((name) => this.#features[name].title),
      ),
      this.slot,
      this.plate.root,
      this.plate.tip,
      this.plate.line,
    );
    this.root = element(
      'main',
      { class: 'game', 'data-scene': 'night', lang: texts.tag },
      paint(backdrop('night'), pictures.scenes.night),
      ...FEATURES.map((name) => this.#features[name].backdrop),
      fireflies(),
      canvas,
      this.topBar.root,
      this.#stage,
      this.deck.root,
      this.#notice.root,
      this.banner.veil,
      this.banner.root,
      this.#live,
    );
    if (board.titleBox !== undefined) {
      const { x, y, width, height = width * TITLE_SHAPE } = board.titleBox;
      this.#stage.dataset['title'] = 'beside';
      for (const [name, units] of Object.entries({ x, y, width, height }))
        this.#stage.style.setProperty(`--title-${name}`, String(units));
    } else if (board.titleY !== undefined) {
      this.#stage.dataset['title'] = 'board';
      this.#stage.style.setProperty('--title-y', String(board.titleY));
      this.#stage.style.setProperty('--title-x', String(board.titleX ?? board.width / 2));
    }
    const { window: box } = board;
    this.#stage.style.setProperty('--below', ((board.height - box.y - box.height) / board.height).toFixed(4));
    this.plate.clear();
    // A press anywhere on the picture skips the show. It never starts a round.
    this.#skip = () => {
      if (this.deck.canSkip) actions.press();
    };
    for (const area of [this.#stage, this.banner.root]) area.addEventListener('click', this.#skip);
  }

  update(state: GameState, now: number): void {
    this.topBar.update(state);
    this.deck.update(state, now);
    this.jackpots.setStake(state.stake);
    this.jackpots.keep(state.show !== undefined);
    this.#notice.update(state);
  }

  /** Loads the pictures of a feature. The first touch does not need them. */
  loadScene(name: FeatureScene): void {
    const { title, backdrop: layer } = this.#features[name];
    title.setAttribute('src', this.#pictures.titles[name]);
    paint(layer, this.#pictures.scenes[name]);
  }

  setScene(scene: SceneName): void {
    this.#scene = scene;
    this.root.dataset['scene'] = scene;
    this.fitBoard();
  }

  /** Leaves title and tips out where large text would leave no room for the board. */
  fitBoard(): void {
    delete this.root.dataset['room'];
    const { width, height } = this.slot.getBoundingClientRect();
    if (height < width * LEAST_HEIGHT && window.innerHeight > window.innerWidth) this.root.dataset['room'] = 'tight';
    this.#placeOnBoard();
  }

  /** Lets styles place parts of the page on the board, by its units. */
  #placeOnBoard(): void {
    const outer = this.#stage.getBoundingClientRect();
    const { left, top, scale } = boardBox(this.#board, this.slot.getBoundingClientRect());
    const { style } = this.#stage;
    style.setProperty('--board-left', `${left - outer.left}px`);
    style.setProperty('--board-top', `${top - outer.top}px`);
    style.setProperty('--unit', `${scale}px`);
  }

  /** Adds the panel of a mechanic after the title. */
  addPanel(panel: HTMLElement): void {
    this.slot.before(panel);
  }

  /** Adds the panel of a mechanic in the place of the plate. */
  addPlate(panel: HTMLElement): void {
    this.plate.root.before(panel);
  }

  /** Adds a panel that fills the stage, over board and plate. */
  addStagePanel(panel: HTMLElement): void {
    this.#stage.append(panel);
  }

  /** Names the panel that fills the stage, so that styles hide what is below it. */
  setStagePanel(name: string | undefined): void {
    for (const part of [this.root, this.#stage])
      if (name === undefined) delete part.dataset['panel'];
      else part.dataset['panel'] = name;
  }

  /** Adds a show that fills the window. The veil is below the canvas. */
  addShow(veil: HTMLElement, show: HTMLElement): void {
    this.banner.veil.before(veil, show);
    show.addEventListener('click', this.#skip);
  }

  /** The pictures of the scene that the game is in. */
  get scene(): ScenePictures {
    return this.#pictures.scenes[this.#scene];
  }

  /** Names the show that fills the window. */
  setShow(show: 'none' | 'win'): void {
    this.root.dataset['show'] = show;
  }

  /** Announces a text to screen readers. */
  say(text: string): void {
    setText(this.#live, text);
  }
}

const backdrop = (name: string): HTMLElement => element('div', { class: `backdrop ${name}` });

const featureParts = (): Readonly<Record<FeatureScene, { title: HTMLElement; backdrop: HTMLElement }>> => {
  const partsOf = (name: FeatureScene) => ({
    title: element('img', { class: name, alt: '', crossorigin: 'anonymous' }),
    backdrop: backdrop(name),
  });
  return { free: partsOf('free'), hold: partsOf('hold') };
};

const paint = (layer: HTMLElement, { phone, wide }: ScenePictures): HTMLElement => {
  layer.style.setProperty('--phone', `url("${phone}")`);
  layer.style.setProperty('--wide', `url("${wide}")`);
  return layer;
};

/** Fireflies in the forest. CSS moves them without script. */
function fireflies(): HTMLElement {
  const layer = element('div', { class: 'fireflies', 'aria-hidden': 'true' });
  for (let index = 0; index < FIREFLIES; index += 1) {
    const light = element('i', {});
    // The golden angle spreads them evenly.
    light.style.left = `${(index * 61.8) % 100}%`;
    light.style.top = `${18 + ((index * 38.2) % 62)}%`;
    light.style.animationDelay = `${-index * 1.7}s`;
    light.style.animationDuration = `${9 + (index % 5) * 2.3}s`;
    layer.append(light);
  }
  return layer;
}
