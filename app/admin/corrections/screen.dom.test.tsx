import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import CorrectionsScreen from './screen.tsx'

const report = (number: number, more: object = {}) => ({
  id: `id-${number}`,
  subject_kind: 'bank',
  subject_key: `bank-${number}`,
  subject_name: `Bank ${number}`,
  subject_name_ne: null,
  subject_value: `CODE${number}`,
  message: `The code of bank ${number} is wrong`,
  link: null,
  lang: 'en',
  state: 'open',
  reason: null,
  reason_ne: null,
  decided_at: null,
  created_at: '2026-11-01T06:00:00Z',
  current: {
    name: `Bank ${number}`,
    name_ne: null,
    value: `CODE${number}`,
    path: '/qr-builder',
    editor: `/admin/banks?q=Bank+${number}&edit=bank-${number}`,
  },
  ...more,
})

async function openQueue(corrections: object[] = [1, 2, 3].map((number) => report(number)), total = 200) {
  const answers = {
    'GET admin-corrections': { corrections, total },
    'POST admin-corrections/decide': { ok: true, decided: 1 },
  }
  const opened = openScreen(CorrectionsScreen, answers, { path: '/admin/corrections' })
  await screen.findByText('200 reports')
  return opened
}

const details = () => screen.getByRole('region', { name: 'The report' }).textContent

test('the queue shows open reports, each with its entry beside it, and is walked by keys', async () => {
  const { user, sent, address } = await openQueue()
  expect(sent.at(-1)?.query).toMatchObject({ state: 'open', sort: 'created_at' })
  expect(details()).toContain('bank 1 is wrong')
  screen.getByRole('button', { name: /^Bank 1/ }).focus()
  await user.keyboard('jj')
  expect(details()).toContain('bank 3 is wrong')
  expect(document.activeElement?.textContent).toMatch(/^Bank 3/)
  await user.keyboard('k')
  expect(details()).toContain('bank 2 is wrong')
  await user.keyboard('x')
  await screen.findByText('1 report selected')
  await user.keyboard('a')
  expect(document.activeElement).toBe(screen.getByLabelText('Reason in English (published)'))
  // In a field the same keys are letters.
  await user.keyboard('je')
  expect(details()).toContain('bank 2 is wrong')
  screen.getByRole('button', { name: /^Bank 2/ }).focus()
  await user.keyboard('e')
  expect(address()).toBe('/admin/banks?q=Bank+2&edit=bank-2')
})

test('a decision needs a reason, takes the other reports of the same entry along, and goes to the next report', async () => {
  const same = { subject_key: 'bank-1' }
  const { user, fill, writes, answers } = await openQueue([report(1), report(2, same), report(3)])
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(screen.getByText(/Please write a reason/)).toBeTruthy()
  expect(writes()).toEqual([])
  await fill(screen.getByLabelText('Reason in English (published)'), 'The bank names it')
  answers['POST admin-corrections/decide'] = unavailable
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('The database does not answer')
  expect(screen.getByDisplayValue('The bank names it')).toBeTruthy()
  answers['POST admin-corrections/decide'] = { ok: true, decided: 2 }
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('Accepted and published: 2')
  expect(writes().at(-1)?.body).toEqual({
    ids: ['id-1', 'id-2'],
    decision: 'accepted',
    reason: 'The bank names it',
    reason_ne: '',
  })
})

test('selected reports are refused with one reason, and spam is deleted after a question', async () => {
  const { user, fill, writes } = await openQueue()
  await user.click(screen.getByLabelText(/Select Bank 1/))
  await user.click(screen.getByLabelText(/Select Bank 3/))
  await user.click(screen.getByRole('button', { name: 'Refuse the selected reports' }))
  const dialog = within(screen.getByRole('dialog'))
  await fill(dialog.getByLabelText('Reason in English (published)'), 'Compared with the list')
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Delete as spam' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete as spam' }))
  await screen.findByText(/^Deleted:/)
  expect(writes().map(({ body }) => body)).toEqual([
    { ids: ['id-1', 'id-3'], decision: 'declined', reason: 'Compared with the list', reason_ne: '' },
    { ids: [expect.any(String)], decision: 'removed' },
  ])
})

test('a decision is taken back, unless the words of the visitor are deleted', async () => {
  const decided = { state: 'declined', reason: 'It is right', decided_at: '2026-11-02T06:00:00Z' }
  const { user, writes } = await openQueue([report(1, decided), report(2, { ...decided, message: null })])
  await user.click(screen.getByRole('button', { name: 'Take the decision back' }))
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ ids: ['id-1'], decision: 'reopened' }))
  await user.click(screen.getByRole('button', { name: /^Bank 2/ }))
  expect(screen.queryByRole('button', { name: 'Take the decision back' })).toBeNull()
  expect(details()).toContain('deleted after 90 days')
})
