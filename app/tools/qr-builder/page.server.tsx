import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadBanks } from '#app/records/banks/store.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { encodeQr } from './encode-qr.ts'
import { messages } from './messages.ne.ts'
import QrTool from './parts/qr-tool.island.tsx'
import { isComplete, payloadOf, paymentFrom } from './qr-payload.ts'
import QrReader from './reader/qr-reader.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  render: { camera: true },
  load: async (request) => {
    const [page, banks] = await Promise.all([loadToolPage(request, texts), loadBanks(request)])
    return { ...page, banks, posted: answerTo(request.posted), payload: request.posted?.payload }
  },
  draw: ({ frame, banks, posted, payload }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('qr-tool', QrTool, { loadedBanks: banks, posted })}
      {island('qr-reader', QrReader, { posted: payload }, { when: 'used' })}
    </ToolPage>
  ),
})

/** The form of a browser without JavaScript, and its code. */
function answerTo(posted: Readonly<Record<string, string>> | undefined) {
  if (!posted || posted.payload !== undefined) return undefined
  const form = paymentFrom(posted)
  if (!isComplete(form)) return { form, result: undefined }
  const payload = payloadOf(form)
  const code = encodeQr(payload)
  const failed = { kind: 'failed', reason: 'tooLong' } as const
  return { form, result: code ? ({ kind: 'drawn', payload, code } as const) : failed }
}
