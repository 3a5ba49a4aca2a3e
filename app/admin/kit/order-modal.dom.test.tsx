import { expect, test } from 'vitest'
import type { PlacedRow } from '#app/platform/editing/answers.ts'
import { openScreen, screen, within } from '#test/admin-screen.tsx'
import { OrderModal } from './order-modal.tsx'

const row = (name: string, group: string | null = null): PlacedRow => ({
  id: `id-${name}`,
  name,
  name_ne: null,
  is_active: name !== 'D',
  group,
})
const rows = ['A', 'B', 'C', 'D'].map((name) => row(name))

async function openOrder(listed: readonly PlacedRow[] = rows) {
  const calls: string[] = []
  const modal = (
    <OrderModal
      path="admin-banks"
      groupTitles={{ health: 'Health' }}
      onClose={() => calls.push('closed')}
      onSaved={(said) => calls.push(said)}
    />
  )
  const answers = { 'GET admin-banks/order': { rows: listed }, 'PUT admin-banks/order': { rows: listed } }
  const opened = openScreen(() => modal, answers, { path: '/admin/banks' })
  await screen.findByText('A')
  return { ...opened, calls }
}

const names = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.firstChild?.textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const spoken = () => screen.getByRole('status').textContent

test('a row is moved to the place that is typed, which is spoken, and the focus stays on it', async () => {
  const { user, calls } = await openOrder()
  const place = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Place of C, 1 to 4' })
  const type = async (text: string) => {
    place().focus()
    place().select()
    await user.keyboard(text)
  }
  place().focus()
  await type('1{Enter}')
  expect(names()).toEqual(['C', 'A', 'B', 'D'])
  expect(spoken()).toBe('C: place 1 of 4.')
  expect(document.activeElement).toBe(place())
  await type('२{Tab}')
  expect(names()).toEqual(['A', 'C', 'B', 'D'])
  for (const text of ['x{Enter}', '0{Enter}', '1.5{Enter}', '{Backspace}{Enter}']) {
    await type(text)
    expect([names().join(''), place().value]).toEqual(['ACBD', '2'])
  }
  await type('9{Enter}')
  expect(names()).toEqual(['A', 'B', 'D', 'C'])
  expect(place().value).toBe('4')
  expect(calls).toEqual([])
})

test('the buttons move a row by one place; nothing is stored before Save', async () => {
  const { user, writes, calls } = await openOrder()
  expect(button('Move A up').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Move A down'))
  expect(document.activeElement).toBe(button('Move A down'))
  expect(spoken()).toBe('A: place 2 of 4.')
  expect(writes()).toEqual([])
  await user.click(button('Save'))
  expect(writes()).toMatchObject([
    { body: { ids: ['id-B', 'id-A', 'id-C', 'id-D'], read: ['id-A', 'id-B', 'id-C', 'id-D'] } },
  ])
  expect(calls).toEqual(['The order is saved.'])
})

test('Cancel and Escape ask before a changed order is discarded', async () => {
  const { user, calls } = await openOrder()
  await user.click(button('Move A down'))
  await user.keyboard('{Escape}')
  const question = within(screen.getByRole('alertdialog', { name: 'Discard what you typed?' }))
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(names()).toEqual(['B', 'A', 'C', 'D'])
  await user.click(button('Cancel'))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  expect(calls).toEqual(['closed'])
})

test('after another order was saved meanwhile, that one is shown with the reason, and can be changed', async () => {
  const { user, answers, writes } = await openOrder()
  await user.click(button('Move A down'))
  const current = { rows: [row('A'), row('New'), row('B'), row('D')] }
  answers['PUT admin-banks/order'] = () =>
    Response.json({ error: 'Rows were added in the meantime.', current }, { status: 409 })
  await user.click(button('Save'))
  expect((await screen.findByText('Rows were added in the meantime.')).getAttribute('role')).toBe('alert')
  expect(names()).toEqual(['A', 'New', 'B', 'D'])
  answers['PUT admin-banks/order'] = { rows: [] }
  await user.click(button('Move A down'))
  await user.click(button('Save'))
  expect(writes().at(-1)?.body).toEqual({
    ids: ['id-New', 'id-A', 'id-B', 'id-D'],
    read: ['id-A', 'id-New', 'id-B', 'id-D'],
  })
})

test('rows of groups stand under their titles and stay there', async () => {
  const { user } = await openOrder([row('A', 'health'), row('B', 'health'), row('C', 'other')])
  expect(screen.getByRole('heading', { name: 'Health' })).toBeTruthy()
  expect(button('Move B down').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Move B down'))
  expect(names()).toEqual(['A', 'B', 'C'])
  expect(screen.getByRole('textbox', { name: 'Place of C, 1 to 1' })).toBeTruthy()
})
