import type { EndpointHandler, OperationHandler } from './dispatch/handler.ts';

/** Who answers each row of the protocol; the conformance suite fails where a row has nobody. */
export const OPERATION_HANDLERS: readonly OperationHandler[] = [];
export const ENDPOINT_HANDLERS: readonly EndpointHandler[] = [];
