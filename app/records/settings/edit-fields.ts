import { digitsIn } from 'bikram-sambat/digits'
import * as z from 'zod/mini'
import { contrast, readableOn } from '#app/kit/contrast.ts'
import type { Lang } from '#app/kit/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { messages } from './messages.ne.ts'

/** What WCAG asks of text, and so of every button in an operator's colour. */
const readable = 4.5

export const settingKeys = [
  'adsense_config',
  'seo_config',
  'site_config',
  'analytics_config',
  'maintenance_mode',
] as const

export type EditedKey = (typeof settingKeys)[number]

/** What each key is for, as it is saved beside it. */
export const settingDescriptions: Readonly<Record<EditedKey, string>> = {
  adsense_config: 'Google AdSense configuration',
  seo_config: 'SEO meta tags configuration',
  site_config: 'General site configuration',
  analytics_config: 'Analytics tracking configuration',
  maintenance_mode: 'Maintenance mode settings',
}

/** The settings as an admin writes them, for the form and the server alike. */
export function settingFields(lang: Lang) {
  return {
    adsense_config: adsenseFields(lang),
    seo_config: seoFields(lang),
    site_config: siteFields(lang),
    analytics_config: analyticsFields(lang),
    maintenance_mode: maintenanceFields(lang),
  }
}

function adsenseFields(lang: Lang) {
  const say = messages[lang]
  return z.strictObject({
    client_id: id(lang, /^(ca-pub-\d{16})?$/, say.client('ca-pub-1234567890123456')),
    slot_id: id(lang, /^(\d{6,12})?$/, say.slot),
    enabled: fieldsIn(lang).flag(true),
  })
}

function seoFields(lang: Lang) {
  const { required, text, webAddress } = fieldsIn(lang)
  return z.strictObject({
    title: required(messages[lang].titleRequired, 120),
    title_ne: text(120),
    description: text(320),
    description_ne: text(320),
    keywords: text(320),
    keywords_ne: text(320),
    og_image: webAddress(),
  })
}

function siteFields(lang: Lang) {
  const say = messages[lang]
  const { required, text, webAddress, settingPicture } = fieldsIn(lang)
  return z.strictObject({
    name: required(say.nameRequired, 60),
    name_ne: text(60),
    tagline: text(160),
    tagline_ne: text(160),
    logo_url: settingPicture(),
    primary_color: colour(lang),
    secondary_color: colour(lang),
    facebook_url: webAddress(),
    twitter_url: webAddress(),
    instagram_url: webAddress(),
    support_email: text(254).check(
      z.refine((email) => email === '' || z.email().safeParse(email).success, say.email),
    ),
  })
}

function analyticsFields(lang: Lang) {
  const say = messages[lang]
  return z.strictObject({
    google_analytics_id: id(lang, /^(G-[A-Z0-9]{4,16})?$/, say.googleAnalytics),
    facebook_pixel_id: id(lang, /^(\d{6,20})?$/, say.facebookPixel),
    hotjar_id: id(lang, /^(\d{4,10})?$/, say.hotjar),
    enabled: fieldsIn(lang).flag(false),
  })
}

function maintenanceFields(lang: Lang) {
  const say = messages[lang]
  const { required, text, flag } = fieldsIn(lang)
  const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], say.address)
  return z.strictObject({
    enabled: flag(false),
    message: required(say.messageRequired, 500),
    message_ne: text(500),
    allowed_ips: z.array(address, say.address).check(z.maxLength(100, say.tooManyAddresses)),
  })
}

/** Ids end up inside a script's address: they are matched whole. */
function id(lang: Lang, form: RegExp, message: string) {
  return fieldsIn(lang).text(40).check(z.regex(form, message))
}

function colour(lang: Lang) {
  const say = messages[lang]
  const form = say.colour('#2563eb')
  return z.string(form).check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, { message: form, abort: true }),
    z.superRefine((hex, context) => {
      const best = contrast(hex, readableOn(hex))
      if (best >= readable) return
      // Cut, not rounded: 4.48 must not read as enough.
      const ratio = (Math.floor(best * 100) / 100).toFixed(2)
      context.addIssue({ code: 'custom', message: say.contrast(digitsIn(lang, ratio)) })
    }),
  )
}
