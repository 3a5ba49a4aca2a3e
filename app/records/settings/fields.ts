import { z } from 'zod'

const text = (limit: number) => z.string().trim().max(limit)
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const httpUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])

/** Names and texts of the site. An empty Nepali text falls back to the English one. */
const siteConfig = z.object({
  name: text(60).min(1).default('Chautari'),
  name_ne: text(60).default('चौतारी'),
  tagline: text(160).default('Free everyday tools for Nepal'),
  tagline_ne: text(160).default('नेपालका लागि निःशुल्क दैनिक औजार'),
  logo_url: httpUrl.default(''),
  primary_color: colour.default('#2563eb'),
  secondary_color: colour.default('#7c3aed'),
  facebook_url: httpUrl.default('https://www.facebook.com/chautari.tools'),
  twitter_url: httpUrl.default('https://twitter.com/chautaritools'),
  instagram_url: httpUrl.default('https://www.instagram.com/chautari.tools'),
  /** Empty: `support@` and the site's own host. */
  support_email: z.union([z.literal(''), z.email()]).default(''),
})

/** For search engines, on pages without texts of their own. */
const seoConfig = z.object({
  title: text(120).min(1).default('Chautari: Free Web Tools for Nepal'),
  title_ne: text(120).default('चौतारी: नेपालका लागि निःशुल्क वेब औजार'),
  description: text(320).default(
    'Carrier identifier, payment QR codes, Nepali calendar, date converter, exchange rates and more. Free, fast, private, in English and Nepali.',
  ),
  description_ne: text(320).default(
    'मोबाइल नेटवर्क पहिचान, भुक्तानी क्यूआर, नेपाली पात्रो, मिति रूपान्तरण, विनिमय दर र अरू औजार। निःशुल्क, छिटो र गोप्य।',
  ),
  keywords: text(320).default(
    'nepal, nepali tools, carrier identifier, qr code, nepali calendar, date converter',
  ),
  keywords_ne: text(320).default('नेपाल, नेपाली औजार, पात्रो, मिति, क्यूआर, मोबाइल नेटवर्क'),
  og_image: httpUrl.default(''),
})

/** Nothing, or an id of exactly this form: ids end up inside the addresses of scripts. */
const id = (form: RegExp) => z.union([z.literal(''), z.string().regex(form)]).default('')

const adsenseConfig = z.object({
  enabled: z.boolean().default(true),
  client_id: id(/^ca-pub-\d{16}$/),
  slot_id: id(/^\d{6,12}$/),
})

/** Nothing is loaded before an operator fills in an id, and never before the visitor agreed. */
const analyticsConfig = z.object({
  enabled: z.boolean().default(false),
  google_analytics_id: id(/^G-[A-Z0-9]{4,}$/),
  facebook_pixel_id: id(/^\d{6,20}$/),
  hotjar_id: id(/^\d{4,10}$/),
})

const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** While it is on, visitors see its message in place of every page. */
const maintenanceMode = z.object({
  enabled: z.boolean().default(false),
  message: text(500).min(1).default('We are currently performing maintenance. Please check back soon.'),
  message_ne: text(500).default('अहिले साइटको मर्मतसम्भार भइरहेको छ। कृपया केही बेरपछि फेरि आउनुहोस्।'),
  /** Addresses and networks that see the site all the same. What is none of these is left out. */
  allowed_ips: z
    .array(z.unknown())
    .default([])
    .transform((listed) => listed.flatMap((item) => address.safeParse(item).data ?? [])),
})

export const publicSettings = {
  site_config: siteConfig,
  seo_config: seoConfig,
  adsense_config: adsenseConfig,
  analytics_config: analyticsConfig,
} as const

/** With those that are the operator's own business. */
export const settings = { ...publicSettings, maintenance_mode: maintenanceMode } as const

export type SettingKey = keyof typeof settings
export type Settings = { [Key in SettingKey]: z.output<(typeof settings)[Key]> }
export type PublicSettings = Pick<Settings, keyof typeof publicSettings>
