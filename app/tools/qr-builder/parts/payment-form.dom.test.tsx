import { beforeEach, expect, test, vi } from 'vitest'
import { installCanvas } from '#test/canvas.ts'
import { screen } from '#test/render-island.tsx'
import { renderQrTool } from '#test/render-qr-tool.tsx'
import QrTool from './qr-tool.island.tsx'

const renderTool = (options?: Parameters<typeof renderQrTool>[1]) => renderQrTool(QrTool, options)

beforeEach(installCanvas)

test('QR-02, QR-08: the bank list stands with Bank only, and a wallet forgets the chosen bank', async () => {
  const { user, bank, choose } = renderTool()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'eSewa' }).checked).toBe(true)
  expect(bank()).toBeNull()
  await choose('Bank')
  await user.selectOptions(bank()!, 'NMB Bank')
  expect(bank()!.value).toBe('NMBBNPKA')
  await choose('Khalti')
  expect(bank()).toBeNull()
  await choose('Bank')
  expect(bank()!.value).toBe('')
})

test('QR-03, QR-04: letters and digits stay, the rest goes', async () => {
  const { name, number, type } = renderTool()
  await type(name, 'S1i.ta-')
  expect(name.value).toBe('Sita')
  await type(name, 'सीता शर्मा १२!')
  expect(name.value).toBe('सीता शर्मा ')
  await type(number(), '९८-ab4')
  expect(number().value).toBe('984')
})

test('QR-03: a name without letters has an error once its field is left', async () => {
  const { user, name, type, described } = renderTool()
  await type(name, '  ')
  expect(described(name)).not.toContain('required')
  await user.tab()
  expect(described(name)).toContain('Name is required')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await type(name, 'Sita')
  expect(name.getAttribute('aria-invalid')).toBeNull()
})

test('QR-04: an incomplete number has no error before its field is left or Enter is pressed', async () => {
  const { user, number, type, described, choose } = renderTool()
  await type(number(), '98')
  expect(described(number())).not.toContain('must be')
  await user.keyboard('{Enter}')
  expect(described(number())).toContain('Mobile number must be exactly 10 digits')
  await type(number(), '9800000001')
  await user.keyboard('{Backspace}')
  // It was right in between: it is checked again when it is left.
  expect(described(number())).not.toContain('must be')
  await user.tab()
  expect(described(number())).toContain('Mobile number must be exactly 10 digits')
  await type(number(), '')
  expect(described(number())).toContain('Mobile number is required')
  await choose('Bank')
  await user.click(number())
  await user.tab()
  expect(described(number())).toContain('Account number is required')
  await type(number(), '0'.repeat(64))
  expect(number().getAttribute('aria-invalid')).toBeNull()
})

test('QR-04: the digits of a wallet number are counted, those of an account are not', async () => {
  const { number, type, described, choose } = renderTool()
  expect(described(number())).not.toContain('/10')
  await type(number(), '9841234')
  expect(described(number())).toContain('7/10')
  await choose('Bank')
  expect(described(number())).not.toContain('/10')
  const nepali = renderTool({ path: '/ne/qr-builder' })
  await nepali.type(nepali.number(), '९८४')
  expect(nepali.described(nepali.number())).toContain('३/१०')
})

test('QR-04: a phone shows its number keys, and offers the name and number that it knows', async () => {
  const { name, number, choose } = renderTool()
  const said = (input: HTMLInputElement) => [input.type, input.inputMode, input.autocomplete]
  expect(name.autocomplete).toBe('name')
  expect(said(number())).toEqual(['tel', 'numeric', 'tel'])
  await choose('Bank')
  expect(said(number())).toEqual(['text', 'numeric', 'off'])
})

test('QR-03, QR-04: what is left out of a name and in front of a mobile number is said', async () => {
  const { name, number, type, described, user } = renderTool()
  await type(name, "O'Neil-Rai")
  expect(name.value).toBe('ONeilRai')
  expect(described(name)).toContain("Left out: ' -")
  await type(name, '')
  expect(described(name)).not.toContain('Left out')
  await user.click(number())
  await user.paste('+977 984-1234567')
  expect(number().value).toBe('9841234567')
  expect(described(number())).toContain('The 977 in front was left out')
  expect(number().getAttribute('aria-invalid')).toBeNull()
})

test('QR-08: from a bank to a wallet no account number is carried over, and no error appears at once', async () => {
  const { number, type, choose } = renderTool()
  await choose('Bank')
  await type(number(), '0123456789012345678901')
  await choose('eSewa')
  expect(number().value).toBe('')
  expect(number().getAttribute('aria-invalid')).toBeNull()
  await type(number(), '9841234567')
  await choose('Khalti')
  expect(number().value).toBe('9841234567')
})

test('QR-05: Generate waits for a name, a right number and, for Bank, a bank', async () => {
  const { user, name, number, type, generate, choose, bank } = renderTool()
  expect(generate.disabled).toBe(true)
  await type(name, 'Sita Sharma')
  await type(number(), '980000000')
  expect(generate.disabled).toBe(true)
  await user.keyboard('1')
  expect(generate.disabled).toBe(false)
  await type(name, '   ')
  expect(generate.disabled).toBe(true)
  await type(name, 'Sita Sharma')
  await choose('Bank')
  expect(generate.disabled).toBe(true)
  await user.selectOptions(bank()!, 'NMBBNPKA')
  expect(generate.disabled).toBe(false)
})

test('QR-07: after a failure five banks stand in, and Try again fetches the list', async () => {
  let answer: object = { error: 'The data is not available at the moment.' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  const { user, bank, choose, container } = renderTool({ failure: { detail: '' } })
  await choose('Bank')
  expect(container.textContent).toContain('Error loading banks: Failed to load banks')
  const options = () => Array.from(bank()!.options, ({ text }) => text)
  expect(options()).toEqual([
    'Select a bank',
    'Nepal Bank Limited',
    'NIC Asia Bank Limited',
    'Global IME Bank Limited',
    'Himalayan Bank Ltd',
    'NMB Bank',
  ])
  const retry = () => user.click(screen.getByRole('button', { name: 'Try again' }))
  await retry()
  await screen.findByText(/Error loading banks: The data is not available at the moment\./)
  await user.selectOptions(bank()!, 'NMBBNPKA')
  const name = (code: string) => ({ code, name: code, name_ne: null })
  answer = { banks: ['NARBNPKA', 'NMBBNPKA'].map(name) }
  await retry()
  await screen.findByRole('option', { name: 'NARBNPKA' })
  expect(container.textContent).not.toContain('Error loading banks')
  expect(bank()!.value).toBe('NMBBNPKA')
})

test('SHELL-15: name and number are kept on this device only when asked for, until Clear is pressed', async () => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  const first = renderTool()
  const remember = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember on this device' })
  await first.fillIn()
  expect(remember().checked).toBe(false)
  expect(localStorage).toHaveLength(0)
  await first.user.click(remember())
  await first.type(first.name, 'Ram Thapa')

  const second = renderTool()
  expect(remember().checked).toBe(true)
  expect([second.name.value, second.number().value]).toEqual(['Ram Thapa', '9800000001'])
  await second.user.click(remember())
  expect(localStorage).toHaveLength(0)
  expect(second.name.value).toBe('Ram Thapa')
  await second.user.click(remember())
  await second.user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(localStorage).toHaveLength(0)
  expect([second.name.value, second.number().value]).toEqual(['', ''])
  expect(remember().checked).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

test('SHELL-15: a kept form that cannot be read, or a browser that keeps nothing, leaves an empty form', async () => {
  localStorage.setItem('qr-builder-form', '{')
  const broken = renderTool()
  expect(broken.name.value).toBe('')
  localStorage.setItem('qr-builder-form', '{"service":"khalti","name":7,"number":"98a0"}')
  const odd = renderTool()
  expect([odd.name.value, odd.number().value]).toEqual(['', '980'])
  localStorage.clear()
  const { user } = renderTool()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const remember = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember on this device' })
  await user.click(remember)
  expect(remember.checked).toBe(false)
  vi.unstubAllGlobals()
})
