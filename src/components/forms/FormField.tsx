import { FormFieldChoice } from './FormField.Choice';
import { FormFieldDate } from './FormField.Date';
import { FormFieldFile } from './FormField.File';
import { FormFieldHomes } from './FormField.Homes';
import { FormFieldNumber } from './FormField.Number';
import { FormFieldPhone } from './FormField.Phone';
import { FormFieldSelect } from './FormField.Select';
import { FormFieldSlot } from './FormField.Slot';
import { FormFieldText } from './FormField.Text';
import { FormFieldTick } from './FormField.Tick';
import type { FieldProps, VisibleField } from './fieldProps';

/** Renders a field of a form according to its kind. */
export function FormField({ field, ...rest }: FieldProps<VisibleField>) {
  switch (field.kind) {
    case 'select':
      return <FormFieldSelect field={field} {...rest} />;
    case 'radio':
      return <FormFieldChoice field={field} {...rest} />;
    case 'slot':
      return <FormFieldSlot field={field} {...rest} />;
    case 'checkbox':
    case 'consent':
      return <FormFieldTick field={field} {...rest} />;
    case 'date':
      return <FormFieldDate field={field} {...rest} />;
    case 'file':
      return <FormFieldFile field={field} {...rest} />;
    case 'tel':
      return <FormFieldPhone field={field} {...rest} />;
    case 'homes':
      return <FormFieldHomes field={field} {...rest} />;
    case 'number':
      return <FormFieldNumber field={field} {...rest} />;
    default:
      return <FormFieldText field={field} {...rest} />;
  }
}
