import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installCanvas } from '#test/canvas.ts'
import { screen, within } from '#test/render-island.tsx'
import { renderQrTool } from '#test/render-qr-tool.tsx'
import QrTool from './qr-tool.island.tsx'
import { loadMaker } from './use-qr-code.ts'

const sitaPayload = '{"name":"Sita Sharma","eSewa_id":"9800000001"}'
const panel = () => within(screen.getByRole('region', { name: 'Your QR code' }))
const empty = () => screen.queryByText('No QR Code Generated')
const scrolled = vi.fn<Element['scrollIntoView']>()
const sent = vi.fn<typeof navigator.sendBeacon>(() => true)
/** Time passes, and what waits for a module or a picture is done. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const renderTool = (options?: Parameters<typeof renderQrTool>[1]) => renderQrTool(QrTool, options)

beforeEach(async () => {
  installCanvas()
  await loadMaker()
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockClear()
  navigator.sendBeacon = sent
  sent.mockClear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('QR-12: the code is drawn without a press, 150 ms after the last key, and neither focus nor page move', async () => {
  const { fillIn, code, number, user } = renderTool()
  expect(empty()).not.toBeNull()
  await fillIn()
  await pass(149)
  expect(code()).toBeNull()
  await pass(2)
  expect(code()?.getAttribute('width')).toBe('200')
  expect(panel().getByText('Sita Sharma')).toBeDefined()
  expect(panel().getByText('9800000001')).toBeDefined()
  expect(panel().getByText(sitaPayload)).toBeDefined()
  expect(document.activeElement).toBe(number())
  expect(scrolled).not.toHaveBeenCalled()
  // A key more begins the time anew.
  await user.keyboard('{Backspace}')
  await pass(100)
  await user.keyboard('2')
  await pass(100)
  expect(code()).toBeNull()
  await pass(51)
  expect(code()?.getAttribute('aria-label')).toBe('QR code: eSewa, Sita Sharma, 9800000002')
})

test('QR-12: Generate draws at once, and brings the code and the focus into view', async () => {
  const { fillIn, code, generate, user } = renderTool()
  await fillIn()
  await user.click(generate)
  await pass(0)
  expect(code()).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your QR code' }))
  expect(scrolled).toHaveBeenCalledOnce()
  // Also where the code was drawn before.
  await user.click(generate)
  expect(scrolled).toHaveBeenCalledTimes(2)
  // What is typed afterwards stays in its field.
  await fillIn()
  await pass(200)
  expect(scrolled).toHaveBeenCalledTimes(2)
})

test('A11Y: a finished code is announced once, a second after the last key', async () => {
  const { fillIn, name, user, code } = renderTool()
  const said = () => panel().getByRole('status').textContent
  await fillIn()
  await user.click(name)
  for (const letter of ' Rai') {
    await user.keyboard(letter)
    await pass(500)
    expect(code()).not.toBeNull()
    expect(said()).toBe('')
  }
  await pass(1000)
  expect(said()).toContain('The QR code is ready.')
})

test('LOG-01: a code is counted once, when it stays or Generate is pressed', async () => {
  const { fillIn, name, user, generate } = renderTool()
  await fillIn()
  await user.type(name, 'x')
  await pass(500)
  await user.type(name, 'y')
  await pass(500)
  expect(sent).not.toHaveBeenCalled()
  await pass(1000)
  expect(sent).toHaveBeenCalledOnce()
  await user.click(generate)
  await pass(2000)
  expect(sent).toHaveBeenCalledOnce()
})

test('QR-08: any change hides the code', async () => {
  const { user, name, number, type, fillIn, code, choose, bank } = renderTool()
  const changes = [
    () => user.type(name, 'x'),
    () => type(number(), '9800000002'),
    () => choose('Khalti'),
    () => choose('Bank'),
  ]
  for (const change of changes) {
    await choose('eSewa')
    await fillIn()
    await pass(200)
    expect(code()).not.toBeNull()
    await change()
    expect(code()).toBeNull()
  }
  // An incomplete form has no code and no buttons.
  await pass(200)
  expect(code()).toBeNull()
  expect(empty()).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  await user.selectOptions(bank()!, 'NMBBNPKA')
  await pass(200)
  expect(code()).not.toBeNull()
  await user.selectOptions(bank()!, 'NEBLNPKA')
  expect(code()).toBeNull()
})

test('QR-12: what no code can hold is said in words', async () => {
  const { user, name, number, type, choose, bank } = renderTool()
  await choose('Bank')
  await user.selectOptions(bank()!, 'NMBBNPKA')
  await type(name, 'Sita')
  await user.click(number())
  await user.paste('1'.repeat(6000))
  await pass(200)
  await pass(1000)
  expect(panel().getByRole('status').textContent).toContain('This is more than a QR code can hold.')
})

test('QR-10: a picture that does not read as the payload is never handed out', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { fillIn, code, generate, user } = renderTool()
  const pen = document.createElement('canvas').getContext('2d') as object
  const blank = { data: new Uint8ClampedArray(800 * 1000 * 4), width: 800, height: 1000 }
  const unreadable = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ ...pen, getImageData: () => blank } as never)
  await fillIn()
  await pass(200)
  await pass(1000)
  expect(console.warn).toHaveBeenCalledWith('The code that was drawn does not read as it should')
  expect(panel().getByRole('status').textContent).toContain('could not be read back')
  expect(code()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  // Generate tries again.
  unreadable.mockRestore()
  installCanvas()
  await user.click(generate)
  await pass(0)
  expect(code()).not.toBeNull()
})

test('QR-11: Copy Data copies the payload and says so for two seconds', async () => {
  const { fillIn, user } = renderTool()
  await fillIn()
  await pass(200)
  await user.click(panel().getByText('Copy Data'))
  await pass(0)
  expect(panel().getByText('Copied!')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(sitaPayload)
  await pass(1900)
  expect(panel().getByText('Copied!')).toBeDefined()
  await pass(200)
  expect(panel().queryByText('Copied!')).toBeNull()
})

test('QR-11: a clipboard that refuses is logged and disturbs nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { fillIn, user } = renderTool()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await fillIn()
  await pass(200)
  await user.click(panel().getByText('Copy Data'))
  await pass(0)
  expect(warned).toHaveBeenCalledWith('Copying failed', expect.any(Error))
  expect(panel().getByText('Copy Data')).toBeDefined()
})

test('QR-10: where the system can share pictures, the card is shared', async () => {
  const share = vi.fn<typeof navigator.share>(() => Promise.resolve())
  Object.assign(navigator, { canShare: () => true, share })
  const { fillIn, user } = renderTool()
  await fillIn()
  await pass(200)
  await user.click(panel().getByRole('button', { name: 'Share' }))
  const [file] = share.mock.calls[0]?.[0]?.files ?? []
  expect([file?.name, file?.type]).toEqual(['esewa-qr-code.png', 'image/png'])
  Object.assign(navigator, { canShare: undefined, share: undefined })
})

test('QR-09: the last code of another service can stand beside this one on paper; it is in memory only', async () => {
  const { fillIn, choose, user, type, number, container } = renderTool()
  await fillIn()
  await pass(200)
  expect(screen.queryByLabelText('Beside it')).toBeNull()
  await choose('Khalti')
  await type(number(), '9800000003')
  await pass(200)
  const onPaper = () =>
    Array.from(document.querySelectorAll('[data-card] svg'), (image) => image.getAttribute('aria-label'))
  expect(onPaper()).toEqual(['QR code: Khalti, Sita Sharma, 9800000003'])
  await user.selectOptions(screen.getByLabelText('Beside it'), 'eSewa, 9800000001')
  expect(onPaper()).toEqual([
    'QR code: Khalti, Sita Sharma, 9800000003',
    'QR code: eSewa, Sita Sharma, 9800000001',
  ])
  await user.click(screen.getByLabelText('9 cards'))
  expect(onPaper()).toHaveLength(9)
  expect(localStorage).toHaveLength(0)
  expect(container.querySelector('[data-card]')).toBeNull()
})

test('Clear removes the codes of both wallets from memory', async () => {
  const { fillIn, choose, type, number, user, code } = renderTool()
  await user.click(screen.getByRole('checkbox', { name: 'Remember on this device' }))
  await fillIn()
  await pass(200)
  await choose('Khalti')
  await type(number(), '9800000003')
  await pass(200)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await pass(200)
  expect(code()).toBeNull()
  await fillIn()
  await pass(200)
  expect(code()).not.toBeNull()
  expect(screen.queryByLabelText('Beside it')).toBeNull()
})
