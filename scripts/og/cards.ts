import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bilingual, type Lang, languages } from '#app/lib/language.ts'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'
import { previewPicture } from '#app/platform/document/page.ts'

/** What is drawn for the link preview of one page in one language. */
export interface Card {
  slug: string
  lang: Lang
  title: string
  line: string
  /** Names of drawings in the sprite: one large, or three small. */
  icons: readonly string[]
  /** Path of the picture in the repository. */
  file: string
}

interface PageCard {
  slug: string
  title: Bilingual
  line: Bilingual
  icons: readonly string[]
}

/** The site's own pages. Its name is in none of them: an operator may change it, and previews show it beside. */
const sitePages: readonly PageCard[] = [
  {
    slug: 'home',
    title: { en: 'Free everyday tools for Nepal', ne: 'नेपालका लागि निःशुल्क दैनिक औजार' },
    line: {
      en: 'Small, quick and private, in English and Nepali.',
      ne: 'साना, छिटा र गोप्य, नेपाली र अङ्ग्रेजीमा।',
    },
    icons: ['qr-code', 'calendar', 'phone'],
  },
  {
    slug: 'about',
    title: { en: 'About us', ne: 'हाम्रो बारेमा' },
    line: {
      en: 'Tools kept open to everyone, like the resting place by the road.',
      ne: 'बाटोको चौतारीजस्तै सबैका लागि खुला औजार।',
    },
    icons: ['users'],
  },
  {
    slug: 'calendar-data',
    title: { en: 'How our Nepali dates are known', ne: 'हाम्रा नेपाली मितिको आधार' },
    line: {
      en: 'Each month from 2000 to 2090 BS, with its sources.',
      ne: 'वि.सं. २००० देखि २०९० सम्मको हरेक महिना, स्रोतसहित।',
    },
    icons: ['calendar'],
  },
  {
    slug: 'privacy',
    title: { en: 'Privacy Policy', ne: 'गोपनीयता नीति' },
    line: {
      en: 'What you type into a tool stays in your browser.',
      ne: 'तपाईंले औजारमा लेखेको कुरा तपाईंकै ब्राउजरमा रहन्छ।',
    },
    icons: ['lock'],
  },
  {
    slug: 'terms',
    title: { en: 'Terms of Service', ne: 'सेवाका सर्त' },
    line: {
      en: 'What you may do here, and how far to trust the results.',
      ne: 'यहाँ के गर्न सकिन्छ, र नतिजामा कति भर पर्ने।',
    },
    icons: ['file-text'],
  },
  {
    slug: 'newsletter',
    title: { en: 'Newsletter', ne: 'न्युजलेटर' },
    line: {
      en: 'An occasional e-mail about new tools.',
      ne: 'नयाँ औजारबारे बेलाबेला आउने इमेल।',
    },
    icons: ['mail'],
  },
  {
    slug: 'corrections',
    title: { en: 'Corrections', ne: 'सच्याइएका कुरा' },
    line: {
      en: 'What was reported as wrong, and what was decided.',
      ne: 'के गलत भनेर खबर आयो, र के निर्णय भयो।',
    },
    icons: ['check'],
  },
  {
    slug: 'status',
    title: { en: 'Site status', ne: 'साइटको अवस्था' },
    line: {
      en: 'What works at this moment, and what does not.',
      ne: 'अहिले के चलिरहेको छ, के छैन।',
    },
    icons: ['check'],
  },
  {
    slug: 'developers',
    title: { en: 'For developers', ne: 'डेभलपरका लागि' },
    line: {
      en: 'Dates, holidays and lists of Nepal for your program, without a key.',
      ne: 'नेपालका मिति, बिदा र सूची तपाईंको प्रोग्राममा, की नचाहिने।',
    },
    icons: ['layers'],
  },
  {
    slug: 'data',
    title: { en: 'Open data', ne: 'खुला डाटा' },
    line: {
      en: 'Calendar, holidays, postal codes and numbers as files for anyone.',
      ne: 'पात्रो, बिदा, हुलाक कोड र नम्बर, सबैका लागि फाइलमा।',
    },
    icons: ['database'],
  },
]

const toolsFolder = 'app/tools'

/** A card for every page of the site and every tool folder, open or announced, in both languages. */
export async function listCards(): Promise<Card[]> {
  const folders = readdirSync(toolsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const tools = await Promise.all(folders.map(({ name }) => readToolCard(name)))
  return [...sitePages, ...tools].flatMap(({ slug, title, line, icons }) =>
    languages.map((lang) => ({
      slug,
      lang,
      title: title[lang],
      line: line[lang],
      icons,
      file: `public${previewPicture(slug === 'home' ? '/' : `/${slug}`, lang)}`,
    })),
  )
}

async function readToolCard(folder: string): Promise<PageCard> {
  const file = pathToFileURL(join(process.cwd(), toolsFolder, folder, 'tool.ts')).href
  const { tool } = (await import(/* @vite-ignore */ file)) as { tool: ToolManifest }
  return { slug: tool.slug, title: tool.name, line: tool.description, icons: [tool.icon] }
}

/** The text of a card. */
export const cardText = ({ title, line }: Card) => `${title}\n${line}`

/** The texts that the pictures were drawn with, by file: a picture with an older text is found by a test. */
export const drawnTextsFile = 'scripts/og/drawn-texts.json'
