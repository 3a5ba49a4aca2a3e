import { expect, test } from 'vitest'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { renderIsland, screen } from '#test/render-island.tsx'
import { QuickCarrier } from './quick-carrier.tsx'
import { startQuickPart } from './quick-part.ts'

const carrier = (name: string, prefixes: string[], ...chips: string[]): Carrier => ({
  id: name,
  name,
  prefixes,
  technology: 'GSM',
  icon: 'phone',
  colour: 'blue',
  description: '',
  remarks: chips.map((chip) => ({ kind: 'service-ended', chip, text: '' })),
})

const carriers = [
  carrier('Nepal Telecom', ['984', '985']),
  carrier('"Quoted" & <b>Ncell</b>', ['980']),
  carrier('Smart Cell', ['961'], 'No longer in service'),
]

function open(path = '/') {
  const { user, container } = renderIsland(QuickCarrier, { carriers, path: '/carrier-identifier' }, { path })
  const answer = container.querySelector('[aria-live=polite]')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  return { user, container, field, answer: () => answer?.textContent, start: () => startQuickPart(container) }
}

test('the first three digits name the carrier, in both scripts and behind the country code', async () => {
  const { user, field, answer, start } = open()
  start()
  expect(answer()).toBe('The first three digits decide, such as 984.')
  for (const [number, name] of [
    ['984', 'Nepal Telecom'],
    ['९८४१', 'Nepal Telecom'],
    ['+977 980-1234567', '"Quoted" & <b>Ncell</b>'],
    ['9611', 'Smart Cell · No longer in service'],
    ['999', 'No carrier that we know begins with 999.'],
    ['971', '971: probably Ncell'],
    ['97', 'The first three digits decide, such as 984.'],
  ] as const) {
    await user.clear(field)
    await user.type(field, number)
    expect(answer(), number).toBe(name)
  }
})

test('the answer is not written again while it is the same: a screen reader would repeat it', async () => {
  const { user, field, container, start } = open('/ne')
  start()
  await user.type(field, '984')
  const first = container.querySelector('[aria-live]')?.firstChild
  await user.type(field, '1234567')
  expect(container.querySelector('[aria-live]')?.firstChild).toBe(first)
})

test('no form sends the number: its field has no name, and Enter stays on the page', async () => {
  const { user, field, container, start } = open()
  const form = container.querySelector('form')
  if (!form) throw new Error('A form expected')
  await user.type(field, '9841234567')
  expect([...new FormData(form)]).toEqual([])
  expect([field.name, field.autocomplete]).toEqual(['', 'off'])
  start()
  const address = location.href
  let isPrevented = false
  container.addEventListener('submit', (event) => {
    isPrevented = event.defaultPrevented
  })
  await user.type(field, '{Enter}')
  expect(isPrevented).toBe(true)
  expect(location.href).toBe(address)
  expect(container.innerHTML).not.toContain('9841234567')
})
