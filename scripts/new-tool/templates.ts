import type { Bilingual } from '../../app/kit/language.ts'

interface NewTool {
  slug: string
  name: Bilingual
  order: number
  /** `YYYY-MM-DD` */
  today: string
}

/** The files of a new tool's folder, by name. Together they build, pass the checks and answer once opened. */
export function toolFiles(tool: NewTool): Record<string, string> {
  return {
    'tool.ts': manifest(tool),
    'page.server.tsx': named(pageTemplate, tool.slug),
    [`parts/${tool.slug}-form.island.tsx`]: named(formTemplate, tool.slug),
    'messages.en.ts': messagesEn(tool),
    'messages.ne.ts': messagesNe(tool),
    'answer.ts': logic,
    'answer.test.ts': logicTest,
    'article.en.md': article(tool.name.en, tool.today, 'About this tool', 'Write at least 800 words.'),
    'article.ne.md': article(tool.name.ne, tool.today, 'यस औजारबारे', 'कम्तीमा ८०० शब्द लेख्नुहोस्।'),
  }
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function manifest({ slug, name, order, today }: NewTool): string {
  const both = `{ en: ${quoted(name.en)}, ne: ${quoted(name.ne)} }`
  return `import { defineTool } from '#app/kit/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: '${slug}-view', use: '${slug}' } as const

export const tool = defineTool({
  slug: '${slug}',
  path: '/${slug}',
  status: 'announced',
  name: ${both},
  description: ${both},
  icon: 'tool',
  category: 'Utility',
  order: ${order},
  seo: {
    title: ${both},
    description: ${both},
    keywords: ${both},
  },
  keywords: [],
  events,
  ads: true,
  released: '${today}',
})
`
}

const named = (template: string, slug: string) =>
  template.replaceAll('tool-slug', slug).replaceAll('ToolName', componentName(slug))

function componentName(slug: string): string {
  return slug.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
}

const pageTemplate = `import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import ToolNameForm from './parts/tool-slug-form.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: (request) => loadToolPage(request, texts),
  draw: ({ frame }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('tool-slug-form', ToolNameForm, {})}
    </ToolPage>
  ),
})
`

const formTemplate = `import { useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.ts'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { answerTo } from '../answer.ts'
import { messages } from '../messages.ne.ts'

export default function ToolNameForm() {
  const text = useMessages(messages)
  const field = useRef<HTMLInputElement>(null)
  const [input, setInput] = useState('')
  useInitialInputValue(field, input, setInput)
  return (
    <section className="max-w-xl">
      <label htmlFor="input" className="font-semibold">
        {text.label}
      </label>
      <input
        ref={field}
        id="input"
        value={input}
        onChange={(event) => setInput(event.target.value)}
        className={\`\${fieldStyle} mt-1\`}
      />
      <p role="status" className="mt-3 min-h-6">
        {answerTo(input)}
      </p>
    </section>
  )
}
`

function messagesEn({ slug, name }: NewTool): string {
  return `export const en = {
  title: ${quoted(name.en)},
  subtitle: ${quoted(name.en)},
  label: 'Input',
}

export type ${componentName(slug)}Messages = typeof en
`
}

function messagesNe({ slug, name }: NewTool): string {
  return `import { en, type ${componentName(slug)}Messages } from './messages.en.ts'

const ne: ${componentName(slug)}Messages = {
  title: ${quoted(name.ne)},
  subtitle: ${quoted(name.ne)},
  label: 'लेख्नुहोस्',
}

export const messages = { en, ne }
`
}

const logic = `/** What the tool answers. Pure: no React, no network, no clock. */
export function answerTo(input: string): string {
  return input.trim()
}
`

const logicTest = `import { expect, test } from 'vitest'
import { answerTo } from './answer.ts'

test('spaces around the input do not count', () => {
  expect(answerTo('  नमस्ते ')).toBe('नमस्ते')
})
`

function article(title: string, today: string, heading: string, advice: string): string {
  return `---
title: ${title}
updated: ${today}
sources:
  - title: ${title}
---

## ${heading}

${advice}
`
}
