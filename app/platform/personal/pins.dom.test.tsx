import { expect, test } from 'vitest'
import { fillStorage } from '#test/full-storage.ts'
import { renderIsland, screen } from '#test/render-island.tsx'
import { emptyRecord, readPersonal, savePersonal } from './personal-record.ts'
import { PinButton } from './pin-button.tsx'
import { noteRecent, startPins } from './pins.ts'

function Page({ path }: { path: string }) {
  return (
    <div data-tool>
      <PinButton path={path} name="Postal Codes" />
    </div>
  )
}

/** The listeners stay: they act on whatever the document holds. */
let isStarted = false

function open(path: string) {
  const { user } = renderIsland(Page, { path })
  if (!isStarted) startPins('en')
  isStarted = true
  return { user, button: screen.getByRole('button', { name: 'Pin Postal Codes' }) }
}

test('a press pins the tool, another takes it off, and a change of another tab is shown', async () => {
  const { user, button } = open('/postal-codes')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  expect(readPersonal().tools).toEqual(['/postal-codes'])
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(button)
  expect(readPersonal().tools).toEqual([])
  localStorage.setItem('my-home', JSON.stringify({ ...emptyRecord, tools: ['/postal-codes'] }))
  dispatchEvent(new Event('storage'))
  expect(button.getAttribute('aria-pressed')).toBe('true')
})

test('an eleventh tool is refused, and the visitor sees why', async () => {
  savePersonal({ ...emptyRecord, tools: Array.from({ length: 10 }, (_, index) => `/tool-${index}`) })
  const { user, button } = open('/postal-codes')
  await user.click(button)
  expect(screen.getByRole('alert').textContent).toMatch(/^Ten tools are pinned already/)
  expect(readPersonal().tools).not.toContain('/postal-codes')
})

test('where the browser stores nothing more, the tool is not pinned, and it is said once', async () => {
  const { user, button } = open('/postal-codes')
  fillStorage()
  await user.click(button)
  await user.click(button)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

test('an opened tool is the first of the recent ones; a page of no tool is none', () => {
  open('/postal-codes')
  noteRecent()
  document.body.innerHTML = '<main><button data-pin="/qr-builder"></button></main>'
  noteRecent()
  expect(readPersonal().recent).toEqual(['/postal-codes'])
})
