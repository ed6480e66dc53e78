import { m } from '@generated/messages/messages.js'
import { OPERATOR_OPTIONS } from '@/domain/invoicing'
import { SearchSelectField } from './search-select-field'

/** Who passes the e-invoice on, by name or by any identifier; inside of an AppField. */
export const OperatorField = () => (
  <SearchSelectField
    label={m.invoicing_operator()}
    hint={m.invoicing_operator_hint()}
    options={OPERATOR_OPTIONS}
    emptyText={m.invoicing_operator_none()}
    otherLabel={(text) => m.invoicing_operator_other({ text })}
  />
)
