import * as z from 'zod/mini';

export const REPORT_REASON = { name: 1, picture: 2, insult: 3, cheating: 4, trading: 5, other: 6 } as const;
export const ReportReason = z.enum(REPORT_REASON);
