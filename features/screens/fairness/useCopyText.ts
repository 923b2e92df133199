import { useIntl } from 'react-intl';

/** The texts of a copy button after a press. */
export function useCopyText(): { readonly copiedLabel: string; readonly failedLabel: string } {
  const { formatMessage } = useIntl();
  return {
    copiedLabel: formatMessage({ id: 'verify.copied', defaultMessage: '已複製' }),
    failedLabel: formatMessage({ id: 'verify.copyFailed', defaultMessage: '無法複製，請長按選取' }),
  };
}
