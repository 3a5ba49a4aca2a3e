import { useFontScript } from './document-context.tsx'

/** In Nepali documents: asks for the web font early where the system has none. */
export function FontScript() {
  const script = useFontScript()
  if (!script) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository
  return <script id="font-script" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
