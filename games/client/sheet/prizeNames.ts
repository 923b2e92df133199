import type { MathsFile } from '#games/maths/index.ts';
import { JackpotName } from '#protocol/entities/game.ts';
import { prizeTitleOf } from '#protocol/rules/prizeTitle.ts';
import type { SheetTexts } from '../texts/texts.ts';

/** The name that the platform gives a prize of a game. Empty for a name that the wallet does not have. */
function platformName(texts: SheetTexts, { jackpots, hold }: MathsFile, name: string): string {
  const parsed = JackpotName.safeParse(name);
  if (!parsed.success) return '';
  const prizes = [
    ...jackpots.map((jackpot) => ({ Name: jackpot.name, IsPool: true })),
    ...Object.keys(hold?.prizes ?? {}).map((prize) => ({ Name: prize, IsPool: false })),
  ].flatMap(({ Name, IsPool }) => {
    const known = JackpotName.safeParse(Name);
    return known.success ? [{ Name: known.data, IsPool }] : [];
  });
  const title = prizeTitleOf(parsed.data, prizes);
  if (title.kind === 'prize') return texts.text(`prize${title.level}`);
  if (title.kind === 'jackpot') return texts.text(title.isFirst ? 'prizeFirst' : 'prizeOther');
  return texts.text(title.kind === 'pool' ? 'prizePool' : 'prizeVault');
}

/** The game's own name of a prize, and the platform's name if it is another one. */
export function titledPrize(texts: SheetTexts, maths: MathsFile, name: string): string {
  const own = texts.game(`jackpot.${name}`);
  const common = platformName(texts, maths, name);
  return common === '' || common === own ? own : texts.text('sheet.prizeTitle', { own, common });
}
