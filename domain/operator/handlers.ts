import { getSwitches } from '#protocol/operations/operator.ts';
import { answer } from '../dispatch/handler.ts';
import { statusFor } from '../featureFlags/featureFlags.ts';

export const switches = answer(getSwitches, (_request, context) => statusFor(context));
