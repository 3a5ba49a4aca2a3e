import { expect, test } from 'vitest'
import { renderIsland, screen } from '#test/render-island.tsx'
import { QuickConverter } from './quick-converter.tsx'
import { startQuickPart } from './quick-part.ts'

function open(path = '/') {
  const { user, container } = renderIsland(QuickConverter, { path: '/nepali-date-converter' }, { path })
  return { user, container, start: () => startQuickPart(container) }
}

const bs = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nepali date (BS)' })
const ad = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'English date (AD)' })
const answer = (container: HTMLElement) => container.querySelector('[aria-live=polite]')?.textContent
const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Convert a date' })

test('a whole date in either field fills the other one, with the weekday in words, and the link carries it', async () => {
  const { user, container, start } = open()
  start()
  await user.type(bs(), '20830810')
  expect(bs().value).toBe('2083-08-10')
  expect(ad().value).toBe('2026-11-26')
  expect(answer(container)).toBe('26 November 2026 AD, Thursday')
  expect(link().pathname + link().hash).toBe('/nepali-date-converter#bs=2083-08-10')
  await user.clear(ad())
  expect([bs().value, answer(container)]).toEqual(['', ''])
  await user.type(ad(), '2025-07-13')
  expect(bs().value).toBe('2082-03-29')
  expect(answer(container)).toBe('29 Ashadh 2082 BS, Sunday')
  expect(link().hash).toBe('#ad=2025-07-13')
})

test('in Nepali the answer and the other field have Devanagari digits, which are read as well', async () => {
  const { user, container, start } = open('/ne')
  start()
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (!first || !second) throw new Error('Two fields expected')
  await user.type(first, '२०८३०८१०')
  expect(first.value).toBe('२०८३-०८-१०')
  expect(second.value).toBe('२०२६-११-२६')
  expect(answer(container)).toBe('ई.सं. २६ नोभेम्बर २०२६, बिहीबार')
})

test('while a date is typed there is no answer; a day that a month lacks is refused in words', async () => {
  const { user, container, start } = open()
  start()
  await user.type(bs(), '2083-08-')
  expect(answer(container)).toBe('')
  await user.type(bs(), '32')
  expect(answer(container)).toBe('Mangsir 2083 has 29 days.')
  expect([bs().getAttribute('aria-invalid'), ad().value, link().hash]).toEqual(['true', '', ''])
  await user.clear(bs())
  await user.type(ad(), '2026-11-26')
  expect(bs().getAttribute('aria-invalid')).toBe('false')
})

test('Enter converts a date without leading zeros here, and says what cannot be read', async () => {
  const { user, container, start } = open()
  start()
  let isPrevented = false
  container.addEventListener('submit', (event) => {
    isPrevented = event.defaultPrevented
  })
  await user.type(bs(), '2090-1-1')
  await user.keyboard('{Enter}')
  expect(isPrevented).toBe(true)
  expect(ad().value).toBe('2033-04-14')
  expect(answer(container)).toContain('Provisional')
  await user.clear(bs())
  await user.type(bs(), 'tomorrow maybe{Enter}')
  expect(answer(container)).toContain('not a date that can be read')
})

test('what was typed before the code was loaded is converted', async () => {
  const { user, container, start } = open()
  await user.type(ad(), '2026-11-26')
  expect(answer(container)).toBe('')
  start()
  expect(answer(container)).toBe('10 Mangsir 2083 BS, Thursday')
})

test('without JavaScript it is a form to the tool, with the date in its address', () => {
  const { container } = open('/ne')
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/ne/nepali-date-converter')
  expect(form?.method).toBe('get')
  expect([...(form?.elements ?? [])].map((element) => element.getAttribute('name'))).toEqual([
    'bs',
    'ad',
    null,
  ])
})
