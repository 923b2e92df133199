import type { SheetFile } from '#games/maths/index.ts';
import { type DeclaredGame, FixedPrizeName, JackpotName } from '#protocol/wallet/index.ts';

/** The part of a variant's sheet that can have fixed prizes. */
interface PrizedVariant {
  readonly name: string;
  readonly hold?: { readonly prizes: readonly { readonly name: string }[] } | undefined;
}

const fixedPrizesOf = ({ hold }: PrizedVariant) => hold?.prizes.map(({ name }) => FixedPrizeName.parse(name)) ?? [];

/**
 * A game as the operator declares it to the platform, with the figures of its PAR sheet.
 * @param variant a variant of return. Absent means the first of the sheet
 * @throws Error if the sheet has no such variant
 * @throws ZodError if it has a jackpot or a prize whose name the wallet does not have
 */
export function declaredGame(
  { code, variants, jackpots }: Pick<SheetFile, 'code' | 'variants' | 'jackpots'>,
  variant?: string,
): DeclaredGame {
  const chosen = variant === undefined ? variants[0] : variants.find(({ name }) => name === variant);
  if (chosen === undefined) throw new Error(`the sheet of ${code} has no variant ${variant ?? ''}`);
  const fixed = fixedPrizesOf(chosen);
  return {
    GameCode: code,
    Variant: chosen.name,
    ReturnToPlayer: chosen.basisPoints,
    Jackpots: jackpots.map(({ name }) => JackpotName.parse(name)),
    ...(fixed.length > 0 && { FixedPrizes: fixed }),
    SeveralBets: false,
  };
}
