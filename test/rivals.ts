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
    return Promise.resolve('sent')
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
export class Rival {
  readonly site: EveryWaySite
  readonly name: string
  readonly pick: (below: number) => number
  readonly email: string
  readonly phone: string
  readonly passwords: string[] = []
  /** The secrets of the factors that they enrolled, by the factor's id. */
  readonly secrets = new Map<string, string>()
  readonly passkeys = new Set<string>()
  /** What was kept of earlier sessions: cookies and codes that no page has exchanged yet. */
  readonly kept: (() => Opened)[] = []
  /** The browser of now. */
  visitor: Visitor
  readonly #device = passkeyDevice(siteUrl)
  readonly #wallet = newWallet()
  readonly #says: Record<string, unknown>
  readonly #browsers = new Set<Visitor>()

  constructor(site: EveryWaySite, name: string, pick: (below: number) => number) {
    people += 1
    this.site = site
    this.name = name
    this.pick = pick
    this.email = `${name}-${people}@example.com`
    this.phone = `+97798${41_000_000 + people}`
    this.#says = { sub: `${name}-${people}`, email: this.email, email_verified: true, name }
    this.visitor = this.fresh()
  }

  fresh(): Visitor {
    const visitor = this.site.browser()
    this.#browsers.add(visitor)
    return visitor
  }

  /** A sign-in in another browser, whose session is used from now on. */
  async signIn(way: string): Opened {
    this.visitor = this.fresh()
    return await this.openBy(this.visitor, way)
  }

  /** By one of the own ways, else by a password with this address. */
  async openBy(visitor: Visitor, way: string): Opened {
    const { email, phone } = this
    const { client } = visitor
    switch (way) {
      case 'google':
        this.site.google.says(this.#says)
        return addressOf((await visitor.signIn()).session?.user)
      case 'sso':
        return await this.#bySso(visitor)
      case 'code':
        await this.ask(visitor, () => client.signInWithOtp({ email }))
        return await this.type(visitor, email)
      case 'link':
        await this.ask(visitor, () => client.signInWithOtp({ email }))
        return await this.press(this.mailbox().at(-1))
      case 'phone':
        await this.ask(visitor, () => client.signInWithOtp({ phone }))
        return await this.type(visitor, phone)
      case 'wallet':
        return addressOf((await signInByWallet(visitor, this.#wallet)).data.user)
      case 'passkey':
        if (this.passkeys.size === 0) return undefined
        return addressOf((await signInWith(visitor, this.#device)).session?.user)
      default: {
        const password = this.passwords.at(this.pick(this.passwords.length)) ?? 'no password 1'
        return addressOf((await client.signInWithPassword({ email: way, password })).data.user)
      }
    }
  }

  async #bySso(visitor: Visitor): Opened {
    await standInForSso(this.#says)
    const options = { redirectTo: `${siteUrl}/`, skipBrowserRedirect: true }
    const { data } = await visitor.client.signInWithSSO({ domain: 'example.com', options })
    const code = data && (await visitor.follow(data.url)).searchParams.get('code')
    return code ? addressOf((await visitor.client.exchangeCodeForSession(code)).data.user) : undefined
  }

  /** Calls in a browser; what is sent for it is known to come from there. */
  async ask(visitor: Visitor, call: () => Promise<unknown>): Promise<void> {
    this.site.asking.browser = visitor
    await call()
    this.site.asking.browser = undefined
  }

  /** Types the code that this browser asked for. */
  async type(visitor: Visitor, to: string): Opened {
    const sent = this.site.sent.findLast((one) => one.to === to && one.askedIn === visitor)
    if (!sent) return undefined
    const { code: token, link } = sent
    const kind = new URL(link || siteUrl).searchParams.get('type') as 'email' | null
    const shown = kind ? { type: kind, email: to, token } : { type: 'sms' as const, phone: to, token }
    return addressOf((await visitor.client.verifyOtp(shown)).data.user)
  }

  lastCodeTo(to: string): string {
    return this.site.sent.findLast((one) => one.to === to)?.code ?? ''
  }

  mailbox(): Sent[] {
    return this.site.sent.filter(({ to, link }) => to === this.email && link !== '')
  }

  /** Presses the button of a mail: in the browser that asked for it where that is one's own, else in another one. */
  async press(mail: Sent | undefined): Opened {
    if (!mail?.link) return undefined
    const isOwn = mail.askedIn !== undefined && this.#browsers.has(mail.askedIn)
    const visitor = isOwn && mail.askedIn ? mail.askedIn : this.fresh()
    const { back } = await visitor.press(mail.link)
    const [code, token_hash] = [back.searchParams.get('code'), back.searchParams.get('token_hash')]
    if (code) return addressOf((await visitor.client.exchangeCodeForSession(code)).data.user)
    if (!token_hash) return undefined
    const type = back.searchParams.get('type') as 'magiclink'
    return addressOf((await visitor.client.verifyOtp({ type, token_hash })).data.user)
  }

  async addPasskey(): Promise<void> {
    const { id } = await addPasskey(this.visitor, this.#device)
    if (id) this.passkeys.add(id)
  }

  async enrol(): Promise<void> {
    const { mfa } = this.visitor.client
    const { data } = await mfa.enroll({
      factorType: 'totp',
      friendlyName: `${this.name} ${this.secrets.size}`,
    })
    if (!data) return
    this.secrets.set(data.id, data.totp.secret)
    await mfa.challengeAndVerify({ factorId: data.id, code: authenticatorCode(data.totp.secret) })
    await mfa.recoveryCodes.generate()
  }

  /** Shows a second factor of one's own. */
  async stepUp(): Promise<void> {
    const { mfa } = this.visitor.client
    const { data } = await mfa.listFactors()
    const own = data?.totp.find(({ id }) => this.secrets.has(id))
    if (!own) return
    // No code is taken twice.
    passTime(31_000)
    await mfa.challengeAndVerify({
      factorId: own.id,
      code: authenticatorCode(this.secrets.get(own.id) ?? ''),
    })
  }

  async link(): Promise<void> {
    this.site.google.says(this.#says)
    const options = { redirectTo: `${siteUrl}/profile`, skipBrowserRedirect: true }
    const { data } = await this.visitor.client.linkIdentity({ provider: 'google', options })
    if (!data.url) return
    const code = (await this.visitor.follow(data.url)).searchParams.get('code')
    if (code) await this.visitor.client.exchangeCodeForSession(code)
  }

  /** Copies the cookie of the session, to go on with it elsewhere. */
  copyCookie(): void {
    const visitor = this.site.browser(new Map(this.visitor.jar))
    this.kept.push(async () => {
      const init = { method: 'POST', body: '{"refresh_token":"kept-in-a-cookie"}' }
      const answer = await visitor.send('/auth/v1/token?grant_type=refresh_token', init)
      return addressOf(((await answer.json()) as { user?: User }).user)
    })
  }

  /** Comes back from Google, and leaves the code for later. */
  async keepCode(): Promise<void> {
    this.site.google.says(this.#says)
    const visitor = this.fresh()
    const options = { redirectTo: `${siteUrl}/`, skipBrowserRedirect: true }
    const { data } = await visitor.client.signInWithOAuth({ provider: 'google', options })
    const code = (await visitor.follow(data.url ?? '')).searchParams.get('code')
    if (code)
      this.kept.push(async () => addressOf((await visitor.client.exchangeCodeForSession(code)).data.user))
  }

  async isIn(): Promise<boolean> {
    return (await this.visitor.client.getSession()).data.session !== null
  }

  /** The address of the session of now. */
  async current(): Opened {
    return addressOf((await this.visitor.client.getUser()).data.user)
  }
}
