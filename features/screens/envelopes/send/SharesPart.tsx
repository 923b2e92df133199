import { Equal, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ENVELOPE_MAX_SHARES, ENVELOPE_METHOD } from '#protocol/rules/envelope.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { AmountField } from '../../../shared/amount/index.ts';
import { methodNames } from '../state/envelopeMessages.ts';
import type { EnvelopeForm } from './envelopeForm.ts';
import * as css from './Send.css.ts';

export interface SharesPartProps {
  form: EnvelopeForm;
  error: string | undefined;
  onChange: (part: Partial<EnvelopeForm>) => void;
}

/** The number of shares, and whether they are random or equal. */
export function SharesPart({ form: { quantity, method }, error, onChange }: SharesPartProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div className={css.shares}>
      <AmountField
        after={formatMessage({ id: 'envelope.quantityUnit', defaultMessage: '份' })}
        error={error}
        label={formatMessage({ id: 'envelope.quantity', defaultMessage: '份數' })}
        labelHidden
        max={ENVELOPE_MAX_SHARES}
        min={1}
        onValueChange={(next) => onChange({ quantity: next })}
        stepLabels={{
          decrease: formatMessage({ id: 'envelope.fewer', defaultMessage: '減少一份' }),
          increase: formatMessage({ id: 'envelope.more', defaultMessage: '增加一份' }),
        }}
        value={quantity}
      />
      <RadioGroup
        label={formatMessage({ id: 'envelope.method', defaultMessage: '分法' })}
        labelHidden
        onValueChange={(next) => onChange({ method: ENVELOPE_METHOD[next] })}
        options={[
          { value: 'random', label: formatMessage(methodNames[2]), icon: <Package size={18} /> },
          { value: 'equal', label: formatMessage(methodNames[1]), icon: <Equal size={18} /> },
        ]}
        value={method === ENVELOPE_METHOD.equal ? 'equal' : 'random'}
        variant="segments"
      />
    </div>
  );
}
