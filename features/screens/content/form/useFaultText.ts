import { useIntl } from 'react-intl';
import type { FormField } from '../contentPage.ts';
import type { FieldFault } from './checkField.ts';

/** Returns a function that explains the fault of a field. */
export function useFaultText(): (field: FormField, fault: FieldFault) => string {
  const { formatMessage } = useIntl();
  return (field, fault) => {
    switch (fault) {
      case 'empty':
        return formatMessage({ id: 'content.faultEmpty', defaultMessage: '請填寫此欄' });
      case 'tooLong':
        return formatMessage(
          { id: 'content.faultLong', defaultMessage: '最多 {max, number} 個字' },
          { max: field.max ?? 0 },
        );
      case 'playerID':
        return formatMessage({ id: 'content.faultPlayer', defaultMessage: '會員編號是 8 到 12 位數字' });
      case 'phone':
        return formatMessage({ id: 'content.faultPhone', defaultMessage: '請輸入正確手機號碼格式' });
      case 'email':
        return formatMessage({ id: 'content.faultEmail', defaultMessage: '無效的電子信箱' });
      case 'date':
        return formatMessage({ id: 'content.faultDate', defaultMessage: '請輸入日期，例如 2026-11-21' });
      case 'time':
        return formatMessage({ id: 'content.faultTime', defaultMessage: '請輸入時間，例如 21:30' });
      case 'number':
        return formatMessage({ id: 'content.faultNumber', defaultMessage: '只能填寫數字' });
    }
  };
}
