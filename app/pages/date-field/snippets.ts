/** Code that the page shows and does not run. */
export const snippets = {
  npm: 'npm install bs-date-field',
  module: `<script type="module">
  import 'bs-date-field'
</script>`,
  plain: '<script type="module" src="/bs-date-field/index.js"></script>',
  react: `import 'bs-date-field'

<label>
  Date of birth
  <bs-date-field name="birth" required
    onchange={({ target }) => setBirth(target.value)} />
</label>`,
  types: `import type { BsDateField } from 'bs-date-field'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Field = DetailedHTMLProps<HTMLAttributes<BsDateField>, BsDateField>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'bs-date-field': Field & {
        name?: string
        required?: boolean
        onchange?: (event: { target: BsDateField }) => void
      }
    }
  }
}`,
  style: `bs-date-field {
  --bs-date-field-accent: #b3173c;
  --bs-date-field-radius: 0;
}
bs-date-field::part(year) {
  font-weight: 700;
}`,
} as const
