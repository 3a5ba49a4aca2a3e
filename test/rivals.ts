import { onTestFinished, vi } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import { emailSite } from './email-site.ts'
import { passkeyDevice } from './passkey-device.ts'
import { addPasskey, signInWith } from './passkeys.ts'
import { passTime, siteUrl } from './sign-in-site.ts'
import { standInForSso } from './sso-provider.ts'
import { newWallet, signInByWallet } from './wallet.ts'

/** A message that the site sent, and the browser that asked for it. */
interface Sent {
  to: string
  code: string
  /** Of the button; empty in a text message. */
  link: string
  askedIn: Visitor | undefined
}

type EmailSite = Awaited<ReturnType<typeof emailSite>>
type Visitor = ReturnType<EmailSite['browser']>
export type Rival = ReturnType<typeof rival>
/** The address of the account that was opened, where there is one and it is proven. */
type Opened = Promise<string | undefined>

export interface EveryWaySite extends EmailSite {
  sent: Sent[]
  /** The browser whose call is answered now. */
  asking: { browser: Visitor | undefined }
}

const methods = ['google', 'password', 'email-otp', 'magic-link', 'phone', 'web3', 'sso', 'totp', 'passkey']

/** A site with every way to sign in. What it sends is kept here, and goes over no line. */
export async function everyWaySite(): Promise<EveryWaySite> {
  const sso = await standInForSso({})
  const site = await emailSite({ ...sso, authMethods: new Set(methods) as never })
  const sent: Sent[] = []
  const asking: EveryWaySite['asking'] = { browser: undefined }
  const { sender } = site.site.signIn
  vi.spyOn(sender, 'mail').mockImplementation((to, write) => {
    const { text } = write()
    const [code = '', link = ''] = [/\b\d{6}\b/.exec(text)?.[0], /https?:\S+confirm\S+/.exec(text)?.[0]]
    sent.push({ to, code, link, askedIn: asking.browser })
  })
  vi.spyOn(sender, 'sms').mockImplementation((to, code) => {
    sent.push({ to, code, link: '', askedIn: asking.browser })
  })
  onTestFinished(() => void vi.useRealTimers())
  return { ...site, sent, asking }
}

interface User {
  email?: string | undefined
  email_confirmed_at?: string | undefined
}
const addressOf = (user: User | null | undefined) =>
  user?.email_confirmed_at ? (user.email ?? undefined) : undefined

let people = 0

/** Somebody with an address, identities at two providers, a phone, a wallet and a device for passkeys. */
export function rival(site: EveryWaySite, name: string, pick: (below: number) => number) {
  people += 1
  const [email, phone] = [`${name}-${people}@example.com`, `+97798${String(41_000_000 + people)}`]
  const [device, wallet] = [passkeyDevice(siteUrl), newWallet()]
  const says = { sub: `${name}-${people}`, email, email_verified: true, name }
  const passwords: string[] = []
  const secrets = new Map<string, string>()
  const passkeys = new Set<string>()
  /** What was kept of earlier sessions: cookies and codes that no page has exchanged yet. */
  const kept: (() => Opened)[] = []
  const state: { visitor: Visitor } = { visitor: site.browser() }

  const openBy = async (visitor: Visitor, way: string): Opened => {
    const { client } = visitor
    switch (way) {
      case 'google':
        site.google.says(says)
        return addressOf((await visitor.signIn()).session?.user)
      case 'sso': {
        await standInForSso(says)
        const options = { redirectTo: `${siteUrl}/`, skipBrowserRedirect: true }
        const { data } = await client.signInWithSSO({ domain: 'example.com', options })
        const code = data && (await visitor.follow(data.url)).searchParams.get('code')
        return code ? addressOf((await client.exchangeCodeForSession(code)).data.user) : undefined
      }
      case 'code':
        await ask(visitor, () => client.signInWithOtp({ email }))
        return await type(visitor, email)
      case 'link':
        await ask(visitor, () => client.signInWithOtp({ email }))
        return await press(site.sent.findLast(({ to }) => to === email))
      case 'phone':
        await ask(visitor, () => client.signInWithOtp({ phone }))
        return await type(visitor, phone)
      case 'wallet':
        return addressOf((await signInByWallet(visitor, wallet)).data.user)
      case 'passkey':
        return passkeys.size > 0 ? addressOf((await signInWith(visitor, device)).session?.user) : undefined
      default: {
        const password = passwords.at(pick(passwords.length)) ?? 'no password 1'
        return addressOf((await client.signInWithPassword({ email: way, password })).data.user)
      }
    }
  }

  /** Calls in a browser; what is sent for it is known to come from there. */
  const ask = async (visitor: Visitor, call: () => Promise<unknown>) => {
    site.asking.browser = visitor
    await call()
    site.asking.browser = undefined
  }

  const type = async (visitor: Visitor, to: string): Opened => {
    const mail = site.sent.findLast((one) => one.to === to && one.askedIn === visitor)
    if (!mail) return undefined
    const kind = new URL(mail.link || siteUrl).searchParams.get('type') ?? 'sms'
    const { client } = visitor
    if (kind === 'sms') {
      const { data } = await client.verifyOtp({ type: 'sms', phone: to, token: mail.code })
      return addressOf(data.user)
    }
    const token = { email: to, token: mail.code }
    const { data } = await client.verifyOtp({ type: kind as 'email', ...token })
    return addressOf(data.user)
  }

  /** Presses the button of a mail: in the browser that asked for it where that is one's own, else in another one. */
  const press = async (mail: Sent | undefined): Opened => {
    if (!mail?.link) return undefined
    const isOwn = mail.askedIn !== undefined && mine.has(mail.askedIn)
    const visitor = isOwn && mail.askedIn ? mail.askedIn : fresh()
    const { back } = await visitor.press(mail.link)
    const [code, token_hash] = [back.searchParams.get('code'), back.searchParams.get('token_hash')]
    if (code) {
      const { data } = await visitor.client.exchangeCodeForSession(code).catch(() => ({ data: undefined }))
      return addressOf(data?.user)
    }
    if (!token_hash) return undefined
    const kind = back.searchParams.get('type') as 'magiclink'
    return addressOf((await visitor.client.verifyOtp({ type: kind, token_hash })).data.user)
  }

  const mine = new Set<Visitor>()
  const fresh = () => {
    const visitor = site.browser()
    mine.add(visitor)
    return visitor
  }

  return {
    name,
    email,
    phone,
    passwords,
    secrets,
    passkeys,
    kept,
    state,
    openBy,
    ask,
    press,
    type,
    fresh,
    /** A sign-in in another browser, whose session is used from now on. */
    signIn: async (way: string) => {
      state.visitor = fresh()
      return await openBy(state.visitor, way)
    },
    lastCodeTo: (to: string) => site.sent.findLast((one) => one.to === to)?.code ?? '',
    mailbox: () => site.sent.filter(({ to, link }) => to === email && link !== ''),
    addPasskey: async () => {
      const { id } = await addPasskey(state.visitor, device)
      if (id) passkeys.add(id)
    },
    enrol: async () => {
      const { mfa } = state.visitor.client
      const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: `${name} ${secrets.size}` })
      if (!data) return
      secrets.set(data.id, data.totp.secret)
      await mfa.challengeAndVerify({ factorId: data.id, code: authenticatorCode(data.totp.secret) })
      await mfa.recoveryCodes.generate()
    },
    /** Shows a second factor of one's own. */
    stepUp: async () => {
      const { mfa } = state.visitor.client
      const { data } = await mfa.listFactors()
      const own = data?.totp.find(({ id }) => secrets.has(id))
      if (!own) return
      passTime(31_000)
      const code = authenticatorCode(secrets.get(own.id) ?? '')
      await mfa.challengeAndVerify({ factorId: own.id, code })
    },
    link: async () => {
      site.google.says(says)
      const options = { redirectTo: `${siteUrl}/profile`, skipBrowserRedirect: true }
      const { data } = await state.visitor.client.linkIdentity({ provider: 'google', options })
      if (!data?.url) return
      const code = (await state.visitor.follow(data.url)).searchParams.get('code')
      if (code) await state.visitor.client.exchangeCodeForSession(code)
    },
    /** Copies the cookie of the session, to go on with it elsewhere. */
    copyCookie: () => {
      const visitor = site.browser(new Map(state.visitor.jar))
      kept.push(async () => {
        const init = { method: 'POST', body: '{"refresh_token":"kept-in-a-cookie"}' }
        const answer = await visitor.send('/auth/v1/token?grant_type=refresh_token', init)
        return addressOf(((await answer.json()) as { user?: User }).user)
      })
    },
    /** Comes back from Google, and leaves the code for later. */
    keepCode: async () => {
      site.google.says(says)
      const visitor = fresh()
      const options = { redirectTo: `${siteUrl}/`, skipBrowserRedirect: true }
      const { data } = await visitor.client.signInWithOAuth({ provider: 'google', options })
      const code = (await visitor.follow(data.url ?? '')).searchParams.get('code')
      if (code)
        kept.push(async () => addressOf((await visitor.client.exchangeCodeForSession(code)).data.user))
    },
    isIn: async () => (await state.visitor.client.getSession()).data.session !== null,
    /** The session of now. */
    current: async () => addressOf((await state.visitor.client.getUser()).data.user),
  }
}
