import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { childOf, type Features, featuresAt, isFeature, lackingIn } from './compatData.ts';

const PROPERTIES = featuresAt('css.properties');
const AT_RULES = featuresAt('css.at-rules');
const SELECTORS = featuresAt('css.selectors');
const FUNCTIONS = namesBelow(featuresAt('css.types'));

/** A feature that a supported browser lacks. */
export interface Missing {
  /** Its path in `@mdn/browser-compat-data`: `css.properties.text-wrap.pretty`. */
  readonly feature: string;
  readonly lacking: readonly string[];
}

/**
 * Finds the properties, keywords, functions, at-rules and selectors of a style sheet that a supported browser lacks. Rules inside
 * `@supports` are skipped.
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
      // A name may belong to several functions. It counts as supported if any of them is.
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

/** Whether the same rule also has the prefixed property for older browsers. */
const isPrefixedToo = ({ prop, parent }: Declaration): boolean =>
  parent?.nodes?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false;

const isSupports = (node: Node): boolean => node.type === 'atrule' && 'name' in node && node.name === 'supports';

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
