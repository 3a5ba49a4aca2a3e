import { expect, test, vi } from 'vitest'
import { renderIsland, screen } from '#test/render-island.tsx'
import WordsTool from './words-tool.island.tsx'

function open({ path = '/number-to-words', posted }: { path?: string; posted?: string } = {}) {
  const { user, container } = renderIsland(WordsTool, { posted }, { path })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const type = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  return { user, container, field, type, shown: () => container.textContent }
}

test('before anything is typed an example is answered, and said to be one', async () => {
  const { shown, type } = open()
  expect(shown()).toContain('For example')
  expect(screen.getByRole('status').textContent).toBe(
    'Rupees one lakh twenty-five thousand and fifty paisa only',
  )
  await type('7')
  expect(shown()).not.toContain('For example')
})

test('every form is there in both languages, with the figure in both scripts', async () => {
  const { type, shown } = open()
  await type('रु. १,२५,०००/-')
  for (const text of [
    'Rupees one lakh twenty-five thousand only',
    'Rs. 1,25,000/- (in words: Rupees one lakh twenty-five thousand only)',
    'Number aloneone lakh twenty-five thousand',
    'In digits1,25,000',
    'एक लाख पच्चीस हजार रुपैयाँ मात्र',
    'रु. १,२५,०००/- (अक्षरेपी एक लाख पच्चीस हजार रुपैयाँ मात्र)',
    'In digits१,२५,०००',
  ])
    expect(shown()).toContain(text)
  expect(document.querySelectorAll('[lang=ne]')).toHaveLength(4)
})

test('an amount with paisa has no form without rupees, and shows both digits of the paisa', async () => {
  const { type, shown } = open()
  await type('125000.5')
  expect(shown()).toContain('रु. १,२५,०००.५० (अक्षरेपी एक लाख पच्चीस हजार रुपैयाँ पचास पैसा मात्र)')
  expect(shown()).not.toContain('Number alone')
})

test('each button copies its own form', async () => {
  const { user, type } = open()
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  await type('500')
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Copy: For a cheque',
    'Copy: For a contract or receipt',
  ])
  for (const button of buttons) await user.click(button)
  expect(copied).toEqual([
    'Rupees five hundred only',
    'Rs. 500/- (in words: Rupees five hundred only)',
    'five hundred',
    '500',
    'पाँच सय रुपैयाँ मात्र',
    'रु. ५००/- (अक्षरेपी पाँच सय रुपैयाँ मात्र)',
    'पाँच सय',
    '५००',
  ])
})

test.for([
  ['-500', 'below zero'],
  ['1.505', 'at most two digits'],
  ['10000000000000000', 'ten thousand kharab'],
  ['five', 'not an amount'],
] as const)('%s keeps what was typed and is refused beside the field', async ([text, reason]) => {
  const { field, type } = open()
  await type(text)
  expect(field.value).toBe(text)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(reason)
  expect(screen.queryByRole('status')).toBeNull()
})

test('an amount that was posted without scripts is answered; on a Nepali page Nepali comes first', () => {
  const { field } = open({ path: '/ne/number-to-words', posted: '५००' })
  expect(field.value).toBe('५००')
  expect(screen.getByRole('status').textContent).toBe('पाँच सय रुपैयाँ मात्र')
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'नेपालीमा',
    'अङ्ग्रेजीमा',
  ])
})

test('the amount of a link from the search box is answered; a foreign fragment is not', () => {
  expect(open({ path: '/number-to-words#1250.5' }).field.value).toBe('1250.5')
  expect(open({ path: '/number-to-words#article' }).field.value).toBe('')
})
