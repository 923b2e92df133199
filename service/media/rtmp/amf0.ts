import { RtmpError } from './rtmpError.ts';

/** A value of AMF0. Objects are maps, so that a peer's property names never touch a prototype. */
export type AmfValue = number | boolean | string | null | undefined | readonly AmfValue[] | AmfObject;
export type AmfObject = ReadonlyMap<string, AmfValue>;

const isObject = (value: AmfValue): value is AmfObject => value instanceof Map;

/** Returns a property of an object, or undefined if the value is no object or lacks the property. */
export const propertyOf = (value: AmfValue, name: string): AmfValue => (isObject(value) ? value.get(name) : undefined);

const MARKER = {
  number: 0,
  boolean: 1,
  string: 2,
  object: 3,
  null: 5,
  undefined: 6,
  ecmaArray: 8,
  objectEnd: 9,
  strictArray: 10,
  date: 11,
  longString: 12,
  unsupported: 13,
} as const;

const MAX_DEPTH = 8;
/** The most values of one message, with nested ones. `connect` and `onMetaData` have about thirty. */
const MAX_VALUES = 512;

/**
 * Reads all values of a message.
 * @throws RtmpError `amf` if values are cut off, nested too deeply, too many, or of a type that publishers do not send
 */
export function readAmf0(bytes: Buffer): AmfValue[] {
  const reader = new Amf0Reader(bytes);
  const values: AmfValue[] = [];
  while (!reader.isDone) values.push(reader.value(0));
  return values;
}

class Amf0Reader {
  readonly #bytes: Buffer;
  #at = 0;
  #values = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isDone(): boolean {
    return this.#at >= this.#bytes.length;
  }

  value(depth: number): AmfValue {
    this.#values += 1;
    if (depth > MAX_DEPTH || this.#values > MAX_VALUES)
      throw new RtmpError('amf', 'more values than a publisher sends');
    const marker = this.#bytes[this.#take(1)];
    switch (marker) {
      case MARKER.number:
        return this.#bytes.readDoubleBE(this.#take(8));
      case MARKER.boolean:
        return this.#bytes[this.#take(1)] !== 0;
      case MARKER.string:
        return this.#text(this.#bytes.readUInt16BE(this.#take(2)));
      case MARKER.longString:
        return this.#text(this.#bytes.readUInt32BE(this.#take(4)));
      case MARKER.object:
        return this.#properties(depth);
      case MARKER.ecmaArray:
        this.#take(4);
        return this.#properties(depth);
      case MARKER.strictArray:
        return this.#items(this.#bytes.readUInt32BE(this.#take(4)), depth);
      case MARKER.date:
        return this.#bytes.readDoubleBE(this.#take(10));
      case MARKER.null:
        return null;
      case MARKER.undefined:
      case MARKER.unsupported:
        return undefined;
      default:
        throw new RtmpError('amf', 'a type that publishers do not send');
    }
  }

  #properties(depth: number): AmfObject {
    const properties = new Map<string, AmfValue>();
    for (;;) {
      const name = this.#text(this.#bytes.readUInt16BE(this.#take(2)));
      if (name === '' && this.#bytes[this.#at] === MARKER.objectEnd) {
        this.#take(1);
        return properties;
      }
      properties.set(name, this.value(depth + 1));
    }
  }

  #items(count: number, depth: number): AmfValue[] {
    const items: AmfValue[] = [];
    while (items.length < count) items.push(this.value(depth + 1));
    return items;
  }

  #text(length: number): string {
    const start = this.#take(length);
    return this.#bytes.toString('utf8', start, start + length);
  }

  /** @returns the offset of the next `count` bytes */
  #take(count: number): number {
    const start = this.#at;
    if (start + count > this.#bytes.length) throw new RtmpError('amf', 'a value is cut off');
    this.#at = start + count;
    return start;
  }
}

/** Writes values one after another. A map becomes an object. */
export function writeAmf0(...values: readonly AmfValue[]): Buffer {
  return Buffer.concat(values.flatMap(piecesOf));
}

function piecesOf(value: AmfValue): Buffer[] {
  if (value === null) return [Buffer.of(MARKER.null)];
  if (value === undefined) return [Buffer.of(MARKER.undefined)];
  if (typeof value === 'number') return [numberOf(value)];
  if (typeof value === 'boolean') return [Buffer.of(MARKER.boolean, value ? 1 : 0)];
  if (typeof value === 'string') return textOf(value);
  if (isObject(value)) return [Buffer.of(MARKER.object), ...propertiesOf(value)];
  return [lengthOf(MARKER.strictArray, value.length), ...value.flatMap(piecesOf)];
}

/** Writes an ECMA array, the form of metadata in FLV and RTMP. */
export const writeEcmaArray = (properties: AmfObject): Buffer =>
  Buffer.concat([lengthOf(MARKER.ecmaArray, properties.size), ...propertiesOf(properties)]);

const propertiesOf = (properties: AmfObject): Buffer[] => [
  ...[...properties].flatMap(([name, value]) => [...nameOf(name), ...piecesOf(value)]),
  Buffer.of(0, 0, MARKER.objectEnd),
];

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

function nameOf(name: string): Buffer[] {
  const text = Buffer.from(name, 'utf8');
  return [Buffer.of(text.length >> 8, text.length & 0xff), text];
}

function textOf(value: string): Buffer[] {
  const text = Buffer.from(value, 'utf8');
  if (text.length > 0xffff) return [lengthOf(MARKER.longString, text.length), text];
  return [Buffer.of(MARKER.string), ...nameOf(value)];
}

function lengthOf(marker: number, length: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes[0] = marker;
  bytes.writeUInt32BE(length, 1);
  return bytes;
}
