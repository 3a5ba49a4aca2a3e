import { useEffect, useRef, useState } from 'react'
import { type Lang, languages, pathIn } from '#app/lib/language.ts'
import {
  type FrameName,
  type FrameTheme,
  frameAddress,
  frameSnippet,
  frames,
  themes,
} from '#app/platform/embed/frames.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Section } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { CodeBlock } from '../page-parts.tsx'
import { messages } from './messages.ne.ts'

/** What the form of the page asks. */
export interface FrameChoice {
  frame: FrameName
  lang: Lang
  theme: FrameTheme
}

interface FrameBuilderProps {
  /** Of the page, without its language: the form leads there without JavaScript. */
  path: string
  first: FrameChoice
}

/** A form for a frame, the HTML for it, and the frame itself. */
export default function FrameBuilder({ path, first }: FrameBuilderProps) {
  const [text, pageLang] = useTexts(messages)
  const [choice, setChoice] = useState(first)
  const isHydrated = useHydrated()
  const fields = [
    ['frame', text.frame, frames.map(({ name }) => [name, text.frames[name]] as const)],
    ['lang', text.language, languages.map((value) => [value, text.languages[value]] as const)],
    ['theme', text.theme, themes.map((value) => [value, text.themes[value]] as const)],
  ] as const
  return (
    <>
      <form action={pathIn(pageLang, path)} className="mt-6 grid gap-3 sm:grid-cols-3">
        {fields.map(([name, label, options]) => (
          <SelectField
            key={name}
            label={label}
            name={name}
            options={options}
            value={choice[name]}
            onChange={({ target }) => setChoice({ ...choice, [name]: target.value })}
          />
        ))}
        <div className="hidden noscript:grid">
          <button type="submit" className={buttonStyle.secondary}>
            {text.show}
          </button>
        </div>
      </form>
      <Snippet choice={choice} />
      {/* Loaded again for another choice, and when its messages are heard. */}
      <Preview key={`${JSON.stringify(choice)} ${isHydrated}`} choice={choice} />
    </>
  )
}

function Snippet({ choice: { frame, lang, theme } }: { choice: FrameChoice }) {
  const text = useMessages(messages)
  const { siteUrl } = useSite()
  const address = frameAddress(frame, lang, theme)
  const snippet = frameSnippet({ siteUrl, name: frame, address, title: text.frames[frame] })
  return (
    <Section headingId="snippet" title={text.snippetHeading} titleClass="mt-6 text-xl">
      <CodeBlock code={snippet} />
      <CopyButton
        text={snippet}
        label={text.copy}
        copied={text.copied}
        icon="link"
        style="primary"
        className="mt-2"
      />
    </Section>
  )
}

/** As high as the frame reports, which is how the snippet shows it. */
function Preview({ choice: { frame, lang, theme } }: { choice: FrameChoice }) {
  const text = useMessages(messages)
  const element = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | undefined>(frames.find(({ name }) => name === frame)?.height)
  useEffect(() => {
    const take = ({ source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
      const isOwn = source === element.current?.contentWindow && data?.type === 'chautari:height'
      if (isOwn && typeof data.height === 'number') setHeight(data.height)
    }
    addEventListener('message', take)
    return () => removeEventListener('message', take)
  }, [])
  return (
    <Section headingId="preview" title={text.previewHeading} titleClass="mt-6 text-xl">
      <iframe
        ref={element}
        src={frameAddress(frame, lang, theme)}
        title={text.frames[frame]}
        height={height}
        className="mt-2 w-full max-w-[440px] rounded-lg border border-line"
      />
    </Section>
  )
}
