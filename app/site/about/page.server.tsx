import { definePage } from '#app/platform/document/page.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { loadSite } from '../load-site.server.ts'
import { Contact } from './contact.tsx'
import { FirstTools } from './first-tools.tsx'
import { messages } from './messages.ne.ts'
import { Values } from './values.tsx'

export const page = definePage({
  path: '/about',
  load: async ({ url, lang, context }) => {
    const { name } = await loadSite(url, context)
    const title = messages[lang].title(name)
    const { description } = messages[lang]
    return {
      seo: { lang, path: '/about', title, description, about: { kind: 'page' as const, name: title } },
    }
  },
  draw: () => <About />,
})

function About() {
  const text = useMessages(messages)
  const { name } = useSite()
  const title = text.title(name)
  return (
    <div className="grid gap-12">
      <header>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-2 max-w-2xl text-lg text-muted">{text.lead}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-center">
        <section aria-labelledby="story" className="prose">
          <h2 id="story">{text.storyHeading}</h2>
          {text.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section aria-labelledby="mission" className="rounded-2xl bg-brand-soft px-6 py-8">
          <h2 id="mission" className="text-2xl">
            {text.missionHeading}
          </h2>
          <p className="mt-3 text-lg">{text.mission}</p>
        </section>
      </div>
      <Values />
      <FirstTools />
      <Contact />
    </div>
  )
}
