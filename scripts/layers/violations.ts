import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { domainViolationOf } from './domainViolations.ts';
import { featureViolationOf } from './featureViolations.ts';
import type { ModuleReference } from './imports.ts';
import { dataRooms, type DataRoom, type Room, roomNames, type RoomRule, rules } from './matrix.ts';

const testFile = /\.test\.tsx?$|\/testing\/|^(?:games\/)?[^/]+\/(e2e|bench)\/|\/suite(\/|\.ts$)/;
const codeFile = /\.(ts|tsx|js|jsx|mts|mjs)$/;

function runsInNode(path: string): boolean {
  const room = roomOf(path);
  if (room === undefined) return false;
  const { node, nodeIn = [] } = rules[room];
  return node || nodeIn.some((place) => path.startsWith(place));
}

function checkEngine(file: string, target: string): string | undefined {
  if (testFile.test(file) || runsInNode(file) || !runsInNode(target)) return undefined;
  return `${target} runs in Node alone, and ${file} in a browser too`;
}

function roomOf(path: string): Room | undefined {
  return roomNames.find((room) => path.startsWith(`${room}/`));
}

function dataRoomOf(path: string): DataRoom | undefined {
  return dataRooms.find((room) => path.startsWith(`${room}/`));
}

function packageOf(specifier: string): string {
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}

function allowsPackage(allowed: readonly string[], name: string): boolean {
  return allowed.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry));
}

function checkPackage(file: string, room: Room, rule: RoomRule, specifier: string): string | undefined {
  if (testFile.test(file)) return undefined;
  if (isBuiltin(specifier))
    return runsInNode(file) ? undefined : `${room}/ runs in a browser too and may not import ${specifier}`;
  if (specifier.startsWith('virtual:'))
    return allowsPackage(rule.packages, specifier) ? undefined : `${room}/ may not import ${specifier}`;
  const name = packageOf(specifier);
  const here = Object.entries(rule.packagesIn ?? {}).flatMap(([folder, names]) =>
    file.startsWith(folder) ? names : [],
  );
  return allowsPackage([...rule.packages, ...here], name) ? undefined : `${room}/ may not import the package ${name}`;
}

function checkRelative(file: string, room: Room, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(file), specifier);
  // Tests and benchmarks may use the repository's tools, which belong to no room.
  if (testFile.test(file) && roomOf(target) === undefined && dataRoomOf(target) === undefined) return undefined;
  if (!target.startsWith(`${room}/`)) return `${specifier} leaves ${room}/; write #room/… and mind the layers`;
  if (room === 'domain' && !testFile.test(file)) return domainViolationOf(file, specifier);
  return room === 'features'
    ? featureViolationOf(file, target, (path) => testFile.test(path))
    : checkEngine(file, target);
}

function checkRoom(
  file: string,
  room: Room,
  rule: RoomRule,
  reference: ModuleReference,
  specifier: string,
): string | undefined {
  const target = specifier.slice(1);
  const other = roomOf(target) ?? dataRoomOf(target);
  if (other === undefined) return `${specifier} names no room`;
  if (other === room) return `${specifier} is in the same room; write a relative path`;
  if (rule.rooms.includes(other)) return checkEngine(file, target);
  if (rule.folders?.some((folder) => target.startsWith(folder))) return undefined;
  if (testFile.test(file) && rule.testRooms?.includes(other)) return undefined;
  if (!rule.lazyRooms?.some((lazy) => lazy === other)) return `${room}/ may not import ${other}/`;
  return reference.kind === 'static' ? `${room}/ may load ${other}/ by import() only` : undefined;
}

/**
 * Checks a reference of a file.
 * @param file its path from the checkout, with `/`
 * @returns the fault, or undefined
 */
export function violationOf(file: string, reference: ModuleReference): string | undefined {
  if (dataRoomOf(file) !== undefined) return 'this room holds data, not code';
  const room = roomOf(file);
  if (room === undefined) return undefined;
  const { specifier } = reference;
  if (reference.kind === 'url')
    return specifier !== undefined && codeFile.test(specifier) ? checkRelative(file, room, specifier) : undefined;
  if (specifier === undefined) return 'a computed import cannot be checked; spell it out';
  if (specifier.startsWith('#')) return checkRoom(file, room, rules[room], reference, specifier);
  if (specifier.startsWith('/'))
    return `${specifier} is a path of one machine or one server; write a relative path or #room/…`;
  if (specifier.startsWith('.')) return checkRelative(file, room, specifier);
  return checkPackage(file, room, rules[room], specifier);
}
