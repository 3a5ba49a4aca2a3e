import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField, TextField } from './field.tsx'

test('label, hint and error belong to the control', () => {
  const html = renderToStaticMarkup(
    <TextField
      id="amount"
      label="Amount"
      hint="In rupees"
      error="Not a number"
      describedBy="total"
      maxLength={9}
    />,
  )
  expect(html).toContain('<label for="amount"')
  expect(html).toMatch(
    /<input maxLength="9" id="amount" aria-invalid="true" aria-describedby="total amount-hint amount-error"/i,
  )
  expect(html).toMatch(/<p id="amount-hint"[^>]*>In rupees<\/p><p id="amount-error"[^>]*>Not a number<\/p>/)
})

test('a field without hint and error is neither described nor invalid', () => {
  const html = renderToStaticMarkup(
    <SelectField
      label="Unit"
      defaultValue="tola"
      options={[
        ['gram', 'Gram'],
        ['tola', 'Tola'],
      ]}
    />,
  )
  expect(html).not.toMatch(/aria-[a-z]+=|<p/)
  expect(html).toContain('<option value="tola" selected="">Tola</option>')
})

test('an error that is checked while typing has a live region before it appears', () => {
  const html = renderToStaticMarkup(<TextField id="speed" label="Speed" isLive />)
  expect(html).toMatch(/aria-describedby="speed-error"/)
  expect(html).toMatch(/<p id="speed-error" aria-live="polite"[^>]*><\/p>/)
})
