const PATTERN = /^round:(.+):[a-z]+$/u;

/** The id of the transfer that moves the gold of a round. */
export const roundTransfer = (RoundID: string, Reason: 'bet' | 'win'): string => `round:${RoundID}:${Reason}`;

/** The round of a transfer. Undefined for every other transfer. */
export const roundOfTransfer = (TransferID: string): string | undefined => PATTERN.exec(TransferID)?.[1];
