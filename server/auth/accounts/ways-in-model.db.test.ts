import { afterEach, expect, test, vi } from 'vitest'
import { type EveryWaySite, everyWaySite, Rival } from '#test/rivals.ts'
import { passTime } from '#test/sign-in-site.ts'
import { inviteOperator } from '../operators/invitations.ts'
import { resetSecondFactor } from '../operators/recorded-factor.ts'
import { addUser } from '../routes/admin-change.ts'
import { banUser } from './user-list.ts'

// What one feature keeps safe another may open: two people do whatever the calls allow, in any order. A failure names the
// `TRIAL_SEED` that repeats it; `TRIAL_STEPS` makes the run longer, as `npm run test:security` does.

afterEach(() => void vi.useRealTimers())

const seed = Number(process.env.TRIAL_SEED ?? Date.now() % 1_000_000)
const steps = Number(process.env.TRIAL_STEPS ?? 280)
/** Steps of one run with one address. */
const stepsOfLife = 14

type Choose = (below: number) => number

/** A linear congruential generator of 32 bits. */
function seededPick(start: number): Choose {
  let state = start >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Life {
  site: EveryWaySite
  owner: Rival
  stranger: Rival
  pick: Choose
}

const ways = ['google', 'sso', 'code', 'link', 'phone', 'wallet', 'passkey']
/** Actions that need a session; a person without one signs in first. */
const within = [
  'change the address',
  'change the phone',
  'set a password',
  'add a passkey',
  'enrol a factor',
  'link Google',
  'keep the cookie',
]

/** What each of them does more often than the rest: it leads somewhere. */
const [ofOwners, ofStrangers] = [
  Array<string>(12).fill('press a button'),
  Array<string>(8)
    .fill('change the address')
    .concat('sign up', 'sign up', 'enrol a factor', 'set a password'),
]

const password = (who: Rival) => `of the ${who.name} ${who.passwords.length + 1}`

/** What each of the two may do; `wanted` is the address of the owner. */
const acts: Record<string, (who: Rival, wanted: string, life: Life) => Promise<unknown>> = {
  'sign in': async (who, _, { pick }) => await who.signIn(ways[pick(ways.length)] ?? ''),
  'sign in by password': async (who, wanted) => await who.signIn(wanted),
  'sign up': async (who, email) => {
    who.passwords.push(password(who))
    const visitor = who.fresh()
    const own = who.passwords.at(-1) ?? ''
    await who.ask(visitor, () => visitor.client.signUp({ email, password: own }))
    if (email === who.email) await who.type(visitor, email)
  },
  'ask for a link': async (who, email) => {
    const visitor = who.fresh()
    await who.ask(visitor, () => visitor.client.signInWithOtp({ email }))
  },
  'forget the password': async (who, email) => {
    const visitor = who.fresh()
    await who.ask(visitor, () => visitor.client.resetPasswordForEmail(email))
  },
  'change the address': async (who, email) => {
    const { visitor } = who
    await who.ask(visitor, () => visitor.client.updateUser({ email }))
  },
  'change the phone': async (who) => {
    const { visitor } = who
    await who.ask(visitor, () => visitor.client.updateUser({ phone: who.phone }))
    const token = who.lastCodeTo(who.phone)
    await visitor.client.verifyOtp({ type: 'phone_change', phone: who.phone, token })
  },
  'set a password': async (who) => {
    who.passwords.push(password(who))
    await who.visitor.client.updateUser({ password: who.passwords.at(-1) ?? '' })
  },
  'add a passkey': async (who) => await who.addPasskey(),
  'enrol a factor': async (who) => await who.enrol(),
  'show a factor': async (who) => await who.stepUp(),
  // An owner who links Google to another account of their own signs in there with it.
  'link Google': async (who, wanted) => {
    if (who.email !== wanted || (await who.current()) === wanted) await who.link()
  },
  refresh: async (who) => await who.visitor.client.refreshSession(),
  'keep the cookie': async (who) => who.copyCookie(),
  'keep a code': async (who) => await who.keepCode(),
  'sign out': async (who) => await who.visitor.client.signOut({ scope: 'local' }),
  'press a button': async (who, _, { pick }) => {
    const mails = who.mailbox().slice(-3)
    await who.press(mails[pick(mails.length)])
  },
  'delete the account': async (who) => {
    const { client, send } = who.visitor
    const { data } = await client.getSession()
    const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` }
    await send('/auth/v1/user', { method: 'DELETE', headers })
  },
}

const actor = { id: 'sita', email: 'sita@example.com' }

/** What happens to them. */
const events: Record<string, (life: Life) => Promise<unknown>> = {
  'a minute passes': async () => passTime(61_000),
  'a quarter of an hour passes': async () => passTime(15 * 60_000),
  'the owner is invited': async ({ site: { site }, owner }) =>
    await inviteOperator(site.signIn, { email: owner.email, role: 'editor', actor, now: site.signIn.now() }),
  'an operator makes the account': async ({ site: { site }, owner, stranger }) => {
    const of = { email: owner.email, phone: stranger.phone, phone_confirm: true }
    await addUser(site.signIn.db, site.signIn, of).catch(() => undefined)
  },
  'the second factor is reset': async ({ site: { db }, owner }) =>
    await resetSecondFactor(db, owner.email, actor),
  'a ban comes and goes': async ({ site: { site, db }, owner }) => {
    const { now, adminEmails } = site.signIn
    const user = await db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirst()
    if (!user) return
    for (const banned of [true, false])
      await banUser({ db, adminEmails }, { id: user.id, banned, actor, now: now() })
  },
}

/** Everything that the stranger may try, by its name. */
const triesOf = ({ stranger, owner }: Life): [string, () => Promise<string | undefined>][] => [
  ['the session', async () => await stranger.current()],
  ...[...ways, owner.email].map(
    (way) =>
      [way, async () => await stranger.openBy(stranger.fresh(), way)] as [
        string,
        () => Promise<string | undefined>,
      ],
  ),
  ...stranger.kept.map((open, at) => [`kept ${at}`, open] as [string, typeof open]),
]

test('AUTH-04: whatever two people do, nobody but the owner of an address opens its account, and the owner always does', async () => {
  const site = await everyWaySite()
  let step = 0
  for (; step < steps; step += stepsOfLife) await live(site, seed + step)
  expect(step).toBeGreaterThanOrEqual(steps)
}, 3_600_000)

async function live(site: EveryWaySite, seedOfLife: number) {
  const pick = seededPick(seedOfLife)
  const life: Life = {
    site,
    pick,
    owner: new Rival(site, 'owner', pick),
    stranger: new Rival(site, 'stranger', pick),
  }
  const done: string[] = []
  const story = () => `TRIAL_SEED=${seedOfLife} TRIAL_STEPS=1: ${done.join(', ')}`
  for (let step = 0; step < stepsOfLife; step += 1) {
    await site.db.deleteFrom('auth_rate_limits').execute()
    done.push(await oneStep(life))
    await tryToOpen(life, 2, story)
  }
  await wayBack(life, story)
  await tryToOpen(life, 100, story)
}

async function oneStep(life: Life): Promise<string> {
  const { pick, owner, stranger } = life
  if (pick(10) === 0) {
    const names = Object.keys(events)
    const name = names[pick(names.length)] ?? ''
    await events[name]?.(life)
    return name
  }
  const who = pick(5) < 2 ? owner : stranger
  const names = [...Object.keys(acts), ...(who === owner ? ofOwners : ofStrangers)]
  const name = names[pick(names.length)] ?? ''
  if (within.includes(name) && !(await who.isIn())) await who.signIn(ways[pick(ways.length)] ?? '')
  await acts[name]?.(who, owner.email, life)
  return `${who.name}: ${name}`
}

async function tryToOpen(life: Life, most: number, story: () => string) {
  const { db } = life.site
  const of = db.selectFrom('auth_users').select('email_verified').where('email', '=', life.owner.email)
  // Until its owner has proven the address there is no account to open.
  if (!(await of.executeTakeFirst())?.email_verified) return
  const tries = triesOf(life)
  for (let left = Math.min(most, tries.length); left > 0; left -= 1) {
    const at = most < tries.length ? pickOf(life, tries.length) : left - 1
    const [name, open] = tries[at] ?? ['', async () => undefined]
    expect(await open(), `by ${name}. ${story()}`).not.toBe(life.owner.email)
  }
}

const pickOf = ({ pick }: Life, below: number) => pick(below)

/** The owner comes back, by Google or by a code, and is stopped by no factor of another person. */
async function wayBack(life: Life, story: () => string) {
  const { owner, site, pick } = life
  await site.db.deleteFrom('auth_rate_limits').execute()
  const invited = await site.db
    .selectFrom('auth_operators')
    .select('email')
    .where('email', '=', owner.email)
    .execute()
  const way = invited.length === 0 && pick(2) === 0 ? 'code' : 'google'
  expect(await owner.signIn(way), `owner by ${way}. ${story()}`).toBe(owner.email)
  await owner.stepUp()
  const { client } = owner.visitor
  const factors = (await client.mfa.listFactors()).data?.totp.map(({ id }) => id) ?? []
  expect(
    factors.filter((id) => !owner.secrets.has(id)),
    `factors. ${story()}`,
  ).toEqual([])
  const passkeys = (await client.passkey.list()).data?.map(({ id }) => id) ?? []
  expect(
    passkeys.filter((id) => !owner.passkeys.has(id)),
    `passkeys. ${story()}`,
  ).toEqual([])
}
