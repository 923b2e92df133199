const BINARY = 0x82;

/** Returns the head of an unmasked binary frame, as servers send it. */
export function webSocketHead(length: number): Buffer {
  if (length < 126) return Buffer.of(BINARY, length);
  if (length <= 0xffff) return Buffer.of(BINARY, 126, length >> 8, length & 0xff);
  const head = Buffer.alloc(10);
  head[0] = BINARY;
  head[1] = 127;
  head.writeUInt32BE(length, 6);
  return head;
}
