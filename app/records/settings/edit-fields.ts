import * as z from 'zod/mini'
import { contrast, readableOn } from '#app/kit/contrast.ts'
import { digitsIn } from '#app/kit/digits.ts'
import type { Lang } from '#app/kit/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { words } from './words.ts'

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

/** What maintenance is before an operator ever saved it. */
export const maintenanceDefaults = {
  enabled: false,
  message: 'We are currently performing maintenance. Please check back soon.',
  message_ne: 'हामी मर्मत गर्दै छौँ। कृपया केही बेरपछि फेरि आउनुहोस्।',
  allowed_ips: [] as string[],
}

/** The settings as an admin writes them, for the form and the server alike. */
export function settingFields(lang: Lang) {
  const say = words[lang]
  const { required, text, webAddress, flag } = fieldsIn(lang)
  /** Ids end up inside a script's address: they are matched whole. */
  const id = (form: RegExp, message: string) => text(40).check(z.regex(form, message))
  return {
    adsense_config: z.strictObject({
      client_id: id(/^(ca-pub-\d{10,20})?$/, say.client('ca-pub-1234567890123456')),
      slot_id: id(/^(\d{6,20})?$/, say.slot),
      enabled: flag(true),
    }),
    seo_config: z.strictObject({
      title: required(say.titleRequired, 120),
      title_ne: text(120),
      description: text(320),
      description_ne: text(320),
      keywords: text(320),
      keywords_ne: text(320),
      og_image: webAddress(),
    }),
    site_config: z.strictObject({
      name: required(say.nameRequired, 60),
      name_ne: text(60),
      tagline: text(160),
      tagline_ne: text(160),
      logo_url: webAddress(),
      primary_color: colour(lang),
      secondary_color: colour(lang),
      facebook_url: webAddress(),
      twitter_url: webAddress(),
      instagram_url: webAddress(),
      support_email: text(254).check(
        z.refine((email) => email === '' || z.email().safeParse(email).success, say.email),
      ),
    }),
    analytics_config: z.strictObject({
      google_analytics_id: id(/^(G-[A-Z0-9]{4,16})?$/, say.googleAnalytics),
      facebook_pixel_id: id(/^(\d{6,20})?$/, say.facebookPixel),
      hotjar_id: id(/^(\d{4,12})?$/, say.hotjar),
      enabled: flag(false),
    }),
    maintenance_mode: z.strictObject({
      enabled: flag(false),
      message: required(say.messageRequired, 500),
      message_ne: text(500),
      allowed_ips: z
        .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], say.address), say.address)
        .check(z.maxLength(100, say.tooManyAddresses)),
    }),
  }
}

function colour(lang: Lang) {
  const say = words[lang]
  const form = say.colour('#2563eb')
  return z.string(form).check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, { message: form, abort: true }),
    z.superRefine((hex, faults) => {
      const best = contrast(hex, readableOn(hex))
      if (best >= readable) return
      // Cut, not rounded: 4.48 must not read as enough.
      const ratio = (Math.floor(best * 100) / 100).toFixed(2)
      faults.addIssue({ code: 'custom', message: say.contrast(digitsIn(lang, ratio)) })
    }),
  )
}
