import { X } from 'lucide-react';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Combobox, type ComboboxOption } from '#ui/components/Combobox/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { flatten, tokenPaths } from '#ui/theme/paths.ts';
import type { TokenPath } from '#ui/theme/tokens.ts';
import { isColour, sixDigits } from '#ui/theme/writeTokens.ts';
import { cssProblem, isColourToken, overridesOf, withOverride, withoutOverride } from '../draft/overrides.ts';
import { type DraftTheme, publishedParts } from '../draft/themeOf.ts';
import type { Studio } from '../page/useStudio.ts';
import { ColourField } from './ColourField.tsx';
import * as css from './Panel.css.ts';
import { fieldReason, reasonText } from '../reason/reasonText.ts';
import { pathName, tokenName } from './tokenNames.ts';

const partOptions: readonly ComboboxOption[] = Object.entries(publishedParts).map(([part, component]) => ({
  value: part,
  label: part,
  hint: component,
}));

export interface OverridePanelProps {
  studio: Studio;
  look: DraftTheme;
}

/** Every token by its shown name. A search finds its path too. */
const optionsOf = (intl: IntlShape): readonly ComboboxOption<TokenPath>[] =>
  tokenPaths.map((path) => {
    const label = tokenName(intl, path);
    return label === path ? { value: path, label } : { value: path, label, hint: path };
  });

/** Values that replace derived ones, on the whole or on one part of the components. */
export function OverridePanel({ studio: { draft, change }, look }: OverridePanelProps): ReactNode {
  const intl = useIntl();
  const { formatMessage } = intl;
  const tokenOptions = useMemo(() => optionsOf(intl), [intl]);
  const [part, setPart] = useState<ComboboxOption | null>(null);
  const [token, setToken] = useState<ComboboxOption<TokenPath> | null>(null);
  const [text, setText] = useState('');
  const derived = token && look.theme ? (flatten(look.theme).get(token.value) ?? '') : '';
  const put = (value: string): void => {
    if (token === null) return;
    change(`override ${part?.value ?? ''} ${token.value}`, (before) => ({
      ...before,
      Tokens: withOverride(before.Tokens, part?.value, token.value, value),
    }));
  };
  const words = {
    open: formatMessage({ id: 'studio.open', defaultMessage: '展開' }),
    clear: formatMessage({ id: 'studio.clear', defaultMessage: '清除' }),
    loading: formatMessage({ id: 'studio.loading', defaultMessage: '載入中' }),
    none: formatMessage({ id: 'studio.noMatch', defaultMessage: '找不到，請換個字試試' }),
    found: (count: number) => formatMessage({ id: 'studio.found', defaultMessage: '找到 {count} 項' }, { count }),
  };
  const problem = token && !isColourToken(token.value) ? cssProblem(text) : undefined;
  const overrides = overridesOf(draft.Tokens);
  return (
    <Stack gap={2}>
      <Text size={13} tone="muted">
        <FormattedMessage
          defaultMessage="其餘的值都由種子推導；要讓某一項不同，就在這裡覆寫，也可以只覆寫元件的某個部位。"
          id="studio.overrideIntro"
        />
      </Text>
      <Combobox
        label={formatMessage({ id: 'studio.token', defaultMessage: '樣式變數' })}
        onValueChange={(option) => {
          setToken(option);
          setText('');
        }}
        options={tokenOptions}
        placeholder={tokenName(intl, 'color.heading')}
        value={token}
        words={words}
      />
      <Combobox
        hint={formatMessage({ id: 'studio.partHint', defaultMessage: '留空代表整個品牌' })}
        label={formatMessage({ id: 'studio.part', defaultMessage: '元件部位' })}
        onValueChange={setPart}
        options={partOptions}
        placeholder="badge"
        value={part}
        words={words}
      />
      {token === null ? null : isColourToken(token.value) ? (
        <ColourField
          key={token.value}
          label={formatMessage({ id: 'studio.value', defaultMessage: '值' })}
          onValueChange={put}
          value={isColour(derived) ? sixDigits(derived) : '#000000'}
        />
      ) : (
        <form
          className={css.row}
          onSubmit={(event) => {
            event.preventDefault();
            if (hasVisibleText(text) && problem === undefined) put(text.trim());
          }}
        >
          <TextField
            error={problem === undefined ? undefined : reasonText(intl, problem)}
            hint={derived}
            label={formatMessage({ id: 'studio.value', defaultMessage: '值' })}
            onValueChange={setText}
            spellCheck={false}
            value={text}
          />
          <Button disabled={!hasVisibleText(text) || problem !== undefined} size="sm" type="submit" variant="secondary">
            <FormattedMessage defaultMessage="覆寫" id="studio.put" />
          </Button>
        </form>
      )}
      {look.problems.map(({ path, reason }) => (
        <Text key={`${path} ${reason}`} size={13} tone="danger">
          {path === '' ? reasonText(intl, reason) : fieldReason(intl, pathName(intl, path), reason)}
        </Text>
      ))}
      <ul aria-label={formatMessage({ id: 'studio.overrides', defaultMessage: '目前的覆寫' })} className={css.list}>
        {overrides.map(({ path, value }) => (
          <li className={css.item} key={path}>
            {isColour(value) ? <span aria-hidden="true" className={css.chip} style={{ background: value }} /> : null}
            <span className={css.names} title={path}>
              <Text size={13}>{pathName(intl, path)}</Text>
              <Text lines={1} size={12} tone="muted">
                {value}
              </Text>
            </span>
            <IconButton
              label={formatMessage(
                { id: 'studio.drop', defaultMessage: '移除 {path}' },
                { path: pathName(intl, path) },
              )}
              onClick={() =>
                change(`drop ${path}`, (before) => ({ ...before, Tokens: withoutOverride(before.Tokens, path) }))
              }
            >
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
