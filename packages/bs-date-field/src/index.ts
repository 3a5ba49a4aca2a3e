import { BsDateField } from './bs-date-field.ts'

export { BsDateField }

declare global {
  interface HTMLElementTagNameMap {
    'bs-date-field': BsDateField
  }
}

if (globalThis.customElements && !customElements.get('bs-date-field'))
  customElements.define('bs-date-field', BsDateField)
