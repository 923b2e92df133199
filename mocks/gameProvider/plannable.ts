import { GameOutcome } from '../wire/messages.ts';
import { loadCatalogue, loadSheets, rareSeedsOf } from './catalogue.ts';
import { canPlan } from './outcomes.ts';

/** An outcome that can be planned, and the games that have it. */
export interface PlannableOutcome {
  readonly outcome: GameOutcome;
  readonly games: readonly string[];
  /** Whether every game has it. */
  readonly isCommon: boolean;
}

/** The outcomes of the games of the catalogue: each feature and prize that a game has. */
export function plannableOutcomes(): readonly PlannableOutcome[] {
  const catalogue = loadCatalogue();
  const files = loadSheets().flatMap(({ code }) => catalogue.current(code)?.file ?? []);
  return GameOutcome.options
    .map((outcome) => {
      const games = files.filter((file) => canPlan(file, outcome, rareSeedsOf(file.code))).map(({ code }) => code);
      return { outcome, games, isCommon: games.length === files.length };
    })
    .filter(({ games }) => games.length > 0);
}
