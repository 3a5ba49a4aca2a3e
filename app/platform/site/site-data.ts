import { createContext, useContext } from 'react'
import type { Lang } from '#app/lib/language.ts'
import type { VendorSettings } from '../consent/consent.ts'
import type { AuthMethod } from '../env/sign-in-config.server.ts'

/** A tool as cards and lists show it, in the language of the page. */
export interface ShownTool {
  path: string
  name: string
  description: string
  icon: string
  category: string
  /** False while the tool's page is in progress, or when a row names a path without a page. */
  open: boolean
  /** Of the visitors; `mean` is null below 5 votes. */
  rating: { mean: number | null; votes: number }
  /** Set when a text is not in the page's language. */
  textLang?: Lang
}

/** What every page knows of the site; read by `loadSite`. */
export interface SiteData {
  name: string
  /** Without a Nepali one the English text. */
  tagline: { text: string; lang: Lang }
  /** Path of the operator's logo; null: the site's own. */
  logoPath: string | null
  /** The public origin, without a trailing slash. */
  siteUrl: string
  supportEmail: string
  /** Addresses of the site's accounts, by the name of the service. */
  social: Readonly<Record<string, string>>
  /** A style sheet of the operator's colours; empty: the site's own. */
  brandStyles: string
  /** Null until an operator switched ads or a tag on: until then no consent is asked for and nothing is loaded. */
  vendorSettings: VendorSettings | null
  /** The sign-in methods that are on; empty when only the operator can sign in, by a one-time link. */
  authMethods: readonly AuthMethod[]
  /** Visitors see a message instead of the site, and this page is for an operator: since when (ISO 8601) and by whom. */
  maintenance: { since: string | undefined; by: string | null } | null
  /** Active tools in order. */
  tools: readonly ShownTool[]
  /** The year in Nepal, for the copyright line. */
  year: number
}

/** Default of components that get no site data, such as an island that names no part of it. */
export const defaultSiteData: SiteData = {
  name: 'Chautari',
  tagline: { text: '', lang: 'en' },
  logoPath: null,
  siteUrl: '',
  supportEmail: '',
  social: {},
  brandStyles: '',
  vendorSettings: null,
  authMethods: [],
  maintenance: null,
  tools: [],
  year: 0,
}

export const SiteContext = createContext(defaultSiteData)

export const useSite = (): SiteData => useContext(SiteContext)
