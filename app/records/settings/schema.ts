import { digitsIn } from '@chautari/bikram-sambat/digits'
import * as z from 'zod/mini'
import { contrast, readableOn } from '#app/lib/contrast.ts'
import type { Lang } from '#app/lib/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { type Control, localTexts, flag as recordFlag } from '#app/platform/editing/record.ts'
import { messages } from './messages.ne.ts'

const message = localTexts(messages)

interface SettingField {
  /** How a stored value is read; it has a default. */
  stored: z.core.$ZodType
  /** What an admin may send, with error texts in a language. */
  edited: (lang: Lang) => z.core.$ZodType
  control: Control
}

type Fields = Readonly<Record<string, SettingField>>

/** @param description what the setting is for, as it is saved beside it */
function defineSetting<const F extends Fields>(description: string, fields: F) {
  const pick = (part: (field: SettingField) => unknown) =>
    Object.fromEntries(Object.entries<SettingField>(fields).map(([name, field]) => [name, part(field)]))
  type Stored = { [Name in keyof F]: F[Name]['stored'] }
  type Edits = { [Name in keyof F]: ReturnType<F[Name]['edited']> }
  return {
    description,
    stored: z.object(pick(({ stored }) => stored) as Stored),
    edits: (lang: Lang) => z.strictObject(pick(({ edited }) => edited(lang)) as Edits),
    controls: pick(({ control }) => control) as Readonly<Record<keyof F & string, Control>>,
  }
}

function text(max: number, initial: string, control: Partial<Control> = {}) {
  return {
    stored: z._default(z.string().check(z.trim(), z.maxLength(max)), initial),
    edited: (lang: Lang) => fieldsIn(lang).text(max),
    control: { kind: 'text', initial, isHalf: true, ...control } as Control,
  }
}

function requiredText(
  error: (lang: Lang) => string,
  max: number,
  { initial, ...control }: Partial<Control> & { initial: string },
) {
  return {
    ...text(max, initial, { isRequired: true, ...control }),
    stored: z._default(z.string().check(z.trim(), z.maxLength(max), z.minLength(1)), initial),
    edited: (lang: Lang) => fieldsIn(lang).required(error(lang), max),
  }
}

function webAddress(initial = '') {
  const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(500))
  return {
    ...text(500, initial, { type: 'url' }),
    stored: z._default(z.union([z.literal(''), address]), initial),
    edited: (lang: Lang) => fieldsIn(lang).webAddress(),
  }
}

function flag(initial: boolean) {
  return { ...recordFlag(initial), stored: z._default(z.boolean(), initial) }
}

type Form = z.ZodMiniType<string>
type FormOptions = Partial<Control> & { error: (lang: Lang) => string; saved?: Form }

/** Nothing, or a text of this form. */
function emptyOr(form: Form, max: number, { error, saved = form, ...control }: FormOptions) {
  return {
    ...text(max, '', { maxLength: max, ...control }),
    stored: z._default(z.union([z.literal(''), form]), ''),
    edited: (lang: Lang) =>
      fieldsIn(lang)
        .text(max)
        .check(z.refine((given) => given === '' || saved.safeParse(given).success, error(lang))),
  }
}

const matching = (form: RegExp) => z.string().check(z.regex(form))

/** Nothing, or an id of exactly this form: ids end up inside the addresses of scripts. */
const id = (form: RegExp, options: FormOptions) => emptyOr(matching(form), 40, options)

/** What WCAG asks of text, and so of every button in an operator's colour. */
const readableContrast = 4.5

function colour(initial: string) {
  return {
    stored: z._default(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), initial),
    edited: (lang: Lang) => {
      const form = messages[lang].colour('#2563eb')
      return z.string(form).check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^#[0-9a-f]{6}$/, { message: form, abort: true }),
        z.superRefine((hex, context) => {
          const best = contrast(hex, readableOn(hex))
          if (best >= readableContrast) return
          // Cut, not rounded: 4.48 must not read as enough.
          const ratio = (Math.floor(best * 100) / 100).toFixed(2)
          context.addIssue({ code: 'custom', message: messages[lang].contrast(digitsIn(lang, ratio)) })
        }),
      )
    },
    control: { kind: 'custom', initial, isHalf: true } as Control,
  }
}

const networkAddress = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()] as const

/** Nothing is loaded before an operator fills in both ids, and never before the visitor agreed. */
const adsenseConfig = defineSetting('Google AdSense configuration', {
  enabled: flag(true),
  client_id: id(/^ca-pub-\d{16}$/, { error: (lang) => messages[lang].client('ca-pub-1234567890123456') }),
  slot_id: id(/^\d{6,12}$/, { error: message('slot'), inputMode: 'numeric' }),
})

/** For search engines, on pages without texts of their own. */
const seoConfig = defineSetting('SEO meta tags configuration', {
  title: requiredText(message('titleRequired'), 120, {
    initial: 'Chautari: Free Web Tools for Nepal',
    recommended: 60,
  }),
  title_ne: text(120, 'चौतारी: नेपालका लागि निःशुल्क वेब औजार', { recommended: 60 }),
  description: text(
    320,
    'Carrier identifier, payment QR codes, Nepali calendar, date converter, exchange rates and more. Free, fast, private, in English and Nepali.',
    { kind: 'area', recommended: 160 },
  ),
  description_ne: text(
    320,
    'मोबाइल नेटवर्क पहिचान, भुक्तानी क्यूआर, नेपाली पात्रो, मिति रूपान्तरण, विनिमय दर र अरू औजार। निःशुल्क, छिटो र गोप्य।',
    { kind: 'area', recommended: 160 },
  ),
  keywords: text(320, 'nepal, nepali tools, carrier identifier, qr code, nepali calendar, date converter'),
  keywords_ne: text(320, 'नेपाल, नेपाली औजार, पात्रो, मिति, क्यूआर, मोबाइल नेटवर्क'),
  og_image: webAddress(),
})

/** Names and texts of the site. An empty Nepali text falls back to the English one. */
const siteConfig = defineSetting('General site configuration', {
  name: requiredText(message('nameRequired'), 60, { initial: 'Chautari', maxLength: 60 }),
  name_ne: text(60, 'चौतारी', { maxLength: 60 }),
  tagline: text(160, 'Free everyday tools for Nepal', { maxLength: 160 }),
  tagline_ne: text(160, 'नेपालका लागि निःशुल्क दैनिक औजार', { maxLength: 160 }),
  primary_color: colour('#2563eb'),
  secondary_color: colour('#7c3aed'),
  logo_url: { ...webAddress(), edited: (lang) => fieldsIn(lang).settingPicture() },
  /** Empty: `support@` and the site's own host. */
  support_email: emptyOr(z.email(), 254, { error: message('email') }),
  facebook_url: webAddress('https://www.facebook.com/chautari.tools'),
  twitter_url: webAddress('https://twitter.com/chautaritools'),
  instagram_url: webAddress('https://www.instagram.com/chautari.tools'),
})

/** Nothing is loaded before an operator fills in an id, and never before the visitor agreed. */
const analyticsConfig = defineSetting('Analytics tracking configuration', {
  enabled: flag(false),
  google_analytics_id: id(/^G-[A-Z0-9]{4,}$/, {
    saved: matching(/^G-[A-Z0-9]{4,16}$/),
    error: message('googleAnalytics'),
  }),
  facebook_pixel_id: id(/^\d{6,20}$/, { error: message('facebookPixel'), inputMode: 'numeric' }),
  hotjar_id: id(/^\d{4,10}$/, { error: message('hotjar'), inputMode: 'numeric' }),
})

/** While it is on, visitors see its message in place of every page. */
const maintenanceMode = defineSetting('Maintenance mode settings', {
  enabled: flag(false),
  message: requiredText(message('messageRequired'), 500, {
    initial: 'We are currently performing maintenance. Please check back soon.',
    kind: 'area',
  }),
  message_ne: text(500, 'अहिले साइटको मर्मतसम्भार भइरहेको छ। कृपया केही बेरपछि फेरि आउनुहोस्।', { kind: 'area' }),
  /** Addresses and networks that see the site all the same. A stored one that is invalid is left out. */
  allowed_ips: {
    stored: z._default(
      z.pipe(
        z.array(z.unknown()),
        z.transform((listed) => listed.flatMap((item) => z.union(networkAddress).safeParse(item).data ?? [])),
      ),
      [],
    ),
    edited: (lang) =>
      z.array(z.string(), message('address')(lang)).check(
        z.maxLength(100, { message: message('tooManyAddresses')(lang), abort: true }),
        z.refine(
          (listed) => listed.every((item) => z.union(networkAddress).safeParse(item).success),
          message('address')(lang),
        ),
      ),
    control: { kind: 'custom', initial: [], isHalf: true },
  },
})

/** The settings that an admin edits, in the order of the screen. */
export const settingRecords = {
  adsense_config: adsenseConfig,
  seo_config: seoConfig,
  site_config: siteConfig,
  analytics_config: analyticsConfig,
  maintenance_mode: maintenanceMode,
} as const

export type SettingKey = keyof typeof settingRecords

export const settingKeys = Object.keys(settingRecords) as [SettingKey, ...SettingKey[]]

export type Settings = { [Key in SettingKey]: z.output<(typeof settingRecords)[Key]['stored']> }

/** Without the operator's own business. */
export const publicSettings = {
  site_config: siteConfig.stored,
  seo_config: seoConfig.stored,
  adsense_config: adsenseConfig.stored,
  analytics_config: analyticsConfig.stored,
} as const

export type PublicSettings = Pick<Settings, keyof typeof publicSettings>

/** A setting as operators see it. */
export const listedSetting = z.object({
  key: z.enum(settingKeys),
  value: z.record(z.string(), z.unknown()),
  description: z.string(),
  /** Null until it is saved for the first time; then the defaults hold. */
  updated_at: z.nullable(z.iso.datetime()),
})

export type ListedSetting = z.output<typeof listedSetting>
