import { parseSync, Visitor } from 'oxc-parser';
import { childOf, type Features, featuresAt, isFeature, lackingIn } from './compatData.ts';
import type { Missing } from './cssFeatures.ts';

/** A part of the data on globals: web interfaces, or the built-ins of JavaScript. */
const PARTS = ['api', 'javascript.builtins'].map((path) => ({ path, features: featuresAt(path) }));

interface Meaning {
  readonly feature: string;
  readonly features: Features;
}

/** Names of the global object of an interface in a page and in a worker. */
const OBJECTS: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
};

/** Possible meanings of `x.twoWords()` for an unknown `x`. Methods of one word are too ambiguous. */
const METHODS = new Map<string, Meaning[]>();
/** Meanings of `Name` and `Name.name`. */
const GLOBALS = new Map<string, Meaning>();
for (const { path, features } of PARTS) {
  for (const owner of Object.keys(features)) {
    const own = childOf(features, owner);
    if (own === undefined || !isFeature(own)) continue;
    GLOBALS.set(owner, { feature: `${path}.${owner}`, features: own });
    // A browser without the interface has no object with the method. Built-ins of JavaScript can be reached in other ways.
    const isReached = path !== 'api' || lackingIn(own).length === 0;
    for (const member of Object.keys(own)) {
      const child = member === '__compat' ? undefined : childOf(own, member);
      if (child === undefined || !isFeature(child)) continue;
      const meaning = { feature: `${path}.${owner}.${member}`, features: child };
      const name = member.replace(/_static$/, '');
      GLOBALS.set(`${owner}.${name}`, meaning);
      if (isReached && /[a-z][A-Z]/.test(name)) METHODS.set(name, [...(METHODS.get(name) ?? []), meaning]);
    }
  }
}

/**
 * Finds the globals, members and methods of a script that a supported browser lacks. A method counts only if every interface with a method
 * of this name is too new, because the script does not show the type of its object.
 * @throws Error if the script does not parse
 */
export function missingInScript(file: string, code: string): readonly Missing[] {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found = new Map<string, Missing>();
  const add = ({ feature, features }: Meaning): void => {
    const lacking = lackingIn(features);
    if (lacking.length > 0) found.set(feature, { feature, lacking });
  };
  new Visitor({
    CallExpression: ({ callee, optional }) => {
      if (optional || callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
        return;
      if (callee.object.type === 'Identifier' && GLOBALS.has(callee.object.name)) return;
      const meanings = METHODS.get(callee.property.name) ?? [];
      const [first] = meanings;
      if (first !== undefined && meanings.every(({ features }) => lackingIn(features).length > 0)) add(first);
    },
    MemberExpression: ({ object, property, computed, optional }) => {
      if (computed || optional || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const { name } = object;
      const owner = Object.hasOwn(OBJECTS, name) ? OBJECTS[name] : name;
      const meaning = GLOBALS.get(`${owner ?? name}.${property.name}`);
      if (meaning !== undefined) add(meaning);
    },
    NewExpression: ({ callee }) => {
      const meaning = callee.type === 'Identifier' ? GLOBALS.get(callee.name) : undefined;
      if (meaning !== undefined) add(meaning);
    },
    Literal: (node) => {
      if (!('regex' in node) || node.regex === null) return;
      if (node.regex.flags.includes('v'))
        add({ feature: 'regular expression flag v', features: featuresAt('javascript.builtins.RegExp.unicodeSets') });
      if (/\(\?[ims]*-?[ims]*:/.test(node.regex.pattern.replaceAll('(?:', '')))
        add({
          feature: 'regular expression modifier',
          features: featuresAt('javascript.regular_expressions.modifier'),
        });
    },
  }).visit(program);
  return [...found.values()];
}
