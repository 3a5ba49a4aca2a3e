import { BsDateField } from './bs-date-field.ts'

export { BsDateField }

declare global {
  interface HTMLElementTagNameMap {
    'bs-date-field': BsDateField
  }
}

// Where such elements cannot be form fields, the text field inside stays.
if ('ElementInternals' in globalThis && !customElements.get('bs-date-field'))
  customElements.define('bs-date-field', BsDateField)
