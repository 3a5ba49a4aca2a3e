import { loadSite } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Section } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { linkStyle } from '../page-parts.tsx'

export const page = definePage({
  path: '/about',
  listedSince: '2026-11-21',
  render: { mostVendors: 'tags' },
  load: async (request) => {
    const { lang } = request
    const { name } = await loadSite(request)
    const title = messages[lang].about.title(name)
    const { description } = messages[lang].about
    return {
      seo: { lang, path: '/about', title, description, about: { kind: 'page' as const, name: title } },
    }
  },
  draw: () => <About />,
})

function About() {
  const text = useMessages(messages).about
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
        <Section
          title={text.missionHeading}
          titleClass="text-2xl"
          className="rounded-2xl bg-brand-soft px-6 py-8"
        >
          <p className="mt-3 text-lg">{text.mission}</p>
        </Section>
      </div>
      <Values />
      <FirstTools />
      <Contact />
    </div>
  )
}

function Values() {
  const { valuesHeading, values } = useMessages(messages).about
  return (
    <Section headingId="values" title={valuesHeading} titleClass="text-2xl">
      <ul className="mt-4 grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {values.map(({ icon, title, text }) => (
          <li key={icon} className="border-s-4 border-marigold ps-4">
            <h3 className="flex items-center gap-2 text-lg">
              <Icon name={icon} className="size-6 text-brand-ink" />
              {title}
            </h3>
            <p className="mt-1 max-w-prose text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Four tools to try first, without those that the operator switched off. */
function FirstTools() {
  const { beginHeading, begin, notOpen } = useMessages(messages).about
  const { tools } = useSite()
  const shown = Object.entries(begin).flatMap(([path, text]) => {
    const tool = tools.find((listed) => listed.path === path)
    return tool ? [{ ...tool, text }] : []
  })
  return (
    <Section headingId="begin" title={beginHeading} titleClass="text-2xl">
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {shown.map(({ path, name, textLang, icon, text, open }) => (
          <li key={path}>
            <AppLink
              to={path}
              className="flex h-full items-start gap-4 rounded-xl border border-line bg-surface p-4 hover:bg-hover"
            >
              <Icon name={icon} className="mt-1 size-6 text-brand-ink" />
              <span>
                <span lang={textLang} className="block font-semibold">
                  {name}
                </span>
                <span className="block text-muted">{text}</span>
                {!open && <span className="mt-1 block text-sm text-muted">({notOpen})</span>}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Contact() {
  const text = useMessages(messages).about
  const { supportEmail, social } = useSite()
  const accounts = Object.entries(social)
  return (
    <Section headingId="contact" title={text.contactHeading} titleClass="text-2xl">
      <p className="mt-2 max-w-prose">{text.contact}</p>
      <FactList className="mt-4 sm:grid-cols-3">
        <Fact name={text.email} className="">
          <a href={`mailto:${supportEmail}`} className={`${linkStyle} [overflow-wrap:anywhere]`}>
            {supportEmail}
          </a>
        </Fact>
        <Fact name={text.place} className="flex min-h-11 items-center">
          {text.placeName}
        </Fact>
        {accounts.length > 0 && (
          <Fact name={text.elsewhere} className="flex flex-wrap gap-x-4">
            {accounts.map(([name, address]) => (
              <a key={name} href={address} rel="noopener" className={linkStyle}>
                {name}
              </a>
            ))}
          </Fact>
        )}
      </FactList>
    </Section>
  )
}
