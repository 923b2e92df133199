const PATTERN = /^round:(.+):[a-z]+(?:\.\d+)?$/u;

/**
 * The id of the transfer that moves the gold of a round.
 *
 * @param move the number of the round's move, from 0
 */
export const roundTransfer = (RoundID: string, Reason: 'bet' | 'win' | 'rollback', move = 0): string =>
  `round:${RoundID}:${Reason}${move === 0 ? '' : `.${move}`}`;

/** The round of a transfer. Undefined for every other transfer. */
export const roundOfTransfer = (TransferID: string): string | undefined => PATTERN.exec(TransferID)?.[1];
