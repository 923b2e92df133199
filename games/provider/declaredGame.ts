import type { SheetFile } from '#games/maths/index.ts';
import type { DeclaredGame } from '#protocol/wallet/index.ts';

const LEVELS = ['grand', 'major', 'minor', 'mini'] as const;

/**
 * A game as the operator declares it to the platform, with the figures of its PAR sheet.
 * @param variant a variant of return. Absent means the first of the sheet
 * @throws Error if the sheet has no such variant
 */
export function declaredGame(
  { code, variants, jackpots }: Pick<SheetFile, 'code' | 'variants' | 'jackpots'>,
  variant?: string,
): DeclaredGame {
  const chosen = variant === undefined ? variants[0] : variants.find(({ name }) => name === variant);
  if (chosen === undefined) throw new Error(`the sheet of ${code} has no variant ${variant ?? ''}`);
  return {
    GameCode: code,
    Variant: chosen.name,
    ReturnToPlayer: chosen.basisPoints,
    Jackpots: LEVELS.filter((level) => jackpots.some(({ name }) => name === level)),
    SeveralBets: false,
  };
}
