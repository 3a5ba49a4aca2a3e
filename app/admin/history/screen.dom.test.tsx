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
  act: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  act_rows: 1,
  act_action: 'update',
  undoable: true,
}
const act = { ...update, entity: 'internet_plans', id: 8, after: { plan_name: 'Fast' }, act_rows: 73 }
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
function openHistory(path = '/admin/history', entries: object = list) {
  return openScreen(
    HistoryScreen,
    {
      'GET admin-audit': entries,
      'POST admin-audit/restore': { ok: true },
      'POST admin-audit/undo': {
        ok: true,
        undone: 72,
        kept: [{ name: 'Fast', reason: 'changed again since' }],
      },
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

test('what one call changed stands as one, and is undone after a question, with what stays as it is', async () => {
  const { user, writes } = openHistory('/admin/history', { ...list, entries: [act, update] })
  const [entry, single] = await screen.findAllByRole('listitem')
  expect(entry?.textContent).toContain('Changed 73 internet plans')
  expect(entry?.textContent).toContain('sita@example.com · 24 November 2026, 07:05')
  expect(single?.textContent).toContain('Changed: bank Nabil Bank')
  await user.click(screen.getByRole('button', { name: 'Undo: Changed 73 internet plans' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Undo: Changed 73 internet plans?' }))
  await user.click(question.getByRole('button', { name: 'Undo' }))
  await screen.findByText('72 rows are undone. 1 row stays as it is: Fast (changed again since).')
  expect(writes()).toMatchObject([{ body: { act: act.act } }])
})

test('an act opens to its rows, each with its fields, and can be undone there', async () => {
  const { user, sent, address } = openHistory('/admin/history', { ...list, entries: [act] })
  await user.click(await screen.findByRole('link', { name: 'Show the rows: Changed 73 internet plans' }))
  expect(address()).toBe(`/admin/history?act=${act.act}`)
  expect(await screen.findByRole('row', { name: /^Plan name/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Fast' }).getAttribute('href')).toBe(
    '/admin/internet-plans?q=Fast&edit=b1',
  )
  expect(screen.getByRole('button', { name: 'Undo: Changed 73 internet plans' })).toBeTruthy()
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: 'admin-audit', query: { act: act.act } }))
  await user.click(screen.getByRole('button', { name: 'Show all changes' }))
  expect(address()).toBe('/admin/history')
})

test('a search is for rows: each shows the act that it is part of', async () => {
  const { user, sent } = openHistory('/admin/history', { ...list, entries: [act] })
  await user.type(await screen.findByRole('searchbox'), 'fast')
  expect(
    (await screen.findByRole('link', { name: 'Part of: Changed 73 internet plans' })).getAttribute('href'),
  ).toBe(`/admin/history?act=${act.act}`)
  // Rows that are there already are shown at once.
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: 'admin-audit', query: { q: 'fast' } }))
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
  await user.type(screen.getByLabelText('From'), '2026-11-01')
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-01', entity_id: 'b1' }))
  await user.click(screen.getByRole('button', { name: 'Show all changes' }))
  await waitFor(() => expect(asked()).not.toHaveProperty('entity'))
  expect(address()).toBe('/admin/history')
})

test('the history is in Nepali on a Nepali page', async () => {
  openHistory('/ne/admin/history', { ...list, entries: [update, act] })
  const [entry, many] = await screen.findAllByRole('listitem')
  expect(entry?.textContent).toContain('बदलियो: बैंक Nabil Bank')
  expect(entry?.textContent).toContain('०७:०५')
  expect(many?.textContent).toContain('७३ वटा इन्टरनेट प्याकेज बदलियो')
})
