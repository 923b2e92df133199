import { parseSync, Visitor } from 'oxc-parser';

/** Kinds of `<input>` without a text. */
const UNTYPED = new Set(['checkbox', 'color', 'file', 'hidden', 'radio', 'range']);
/** Props that set a control's value, or receive its changes. */
const CONTROLLING = new Set(['onBeforeInput', 'onChange', 'onCompositionEnd', 'onInput', 'value']);
/** The hooks that keep a text unchanged while an input method composes it. */
const HOOKS = new Set(['useTypedText', 'useAmountDraft']);
/** Components that read amounts. Features import them from `features/shared/amount`, which adds the shared parser. */
const AMOUNT_COMPONENTS = /^#ui\/components\/(?:AmountKeypad|NumberField)\//;

export interface TextControlsOptions {
  /** Whether the file may import the components that read amounts. */
  readonly mayReadAmounts: boolean;
}

/**
 * Finds text fields that a page controls itself, and amounts that bypass the shared parser.
 * @returns a line per fault
 * @throws if the file does not parse
 */
export function textControlFaults(file: string, code: string, { mayReadAmounts }: TextControlsOptions): string[] {
  const { program, errors } = parseSync(file, code);
  const error = errors[0];
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const faults: string[] = [];
  let typed = 0;
  let usesHook = false;
  const say = (at: number, what: string): void => {
    faults.push(`${file}:${String(code.slice(0, at).split('\n').length)} ${what}`);
  };
  new Visitor({
    ImportDeclaration: ({ start, source, importKind }) => {
      if (importKind !== 'type' && !mayReadAmounts && AMOUNT_COMPONENTS.test(source.value))
        say(start, 'takes an amount past features/shared/amount');
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && HOOKS.has(callee.name)) usesHook = true;
    },
    JSXOpeningElement: ({ start, name, attributes }) => {
      const kind = name.type === 'JSXIdentifier' ? name.name : '';
      const own = new Map<string, unknown>();
      for (const each of attributes) {
        if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier') continue;
        own.set(each.name.name, each.value?.type === 'Literal' ? each.value.value : undefined);
      }
      if (own.get('type') === 'number')
        say(start, 'is a number field of the browser, which reads separators its own way');
      if (kind !== 'textarea' && (kind !== 'input' || UNTYPED.has(String(own.get('type'))))) return;
      typed += 1;
      const controls = [...own.keys()].filter((attribute) => CONTROLLING.has(attribute));
      if (controls.length > 0) say(start, `controls a text field by its own ${controls.join(', ')}`);
    },
  }).visit(program);
  if (typed > 0 && !usesHook) faults.push(`${file} has a text field without useTypedText`);
  return faults;
}
