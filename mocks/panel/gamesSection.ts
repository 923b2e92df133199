import { JackpotName } from '#protocol/entities/game.ts';
import { WALLET_STATUSES, WalletStatus } from '#protocol/wallet/statuses.ts';
import { type PlannableOutcome, plannableOutcomes } from '../gameProvider/plannable.ts';
import { GameOutcome } from '../wire/messages.ts';
import { choice } from './choice.ts';
import { element } from './element.ts';
import type { PanelParts } from './panelParts.ts';
import { whileShown } from './whileShown.ts';

const OUTCOMES: Readonly<Record<Exclude<GameOutcome, JackpotName>, string>> = {
  win: 'A win above the stake',
  big: 'A big win, from 20 times the stake',
  huge: 'A huge win, from 50 times the stake',
  freeSpins: 'Free spins',
  hold: 'Hold and respin',
  fullBoard: 'Hold and respin that fills the board',
  tumbles: 'Three tumbles or more',
  choice: 'A choice of the player',
  multiplied: 'A win that is multiplied',
  nudge: 'A nudge that wins',
  wheel: 'A full level that turns its wheel',
  respins: 'A win with a wild that grows and starts respins',
  mystery: 'A win with mystery symbols',
  split: 'A win with split symbols',
  dry: 'Ten rounds without a win',
};
const isPrize = (outcome: GameOutcome): outcome is JackpotName => JackpotName.safeParse(outcome).success;

/** Names the games of an outcome that not every game has. */
function labelOf({ outcome, games, isCommon }: PlannableOutcome): string {
  const name = isPrize(outcome) ? `Prize ${outcome}` : OUTCOMES[outcome];
  return isCommon ? name : `${name}: ${games.join(', ')}`;
}

const MAX_DELAY_MS = 60_000;
const MAX_CUT_SECONDS = 600;

/** The outcome of a game's next spin, its connection, and the wallet's answer to the stake. */
export function gamesSection({ conditions }: Pick<PanelParts, 'conditions'>): HTMLElement {
  const outcome = choice('next outcome', [
    ['', 'By chance'],
    ...plannableOutcomes().map((each) => [each.outcome, labelOf(each)] as const),
  ]);
  outcome.addEventListener('change', () => {
    const { data } = GameOutcome.safeParse(outcome.value);
    conditions.change({ outcome: data });
  });
  const wallet = choice('answer to the next stake', [
    ['', 'The wallet decides'],
    ...Object.keys(WALLET_STATUSES)
      .filter((status) => status !== 'RS_OK')
      .map((status) => [status, status] as const),
  ]);
  wallet.addEventListener('change', () => {
    const { data } = WalletStatus.safeParse(wallet.value);
    conditions.change({ wallet: data });
  });
  const walletDelay = number('milliseconds that the wallet takes', { step: '500', max: MAX_DELAY_MS }, (value) =>
    conditions.change({ walletDelay: value }),
  );
  const cutSpin = number('seconds that the next spin is cut off', { step: '1', max: MAX_CUT_SECONDS }, (value) =>
    conditions.change({ cutSpin: value }),
  );
  const noGame = element('input', {
    type: 'checkbox',
    on: { change: () => conditions.change({ noGame: noGame.checked }) },
  });
  const show = (): void => {
    const { scenario } = conditions;
    outcome.value = scenario.outcome ?? '';
    wallet.value = scenario.wallet ?? '';
    walletDelay.value = String(scenario.walletDelay);
    cutSpin.value = String(scenario.cutSpin);
    noGame.checked = scenario.noGame;
  };
  const section = element(
    'section',
    {},
    element('h3', {}, 'Next round'),
    element('div', { class: 'row' }, outcome),
    element(
      'p',
      { class: 'quiet' },
      'The session gets a server seed whose real draws have it, so the round verifies. A rare outcome also sets the client seed. A game without such an outcome plays by chance.',
    ),
    element('h3', {}, 'Connection of the game'),
    element(
      'div',
      { class: 'row' },
      element('label', {}, 'Play the next spin and lose its answer for ', cutSpin, ' s'),
    ),
    element('div', { class: 'row' }, element('label', {}, noGame, ' The game server answers nothing')),
    element('h3', {}, 'Wallet'),
    element('div', { class: 'row' }, wallet),
    element('div', { class: 'row' }, element('label', {}, 'It takes ', walletDelay, ' ms for a stake')),
  );
  whileShown(conditions, () => section, show);
  return section;
}

function number(
  label: string,
  { step, max }: { readonly step: string; readonly max: number },
  change: (value: number) => void,
): HTMLInputElement {
  const input = element('input', {
    type: 'number',
    min: '0',
    max: String(max),
    step,
    label,
    on: { change: () => change(Math.min(max, Math.max(0, Math.round(input.valueAsNumber || 0)))) },
  });
  return input;
}
