import { useLang } from '#app/platform/i18n/use-language.ts'
import { sections } from '../sections.ts'

/** ADM-02. */
export default function DashboardScreen() {
  const lang = useLang()
  return (
    <ul>
      {sections.map(({ path, name }) => (
        <li key={path}>{name[lang]}</li>
      ))}
    </ul>
  )
}
