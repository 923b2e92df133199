import type { SymbolImages } from '../../sheet/symbolImage.ts';
import type { FiguresVariant } from '../../sheet/figures.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ChoiceRule } from './choiceMean.ts';

export interface OptionsPanelParts {
  readonly texts: Texts;
  readonly images: SymbolImages;
  readonly rule: ChoiceRule;
  readonly look: LookFile['choice'];
  /** The address of the game's word mark. */
  readonly title: string | undefined;
  /** Loads the published figures of the variant that is played. */
  readonly figures: () => Promise<FiguresVariant | undefined>;
  readonly choose: (option: string) => void;
}

/** Offers the options of a choice. */
export interface OptionsPanel {
  /** The name of the stage while the panel fills it. */
  readonly name: string;
  readonly root: HTMLElement;
  /** Shows the options closed. */
  open(room: { readonly width: number; readonly height: number }, until: string): void;
  /** Hides the options. The focus returns to where it was before `focus`. */
  close(): void;
  focus(): void;
  /**
   * - `closed`: nothing can be pressed.
   * - `free`: each option can be chosen.
   * - `asked`: an option was sent.
   * - `failed`: no answer came, so the same option can be sent again.
   */
  setState(state: 'closed' | 'free' | 'asked' | 'failed', asked?: string): void;
  /** Marks an option before it opens. */
  mark(name: string): void;
  /** Opens an option with what it holds. */
  reveal(name: string, amount: string): void;
  say(text: string): void;
  /** Shows the moment that follows the choice of free spins, and returns its milliseconds. */
  celebrate?(name: string): number;
}

export type MakeOptionsPanel = new (parts: OptionsPanelParts) => OptionsPanel;
