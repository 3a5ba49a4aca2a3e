import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import DateConverter from './date-converter.island.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function renderCard() {
  const { user } = renderIsland(DateConverter, { today: '2026-11-24' }, { path: '/nepali-date-converter' })
  const card = within(screen.getByRole('region', { name: 'Convert a date' }))
  const field = () => card.getByRole<HTMLInputElement>('textbox')
  const type = async (text: string) => {
    await user.clear(field())
    await user.type(field(), text)
  }
  const turn = (name: string) => user.click(card.getByRole('radio', { name }))
  return { user, field, type, turn, answer: () => card.getByRole('status').textContent }
}

test('the other direction begins with the answer, also on the last day of the calendar', async () => {
  const { field, answer, turn, type } = renderCard()
  await type('20830819')
  await turn('AD → BS')
  expect(field().value).toBe('2026-12-05')
  expect(answer()).toContain('19 Mangsir 2083')
  expect(location.hash).toBe('#ad=2026-12-05')
  await turn('BS → AD')
  expect(field().value).toBe('2083-08-19')
  expect(location.hash).toBe('#bs=2083-08-19')
  await type('20901230')
  await turn('AD → BS')
  expect(field().value).toBe('2034-04-13')
  expect(answer()).toContain('30 Chaitra 2090')
})

test('every pasted English date gets an answer', async () => {
  const { user, field, answer: shown, turn } = renderCard()
  await turn('AD → BS')
  for (const [text, answer] of [
    ['4/5/2025', '4 May 2025 or 5 April 2025'],
    ['next Tuesday', 'This is not a date that can be read.'],
    ['2082/4/29', 'Is this perhaps a Nepali date?'],
  ] as const) {
    await user.clear(field())
    await user.click(field())
    await user.paste(text)
    expect(shown(), text).toContain(answer)
  }
})

test('a typed date opens the keyboard of digits', () => {
  const { field } = renderCard()
  expect(field().inputMode).toBe('numeric')
  expect(field().maxLength).toBe(60)
})
