import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { childOf, type Features, featuresAt, isFeature, lackingIn } from './compatData.ts';

const PROPERTIES = featuresAt('css.properties');
const AT_RULES = featuresAt('css.at-rules');
const SELECTORS = featuresAt('css.selectors');
const FUNCTIONS = namesBelow(featuresAt('css.types'));

/** A feature that a supported browser lacks. */
export interface Missing {
  /** As `@mdn/browser-compat-data` has it: `css.properties.text-wrap.pretty`. */
  readonly feature: string;
  readonly lacking: readonly string[];
}

/**
 * Finds what a style sheet uses and a supported browser lacks: properties, their keywords, functions, at-rules and selectors. What stands
 * inside `@supports` is asked for by the sheet itself and is left out.
 */
export function missingInCss(css: string): readonly Missing[] {
  const found = new Map<string, Missing>();
  const add = (feature: string, features: Features | undefined): void => {
    if (features === undefined || !isFeature(features) || found.has(feature)) return;
    const lacking = lackingIn(features);
    if (lacking.length > 0) found.set(feature, { feature, lacking });
  };
  const isAskedFor = (node: Node): boolean => {
    for (let at = node.parent; at !== undefined; at = at.parent) if (isSupports(at)) return true;
    return false;
  };
  const addDeclaration = (declaration: Declaration): void => {
    const { prop, value } = declaration;
    if (prop.startsWith('-') || isPrefixedToo(declaration)) return;
    const known = childOf(PROPERTIES, prop);
    const property = known && isFeature(known) ? known : undefined;
    add(`css.properties.${prop}`, property);
    for (const [, word = '', opens] of value.matchAll(/(?<![\w#.-])([a-z][\w-]*)(\()?/g)) {
      if (property !== undefined && lackingIn(property).length === 0)
        add(`css.properties.${prop}.${word}`, childOf(property, word));
      // One name may mean several functions; where any of them is there, it is taken for that.
      if (opens !== undefined) addAny(`css.types.${word}`, FUNCTIONS.get(word) ?? []);
    }
  };
  const addAny = (feature: string, meanings: readonly Features[]): void => {
    const [first] = meanings;
    if (meanings.every((meaning) => lackingIn(meaning).length > 0)) add(feature, first);
  };
  const addAtRule = ({ name, params }: AtRule): void => {
    const rule = childOf(AT_RULES, name);
    add(`css.at-rules.${name}`, rule);
    for (const [, word = ''] of params.matchAll(/([a-z][a-z-]+)/g))
      add(`css.at-rules.${name}.${word}`, rule && childOf(rule, word));
  };
  const addRule = ({ selector }: Rule): void => {
    for (const [, name = ''] of selector.matchAll(/(?<!\\)::?([a-z][a-z-]*)/g))
      add(`css.selectors.${name}`, childOf(SELECTORS, name));
  };
  parse(css).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === 'decl') addDeclaration(node);
    else if (node.type === 'atrule') addAtRule(node);
    else if (node.type === 'rule') addRule(node);
  });
  return [...found.values()];
}

/** Whether the same rule says it with the prefix that an older browser knows. */
const isPrefixedToo = ({ prop, parent }: Declaration): boolean =>
  parent?.nodes?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false;

const isSupports = (node: Node): boolean => node.type === 'atrule' && 'name' in node && node.name === 'supports';

/** Every feature below, by its own name. */
function namesBelow(
  features: Features,
  names = new Map<string, Features[]>(),
): ReadonlyMap<string, readonly Features[]> {
  for (const name of Object.keys(features)) {
    const child = name === '__compat' ? undefined : childOf(features, name);
    if (child === undefined) continue;
    if (isFeature(child)) names.set(name, [...(names.get(name) ?? []), child]);
    namesBelow(child, names);
  }
  return names;
}
