import type { Lang } from '#app/kit/language.ts'

/** The HTML that embeds the small month on another site; its frame takes the height that the month reports. */
export function embedSnippet(siteUrl: string, lang: Lang, title: string): string {
  return `<iframe id="chautari-calendar" src="${siteUrl}/embed/calendar?lang=${lang}&theme=auto"
  title="${title}" loading="lazy" style="width:100%;max-width:420px;height:430px;border:0"></iframe>
<script>
  addEventListener('message', ({ origin, data }) => {
    if (origin !== '${siteUrl}' || data?.type !== 'chautari:height') return
    document.getElementById('chautari-calendar').style.height = data.height + 'px'
  })
</script>`
}
