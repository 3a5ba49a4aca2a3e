import { expect, test } from 'vitest'
import { openScreen, screen, waitFor, within } from '#test/admin-screen.tsx'
import HistoryScreen from './screen.tsx'

const update = {
  id: 7,
  at: '2026-11-24T01:20:00.000Z',
  actor_id: 'u1',
  actor_email: 'sita@example.com',
  action: 'update',
  entity: 'banks',
  entity_id: 'b1',
  before: { name: 'Nabil', code: 'NARBNPKA', is_active: true },
  after: { name: 'Nabil Bank', code: 'NARBNPKX', is_active: true },
  restorable: { name: 'Nabil', code: 'NARBNPKA' },
}
const deletion = {
  ...update,
  id: 6,
  action: 'delete',
  entity: 'internet_providers',
  before: { name: 'Gone Net', plans: [{ id: 'p1' }, { id: 'p2' }] },
  after: null,
  restorable: { name: 'Gone Net', plans: [{ id: 'p1' }, { id: 'p2' }] },
}

const list = { entries: [update, deletion], total: 2, page: 1, per_page: 25 }
const filters = {
  actors: [
    { id: 'u1', email: 'sita@example.com' },
    { id: 'ingest', email: null },
  ],
  entities: ['banks', 'internet_providers'],
}

function openHistory(path = '/admin/history', entries: object = list) {
  return openScreen(
    HistoryScreen,
    {
      'GET admin-audit': entries,
      'GET admin-audit/filters': filters,
      'POST admin-audit/restore': { ok: true },
    },
    { path },
  )
}

test('a change says who, what and when, with each field before and after', async () => {
  openHistory()
  const [entry] = await screen.findAllByRole('listitem')
  expect(entry?.textContent).toContain('Changed: bank Nabil Bank')
  expect(entry?.textContent).toContain('sita@example.com · 24 November 2026, 07:05')
  const row = within(entry as HTMLElement).getByRole('row', { name: /^Code/ })
  expect(row.textContent).toContain('NARBNPKANARBNPKX')
  expect(within(entry as HTMLElement).queryByRole('row', { name: /Shown to visitors/ })).toBeNull()
})

test('one field is restored after a question that says to what', async () => {
  const { user, writes } = openHistory()
  await user.click(await screen.findByRole('button', { name: 'Restore Code to NARBNPKA' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('Code: NARBNPKA')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await screen.findByText('Nabil Bank is restored.')
  expect(writes().map(({ body }) => body)).toEqual([{ entry: 7, fields: ['code'] }])
})

test('what was changed since is shown, and restored only after a second press', async () => {
  const { user, answers, writes } = openHistory()
  const current = { name: 'Third', code: 'NARBNPKX' }
  answers['POST admin-audit/restore'] = Response.json(
    { ok: false, error: 'Changed', current },
    { status: 409 },
  )
  await user.click(await screen.findByRole('button', { name: 'Restore all of it: Nabil Bank' }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  const dialog = screen.getByRole('alertdialog')
  await waitFor(() => expect(dialog.textContent).toContain('Now: Name: Third; Code: NARBNPKX'))
  answers['POST admin-audit/restore'] = { ok: true }
  await user.click(screen.getByRole('button', { name: 'Restore it all the same' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writes().at(-1)?.body).toEqual({ entry: 7, over: true })
})

test('the first save of a setting is shown beside the default, which a restore sets', async () => {
  const setting = {
    ...update,
    entity: 'site_settings',
    entity_id: 'site_config',
    before: null,
    after: { key: 'site_config', value: { name: 'Chautari', tagline: 'New' } },
    restorable: { tagline: 'Default' },
  }
  openHistory('/admin/history', { ...list, entries: [setting], total: 1 })
  const [entry] = await screen.findAllByRole('listitem')
  expect(entry?.textContent).toContain('setting Site Branding')
  expect(within(entry as HTMLElement).getByRole('row', { name: /^Tagline/ }).textContent).toContain(
    'DefaultNew',
  )
  expect(within(entry as HTMLElement).queryByRole('row', { name: /^Site name/ })).toBeNull()
})

test('a deleted record comes back with what fell with it', async () => {
  const { user } = openHistory()
  await user.click(await screen.findByRole('button', { name: 'Bring it back: Gone Net' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('Plans: 2 rows')
})

test('the filters stand in the request and in the address, and one record can be left again', async () => {
  const { user, sent, address } = openHistory('/admin/history?entity=banks&entity_id=b1')
  const asked = () => sent.findLast(({ path }) => path === 'admin-audit')?.query
  await screen.findByText('Only: Nabil Bank')
  expect(asked()).toMatchObject({ entity: 'banks', entity_id: 'b1' })
  await user.selectOptions(screen.getByLabelText('Changed by'), 'A program (ingest)')
  await waitFor(() => expect(asked()).toMatchObject({ actor: 'ingest', entity_id: 'b1' }))
  await user.click(screen.getByRole('button', { name: 'Show all changes' }))
  await waitFor(() => expect(asked()).not.toHaveProperty('entity'))
  expect(address()).toBe('/admin/history')
})

test('the history is in Nepali on a Nepali page', async () => {
  openHistory('/ne/admin/history')
  const [entry] = await screen.findAllByRole('listitem')
  expect(entry?.textContent).toContain('बदलियो: बैंक Nabil Bank')
  expect(entry?.textContent).toContain('०७:०५')
})
