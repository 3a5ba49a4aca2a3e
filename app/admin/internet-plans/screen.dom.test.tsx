import { expect, test, vi } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import PlansScreen from './screen.tsx'

const id = (digit: number) => `7c9e6679-7425-40de-944b-e07fc1f90ae${digit}`
const provider = (digit: number, name: string, is_active = true) => ({
  id: id(digit),
  name,
  name_ne: null,
  logo_path: null,
  is_active,
})
const providers = [provider(1, 'WorldLink'), provider(2, 'Empty Net'), provider(3, 'Closed Net', false)]
const plan = {
  id: id(7),
  provider_id: id(1),
  plan_name: 'Home',
  plan_name_ne: null,
  speed_mbps: 100,
  price_npr: 1200,
  plan_duration_months: 3,
  billing_cycle_months: 3,
  installation_cost_npr: 0,
  router_cost_npr: null,
  router_included: null,
  includes_tv: false,
  vat_included: null,
  data_limit_gb: null,
  fup_details: null,
  fup_details_ne: null,
  source_url: null,
  last_verified_at: null,
  is_active: true,
  updated_at: '2026-08-01T00:00:00.000Z',
}
const family = {
  ...plan,
  id: id(8),
  provider_id: id(2),
  plan_name: 'Family 150',
  speed_mbps: 150,
  price_npr: 113_800,
  plan_duration_months: 12,
  installation_cost_npr: 2500,
  data_limit_gb: 'unlimited',
  is_active: false,
  last_verified_at: '2026-08-02T00:00:00.000Z',
}

const listed = (...plans: object[]) => ({ plans, total: plans.length })

async function openPlans() {
  const answers = {
    'GET admin-internet-plans': listed(plan),
    'GET admin-internet-providers': { providers, total: 3 },
  }
  const opened = openScreen(PlansScreen, answers, { path: '/admin/internet-plans' })
  expect(screen.getByText('Loading plans...')).toBeTruthy()
  await screen.findByRole('region', { name: 'WorldLink' })
  return opened
}

const region = (name: string) => within(screen.getByRole('region', { name }))

test('ADM-09, ADM-10: plans stand under their provider, and a provider without plans is not there', async () => {
  await openPlans()
  expect(screen.getByRole('heading', { name: 'Current Plans' })).toBeTruthy()
  expect(region('WorldLink').getByText('1 plan')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Empty Net' })).toBeNull()
})

test('ADM-09, ADM-11, ADM-12, ADM-18, ADM-26: a plan is checked, added under its provider, and shown with its figures', async () => {
  const { user, fill, answers, writes } = await openPlans()
  await user.click(screen.getByRole('button', { name: 'Add Plan' }))
  const form = within(screen.getByRole('dialog', { name: 'Add New Internet Plan' }))
  const choice = (name: string) => form.getByLabelText<HTMLSelectElement>(name)
  expect(choice('Duration').selectedOptions[0]?.textContent).toBe('12 months')
  expect(form.getByLabelText<HTMLInputElement>('Data limit').value).toBe('unlimited')
  await user.click(form.getByRole('button', { name: 'Create Plan' }))
  for (const fault of [
    'Please select a provider',
    'Plan name is required',
    'Speed must be greater than 0',
    'Price must be greater than 0',
  ])
    expect(form.getByText(fault)).toBeTruthy()
  const ofProvider = form.getByLabelText<HTMLSelectElement>(/^Provider/)
  await waitFor(() => expect(document.activeElement).toBe(ofProvider))
  expect([...ofProvider.options].map(({ text }) => text)).toEqual(['', 'WorldLink', 'Empty Net'])
  await user.selectOptions(ofProvider, 'Empty Net')
  await fill(form.getByLabelText('Plan name (required)'), 'Family 150')
  await fill(form.getByLabelText(/^Speed/), '150')
  await fill(form.getByLabelText(/^Price for the whole duration/), '1,13,800')
  expect(form.getByRole('textbox', { name: /^Price/, description: 'NPR 9,483 a month' })).toBeTruthy()
  await fill(form.getByLabelText(/^Installation cost/), '2500')
  await user.clear(form.getByLabelText(/^Router cost/))
  await user.click(form.getByLabelText('Plan is active and visible to users'))
  await user.click(form.getByRole('button', { name: 'Verified today' }))
  answers['POST admin-internet-plans'] = { plan: family }
  answers['GET admin-internet-plans'] = listed(plan, family)
  await user.click(form.getByRole('button', { name: 'Create Plan' }))
  await screen.findByText('The plan is saved.')
  await screen.findByRole('region', { name: 'Empty Net' })
  expect(writes()).toMatchObject([
    { body: { provider_id: id(2), router_cost_npr: null, plan_duration_months: 12, verified_today: true } },
  ])
  const card = region('Empty Net').getByRole('listitem').textContent
  for (const shown of ['Family 150', '150 Mbps', 'NPR 1,13,800', 'Unlimited', 'NPR 2,500', 'Inactive'])
    expect(card).toContain(shown)
})

test('ADM-11, ADM-12: a plan is edited, and deleted after a question', async () => {
  const { user, fill, answers, writes } = await openPlans()
  await user.click(screen.getByRole('button', { name: 'Edit Home, 3 months' }))
  const edit = within(screen.getByRole('dialog', { name: 'Edit Internet Plan' }))
  await fill(edit.getByLabelText(/^Installation cost/), '500')
  answers['PUT admin-internet-plans/*'] = { plan }
  answers['GET admin-internet-plans'] = listed({ ...plan, last_verified_at: '2026-08-02T00:00:00.000Z' })
  await user.click(edit.getByRole('button', { name: 'Update Plan' }))
  await screen.findByText('The plan is saved.')
  expect(writes()).toMatchObject([{ body: { installation_cost_npr: '500' } }])
  expect(region('WorldLink').queryByText('Setup cost')).toBeNull()
  await screen.findByText('2 August 2026')
  await user.click(screen.getByRole('button', { name: 'Edit Home, 3 months' }))
  expect(screen.getByText('Last verified: 2 August 2026')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Delete Home, 3 months' }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText('Are you sure you want to delete this internet plan?')).toBeTruthy()
  answers['DELETE admin-internet-plans/*'] = { ok: true }
  answers['GET admin-internet-plans'] = listed()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The plan is deleted.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'No Plans Found' })).toBeTruthy()
})

test('ADM-10, ADM-13, ADM-25: what cannot be loaded is reported and logged once, and none is a way to the first', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => undefined)
  const answers: Parameters<typeof openScreen>[1] = {
    'GET admin-internet-plans': listed(),
    'GET admin-internet-providers': unavailable,
  }
  const { user } = openScreen(PlansScreen, answers, { path: '/admin/internet-plans' })
  const title = await screen.findByRole('heading', { name: 'Error Loading Plans' })
  expect(title.closest('[role=alert]')?.textContent).toContain('The database does not answer')
  expect(logged.mock.calls).toEqual([['Failed to load data', 'The database does not answer']])
  logged.mockClear()
  answers['GET admin-internet-providers'] = { providers, total: 3 }
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No internet plans have been added yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add First Plan' }))
  expect(screen.getByRole('dialog', { name: 'Add New Internet Plan' })).toBeTruthy()
})
