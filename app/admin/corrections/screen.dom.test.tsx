import { beforeEach, expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import { forgetReasonDrafts } from './parts/reason-drafts.ts'
import CorrectionsScreen from './screen.tsx'

beforeEach(() => forgetReasonDrafts())

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
    is_published: true,
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

const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason in English (published)')

test('a reason that is typed stays with its report: over other reports, a closed dialog and another screen', async () => {
  const { user, fill, address } = await openQueue()
  await fill(reason(), 'Compared with the notice')
  screen.getByRole('button', { name: /^Bank 1/ }).focus()
  await user.keyboard('j')
  expect(reason().value).toBe('')
  await fill(reason(), 'Of the second')
  screen.getByRole('button', { name: /^Bank 2/ }).focus()
  await user.keyboard('k')
  expect(reason().value).toBe('Compared with the notice')
  await user.click(screen.getByLabelText(/Select Bank 1/))
  for (const typed of ['', 'One for all']) {
    await user.click(screen.getByRole('button', { name: 'Refuse the selected reports' }))
    const field = within(screen.getByRole('dialog')).getByLabelText<HTMLTextAreaElement>(/^Reason in English/)
    expect(field.value).toBe(typed)
    await fill(field, 'One for all')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  }
  await user.click(screen.getByRole('link', { name: 'Open the editor' }))
  expect(address()).toMatch(/^\/admin\/banks/)
  await openQueue()
  expect(reason().value).toBe('Compared with the notice')
})

test('reports are decided by keys alone: the focus goes to the next one in the list, and what was typed is gone', async () => {
  const { user, writes, answers } = await openQueue()
  screen.getByRole('button', { name: /^Bank 1/ }).focus()
  await user.keyboard('a')
  await user.paste('The bank names it')
  answers['GET admin-corrections'] = { corrections: [report(2), report(3)], total: 199 }
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('199 reports')
  expect(document.activeElement?.textContent).toMatch(/^Bank 2/)
  expect(reason().value).toBe('')
  await user.keyboard('ja')
  await user.paste('It is right')
  answers['GET admin-corrections'] = { corrections: [report(2)], total: 198 }
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await screen.findByText('198 reports')
  expect(document.activeElement?.textContent).toMatch(/^Bank 2/)
  expect(writes().map(({ body }) => body)).toEqual([
    { ids: ['id-1'], decision: 'accepted', reason: 'The bank names it', reason_ne: '' },
    { ids: ['id-3'], decision: 'declined', reason: 'It is right', reason_ne: '' },
  ])
})

test('after a decision about selected reports the focus is in the list', async () => {
  const { user, fill, answers } = await openQueue()
  await user.click(screen.getByLabelText(/Select Bank 1/))
  await user.click(screen.getByRole('button', { name: 'Refuse the selected reports' }))
  const dialog = within(screen.getByRole('dialog'))
  await fill(dialog.getByLabelText('Reason in English (published)'), 'Compared with the list')
  answers['GET admin-corrections'] = { corrections: [report(2), report(3)], total: 199 }
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  await screen.findByText('199 reports')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Bank 2/))
})

test('reports of one language are found whatever the language of the panel is', async () => {
  const { user, sent } = await openQueue()
  expect(sent.at(-1)?.query).not.toHaveProperty('language')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.selectOptions(screen.getByLabelText('Language'), 'Nepali')
  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ lang: 'en', language: 'ne' }))
})

test('an entry that is inactive says so and has its editor, but no public page', async () => {
  await openQueue([report(1, { current: { ...report(1).current, is_published: false } })])
  expect(screen.getByRole('region', { name: 'The entry' }).textContent).toContain('it is inactive')
  expect(screen.getByRole('link', { name: 'Open the editor' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Open the public page' })).toBeNull()
})
