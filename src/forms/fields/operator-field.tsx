import { m } from '@generated/messages/messages.js'
import { OPERATOR_OPTIONS } from '@/domain/invoicing'
import { SearchSelectField } from './search-select-field'

/** The e-invoice operator, searchable by name or identifier. Use inside an AppField. */
export const OperatorField = () => (
  <SearchSelectField
    label={m.invoicing_operator()}
    hint={m.invoicing_operator_hint()}
    options={OPERATOR_OPTIONS}
    emptyText={m.invoicing_operator_none()}
    otherLabel={(text) => m.invoicing_operator_other({ text })}
  />
)
