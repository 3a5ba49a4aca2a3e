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

/** The entry was corrected since. */
const corrected = { subject_value: 'AN OLD CODE' }

const details = () => screen.getByRole('region', { name: 'The report' }).textContent

test('the queue shows open reports, each with its entry beside it', async () => {
  const { user, sent } = await openQueue()
  expect(sent.at(-1)?.query).toMatchObject({ state: 'open', sort: 'created_at' })
  expect(details()).toContain('bank 1 is wrong')
  await user.click(screen.getByRole('button', { name: /^Bank 3/ }))
  expect(details()).toContain('bank 3 is wrong')
})

test('a decision needs a reason and goes to the next report; it asks before an entry that did not change is accepted', async () => {
  const { user, fill, writes, answers } = await openQueue([report(1), report(2, corrected), report(3)])
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(screen.getByText(/Please write a reason/)).toBeTruthy()
  await fill(reason(), 'The bank names it')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/accepting changes nothing/)).toBeTruthy()
  expect(writes()).toEqual([])
  answers['POST admin-corrections/decide'] = unavailable
  await user.click(question.getByRole('button', { name: 'Accept anyway' }))
  await question.findByText('The database does not answer')
  expect(screen.getByDisplayValue('The bank names it')).toBeTruthy()
  answers['POST admin-corrections/decide'] = { ok: true, decided: 1 }
  await user.click(question.getByRole('button', { name: 'Accept anyway' }))
  await screen.findByText('Accepted and published: 1')
  expect(details()).toContain('bank 2 is wrong')
  await fill(reason(), 'It was corrected')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(writes().at(-1)?.body).toEqual({
      ids: ['id-2'],
      decision: 'accepted',
      reason: 'It was corrected',
      reason_ne: '',
    }),
  )
})

test('ten reports are accepted in three presses, after a word about those whose entry did not change', async () => {
  const all = Array.from({ length: 10 }, (_, index) => report(index + 1, index > 3 ? corrected : {}))
  const { user, fill, writes } = await openQueue(all)
  await user.click(screen.getByLabelText('Select page'))
  expect(screen.getByText('10 reports selected')).toBeTruthy()
  await fill(reason(), 'Compared with the list')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/^4 of them are about entries that are unchanged/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Accept anyway' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toMatchObject({ ids: all.map(({ id }) => id), decision: 'accepted' })
})

test('selected reports are refused with one reason, and spam is deleted after a question', async () => {
  const { user, fill, writes } = await openQueue()
  await user.click(screen.getByLabelText(/Select Bank 1/))
  await user.click(screen.getByLabelText(/Select Bank 3/))
  expect(screen.queryByRole('button', { name: 'Delete as spam' })).toBeNull()
  await fill(reason(), 'Compared with the list')
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Delete as spam' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete as spam' }))
  await screen.findByText(/^Deleted:/)
  expect(writes().map(({ body }) => body)).toEqual([
    { ids: ['id-1', 'id-3'], decision: 'declined', reason: 'Compared with the list', reason_ne: '' },
    { ids: ['id-2'], decision: 'removed' },
  ])
})

test('a decision is taken back, also when the words of the visitor are deleted', async () => {
  const decided = { state: 'declined', reason: 'It is right', decided_at: '2026-11-02T06:00:00Z' }
  const { user, writes } = await openQueue([report(1, decided), report(2, { ...decided, message: null })])
  await user.click(screen.getByRole('button', { name: 'Take the decision back' }))
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ ids: ['id-1'], decision: 'reopened' }))
  await user.click(screen.getByRole('button', { name: /^Bank 2/ }))
  expect(details()).toContain('deleted after 90 days')
  await user.click(screen.getByRole('button', { name: 'Take the decision back' }))
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ ids: ['id-2'], decision: 'reopened' }))
})

const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason in English (published)')

test('a reason that is typed stays until it is sent, whichever report is shown', async () => {
  const { user, fill } = await openQueue()
  await fill(reason(), 'Compared with the notice')
  await user.click(screen.getByRole('button', { name: /^Bank 2/ }))
  expect(reason().value).toBe('Compared with the notice')
  await user.click(screen.getByLabelText(/Select Bank 1/))
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  await screen.findByText('Refused and published: 1')
  expect(reason().value).toBe('')
})

test('after the last decision the focus is on the page, which has no form any more', async () => {
  const { user, fill, answers } = await openQueue([report(1)])
  await fill(reason(), 'It is right')
  answers['GET admin-corrections'] = { corrections: [], total: 0 }
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  await screen.findByText('No Open Reports')
  expect(document.activeElement?.id).toBe('content')
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
