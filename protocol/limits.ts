/** Limits of both sides of the wire (decisions §2; specification 1 §9). */
export const MAX_FRAME_BYTES = 64 * 1024;
export const MAX_BAD_FRAMES_PER_MINUTE = 20;
export const MAX_FRAMES_PER_SECOND = 100;
/** A tab has at most one connection on each socket. */
export const MAX_TABS_PER_SESSION = 10;
export const MAX_SEND_BUFFER_BYTES = 1024 * 1024;
export const PING_INTERVAL_MS = 25_000;
export const IDLE_TIMEOUT_MS = 60_000;
export const HEARTBEAT_AFTER_MS = 25_000;
export const HEARTBEAT_ANSWER_MS = 10_000;
export const QUEUE_INTERVAL_MS = 20;
export const RESUME_LIMIT = 300;
export const RESUME_CHANNELS = 50;
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000;

export const CLOSE = {
  policyViolation: 1008,
  tooBig: 1009,
  serviceRestart: 1012,
  overload: 1013,
  sessionEnded: 4001,
  idle: 4002,
  displaced: 4003,
} as const;
