import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

export function CallToAction() {
  const text = useMessages(messages)
  return (
    <section className="rounded-2xl bg-brand-soft px-4 py-8 text-center sm:px-10">
      <h2 className="text-2xl">{text.callHeading}</h2>
      <p className="mx-auto mt-2 max-w-xl">{text.callText}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <AppLink to="/carrier-identifier" className={buttonStyle.primary}>
          {text.callCarrier}
        </AppLink>
        <AppLink to="/qr-builder" className={buttonStyle.secondary}>
          {text.callQr}
        </AppLink>
      </div>
    </section>
  )
}
