import { waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import type { AdminRequest, Reply } from '../api/call-admin.ts'
import HistoryScreen from './screen.tsx'

const callAdmin = vi.hoisted(() => vi.fn<(request: AdminRequest) => Promise<Reply<unknown>>>())
vi.mock('../api/call-admin.ts', () => ({ callAdmin }))

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

let restoreReplies: Reply<unknown>[]

beforeEach(() => {
  restoreReplies = []
  callAdmin.mockReset()
  callAdmin.mockImplementation(({ path }) => {
    const answers: Record<string, unknown> = {
      'admin-audit': { entries: [update, deletion], total: 2, page: 1, per_page: 25 },
      'admin-audit/filters': {
        actors: [
          { id: 'u1', email: 'sita@example.com' },
          { id: 'ingest', email: null },
        ],
        entities: ['banks', 'internet_providers'],
      },
    }
    const reply = path === 'admin-audit/restore' ? restoreReplies.shift() : undefined
    return Promise.resolve(reply ?? { ok: true, answer: answers[path.replace(/\?.*/, '')] ?? {} })
  })
})

function renderHistory(address = '/admin/history', lang: 'en' | 'ne' = 'en') {
  return renderIsland(Routed, { address }, { path: lang === 'ne' ? `/ne${address}` : address })
}

function Routed({ address }: { address: string }) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <HistoryScreen />
    </MemoryRouter>
  )
}

const lastCall = (path: string) =>
  callAdmin.mock.calls.findLast(([{ path: called }]) => called.startsWith(path))?.[0]

test('a change says who, what and when, with each field before and after', async () => {
  renderHistory()
  const [entry] = await screen.findAllByRole('listitem')
  expect(entry?.textContent).toContain('Changed: bank Nabil Bank')
  expect(entry?.textContent).toContain('sita@example.com · November 24, 2026, 07:05')
  const row = within(entry as HTMLElement).getByRole('row', { name: /^Code/ })
  expect(row.textContent).toContain('NARBNPKANARBNPKX')
  expect(within(entry as HTMLElement).queryByRole('row', { name: /Shown to visitors/ })).toBeNull()
})

test('one field is restored after a question that says to what', async () => {
  const { user } = renderHistory()
  await user.click(await screen.findByRole('button', { name: 'Restore Code to NARBNPKA' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('Code: NARBNPKA')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await screen.findByText('Nabil Bank is restored.')
  expect(lastCall('admin-audit/restore')?.body).toEqual({ entry: 7, fields: ['code'] })
})

test('what was changed since is shown, and restored only after a second press', async () => {
  restoreReplies = [
    {
      ok: false,
      status: 409,
      error: 'Changed',
      fieldErrors: {},
      current: { name: 'Third', code: 'NARBNPKX' },
    },
    { ok: true, answer: {} },
  ]
  const { user } = renderHistory()
  await user.click(await screen.findByRole('button', { name: 'Restore all of it: Nabil Bank' }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  const dialog = screen.getByRole('alertdialog')
  await waitFor(() => expect(dialog.textContent).toContain('Now: Name: Third; Code: NARBNPKX'))
  await user.click(screen.getByRole('button', { name: 'Restore it all the same' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(lastCall('admin-audit/restore')?.body).toEqual({ entry: 7, over: true })
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
  const list = { entries: [setting], total: 1, page: 1, per_page: 25 }
  callAdmin.mockImplementation(() =>
    Promise.resolve({ ok: true, answer: { ...list, actors: [], entities: [] } }),
  )
  renderHistory()
  const [entry] = await screen.findAllByRole('listitem')
  expect(entry?.textContent).toContain('setting Site Branding')
  expect(within(entry as HTMLElement).getByRole('row', { name: /^Tagline/ }).textContent).toContain(
    'DefaultNew',
  )
  expect(within(entry as HTMLElement).queryByRole('row', { name: /^Site name/ })).toBeNull()
})

test('a deleted record comes back with what fell with it', async () => {
  const { user } = renderHistory()
  await user.click(await screen.findByRole('button', { name: 'Bring it back: Gone Net' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('Plans: 2 rows')
})

test('the filters stand in the request and in the address, and one record can be left again', async () => {
  const { user } = renderHistory('/admin/history?entity=banks&entity_id=b1')
  await screen.findByText('Only: Nabil Bank')
  expect(lastCall('admin-audit?')?.path).toContain('entity=banks&entity_id=b1')
  await user.selectOptions(screen.getByLabelText('Changed by'), 'A program (ingest)')
  await waitFor(() => expect(lastCall('admin-audit?')?.path).toContain('actor=ingest'))
  await user.click(screen.getByRole('button', { name: 'Show all changes' }))
  await waitFor(() => expect(lastCall('admin-audit?')?.path).not.toContain('entity'))
})

test('the history is in Nepali on a Nepali page', async () => {
  renderHistory('/admin/history', 'ne')
  const [entry] = await screen.findAllByRole('listitem')
  expect(entry?.textContent).toContain('बदलियो: बैंक Nabil Bank')
  expect(entry?.textContent).toContain('०७:०५')
})
